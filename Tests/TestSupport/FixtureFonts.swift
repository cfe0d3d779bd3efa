import Foundation

/// Font files that come with the tests, for pictures of text that are the same on every machine.
///
/// They hold ASCII and the few other characters that `Fixtures/Fonts/README.md` lists.
public enum FixtureFonts {
  /// The folder of the files.
  public static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/Fonts").path

  /// The path of a file.
  public static func path(_ name: String) -> String { "\(folder)/\(name)" }
}

/// Fonts with color glyphs that come with the tests, together with Inter for other text.
///
/// `Fixtures/ColorFonts/make` says what each glyph draws.
public enum ColorFonts {
  /// The folder of the files.
  public static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/ColorFonts").path

  /// The path of a file.
  public static func path(_ name: String) -> String { "\(folder)/\(name)" }
}
