import Zoetrope

/// The fonts that renderers have used lately. Later renderers share them, so that a server neither
/// looks for fonts nor reads their outlines again for each image.
@MainActor final class RendererFonts {
  /// The fonts that all renderers share.
  static let shared = RendererFonts()

  /// The largest number of folders whose fonts are kept.
  private static let limit = 4

  /// The kept fonts, those used last at the end.
  private var recent: [SharedFonts] = []

  /// Returns the fonts of a source. Fonts that could not be loaded are looked for again.
  func fonts(from source: FontSource) -> SharedFonts {
    let fonts = takeKnown(in: source.folder()) ?? source.shared()
    if recent.count == Self.limit { recent.removeFirst() }
    recent.append(fonts)
    return fonts
  }

  private func takeKnown(in folder: String?) -> SharedFonts? {
    guard let index = recent.firstIndex(where: { $0.folder == folder }) else { return nil }
    let known = recent.remove(at: index)
    return known.hasFailed ? nil : known
  }
}
