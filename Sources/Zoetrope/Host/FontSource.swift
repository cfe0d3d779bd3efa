import Foundation
import ZoetropeText

/// The source of the fonts that texts are set in.
public enum FontSource: Sendable, Hashable {
  /// The fonts in the folder that the environment variable `ZOETROPE_FONTS` names. If the variable
  /// is unset or empty, the installed fonts are used.
  case environment
  /// The fonts installed on the system.
  case installed
  /// The fonts in the given folder and its subfolders, and no others.
  case folder(String)

  /// The name of the environment variable for the folder of the fonts.
  public static let variableName = "ZOETROPE_FONTS"

  /// Returns the folder of the fonts; nil for the installed fonts.
  ///
  /// - Parameter environment: The environment variables, used only if the source is
  ///   ``environment``. Default: nil, which stands for the variables of the process.
  package func folder(in environment: [String: String]? = nil) -> String? {
    switch self {
    case .environment:
      (environment.map { $0[FontSource.variableName] }
        ?? getenv(FontSource.variableName).map { String(cString: $0) })
        .flatMap { $0.isEmpty ? nil : $0 }
    case .installed: nil
    case .folder(let path): path
    }
  }

  /// Returns an object through which several hosts share the fonts. The fonts are loaded when the
  /// first text needs them.
  package func shared() -> SharedFonts { SharedFonts(folder: folder()) }
}

/// The font face that is used for a requested design, weight and slant.
package struct FontChoice: Sendable, Equatable {
  /// The requested design: `default`, `serif`, `rounded` or `monospaced`.
  package var design: String
  /// The requested weight, on OpenType's scale from 100 to 900.
  package var weight: Int
  /// Whether an italic face is requested.
  package var isItalic: Bool
  /// The name of the family that the face belongs to, such as `Inter`.
  package var family: String
  /// The name of the face within its family, such as `Bold Italic`.
  package var style: String
  /// The path of the font file.
  package var file: String
  /// The degree to which the face matches the request: one or more of the following words,
  /// separated by commas, for example `substitute, nearest`.
  ///
  /// - `exact`: The face has all requested properties.
  /// - `axis`: A variable font is set to the requested weight.
  /// - `nearest`: The face has the nearest available weight.
  /// - `slanted`: An upright face is slanted.
  /// - `substitute`: The face has a different design.
  package var how: String
}

extension FontSource {
  /// Returns the face for every design, both slants and every weight from 100 to 900. The faces are
  /// ordered by design, then by slant, then by weight. The result also contains the diagnostics
  /// about the fonts.
  ///
  /// - Throws: ``HostError`` if there are no fonts.
  package func choices() throws(HostError) -> (faces: [FontChoice], diagnostics: [Diagnostic]) {
    let library = try shared().library()
    let faces = library.resolutions().map { resolution in
      FontChoice(
        design: resolution.design.rawValue, weight: Int(resolution.weight),
        isItalic: resolution.isItalic, family: resolution.family, style: resolution.styleName,
        file: resolution.path, how: FontSource.words(for: resolution))
    }
    if let failure = library.failure { throw HostError(failure) }
    return (faces, library.takeNotices().map { Diagnostic($0) })
  }

  private static func words(for resolution: FontResolution) -> String {
    var words: [String] = []
    if resolution.isSubstitute { words.append("substitute") }
    if resolution.nearness != .exact { words.append(resolution.nearness.rawValue) }
    if resolution.isSlanted { words.append("slanted") }
    return words.isEmpty ? FontMatch.Nearness.exact.rawValue : words.joined(separator: ", ")
  }
}
