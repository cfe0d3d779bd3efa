import Foundation
import ZoetropeText

/// Font files that the tests use where they are installed.
enum InstalledFonts {
  /// Packages of Debian and Ubuntu that have the files.
  static let packages = "fonts-inter and fonts-dejavu-core"

  private static let folders = [
    "/usr/share/fonts", "/usr/local/share/fonts",
    NSHomeDirectory() + "/.local/share/fonts", NSHomeDirectory() + "/.fonts",
  ]

  /// The path of a file of this name in one of the usual folders; the first in alphabetical order.
  static func path(_ name: String) -> String? {
    for folder in folders {
      let found = FileManager.default.enumerator(atPath: folder)?
        .compactMap { $0 as? String }.filter { $0 == name || $0.hasSuffix("/" + name) }
      if let first = found?.min() { return folder + "/" + first }
    }
    return nil
  }

  static func areInstalled(_ names: [String]) -> Bool { names.allSatisfy { path($0) != nil } }

  /// The face of a file; nil where it is not installed.
  static func face(_ name: String, in library: FontLibrary) -> FontFace? {
    path(name).flatMap { library.face(for: FontRequest(family: .named($0), size: 16)) }
  }
}
