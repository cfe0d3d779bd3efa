import Zoetrope

/// The fonts that renderers have used lately. Later images use them again, so that a server neither
/// looks for fonts nor reads their outlines anew for each image.
///
/// While an image is laid out, it has the fonts to itself. An image that is made meanwhile, by the
/// code of a view, has other fonts, and its own messages about fonts.
@MainActor final class RendererFonts {
  /// The fonts that all renderers share.
  static let shared = RendererFonts()

  /// The largest number of folders whose fonts are kept.
  private static let limit = 4

  /// The kept fonts, one for each folder, those used last at the end.
  private var idle: [SharedFonts] = []

  /// Calls a closure with the fonts of a folder; nil stands for the installed fonts.
  func lend<Result>(
    _ folder: String?, _ body: (SharedFonts) throws(ImageRendererError) -> Result
  ) throws(ImageRendererError) -> Result {
    let known = idle.firstIndex { $0.folder == folder }
    let fonts = known.map { idle.remove(at: $0) } ?? SharedFonts(folder: folder)
    defer { takeBack(fonts) }
    return try body(fonts)
  }

  private func takeBack(_ fonts: SharedFonts) {
    guard fonts.isReusable, !idle.contains(where: { $0.folder == fonts.folder }) else { return }
    if idle.count == Self.limit { idle.removeFirst() }
    idle.append(fonts)
  }
}
