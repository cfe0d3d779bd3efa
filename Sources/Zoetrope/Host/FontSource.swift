import Foundation
import ZoetropeText

/// Where the fonts of texts come from.
public enum FontSource: Sendable, Hashable {
  /// The folder that the environment variable `ZOETROPE_FONTS` names; where there is no such
  /// variable, or an empty one, the fonts that are installed.
  case environment
  /// The fonts that are installed.
  case installed
  /// The fonts in a folder and in the folders inside, and no others.
  case folder(String)

  /// The environment variable that names a folder with fonts.
  public static let variableName = "ZOETROPE_FONTS"

  /// The folder with the fonts; nil for those that are installed.
  ///
  /// - Parameter environment: The variables that ``environment`` looks at. Default: the process's.
  package func folder(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    switch self {
    case .environment: environment[FontSource.variableName].flatMap { $0.isEmpty ? nil : $0 }
    case .installed: nil
    case .folder(let path): path
    }
  }

  /// These fonts, not yet looked for; for hosts that use the same ones.
  package func shared() -> SharedFonts { SharedFonts(folder: folder()) }
}

/// Which face stands for a design, a weight and a slant.
package struct FontChoice: Sendable, Equatable {
  /// What was asked for: `default`, `serif`, `rounded` or `monospaced`.
  package var design: String
  /// What was asked for, on OpenType's scale from 100 to 900.
  package var weight: Int
  /// Whether an italic was asked for.
  package var isItalic: Bool
  /// The family that is used.
  package var family: String
  /// The face's name in its family, as `Bold Italic`.
  package var style: String
  /// The path of the file.
  package var file: String
  /// Whether the face is the `exact` one, made by an `axis` of a variable font, or the `nearest`
  /// weight; an upright face that leans is `slanted`, and one of another design a `substitute`, as
  /// in `substitute, nearest`.
  package var how: String
}

extension FontSource {
  /// The faces for every design, weight from 100 to 900 and slant, in that order, and what looked
  /// wrong with the fonts.
  ///
  /// - Throws: ``HostError`` where there are no fonts.
  package func choices() throws(HostError) -> (faces: [FontChoice], diagnostics: [Diagnostic]) {
    let library = try shared().library()
    let faces = library.resolutions().map { resolution in
      FontChoice(
        design: resolution.design.rawValue, weight: Int(resolution.weight),
        isItalic: resolution.isItalic, family: resolution.family, style: resolution.styleName,
        file: resolution.path, how: FontSource.words(for: resolution))
    }
    return (faces, library.takeNotices().map { Diagnostic($0) })
  }

  private static func words(for resolution: FontResolution) -> String {
    var words: [String] = []
    if resolution.isSubstitute { words.append("substitute") }
    if resolution.nearness != .exact { words.append(resolution.nearness.rawValue) }
    if resolution.isSlanted { words.append("slanted") }
    return words.isEmpty ? FontResolution.Nearness.exact.rawValue : words.joined(separator: ", ")
  }
}
