import Foundation
import ZoetropeText

/// Font files that tests use where they are installed.
public enum InstalledFonts {
  /// Packages of Debian and Ubuntu that have the files.
  public static let packages = "fonts-inter and fonts-dejavu-core"

  private static let folders = [
    "/usr/share/fonts", "/usr/local/share/fonts",
    NSHomeDirectory() + "/.local/share/fonts", NSHomeDirectory() + "/.fonts",
  ]

  /// The path of a file of this name in one of the usual folders; the first in alphabetical order.
  public static func path(_ name: String) -> String? {
    for folder in folders {
      let found = FileManager.default.enumerator(atPath: folder)?
        .compactMap { $0 as? String }.filter { $0 == name || $0.hasSuffix("/" + name) }
      if let first = found?.min() { return folder + "/" + first }
    }
    return nil
  }

  /// Whether all files of these names are installed.
  public static func areInstalled(_ names: [String]) -> Bool {
    names.allSatisfy { path($0) != nil }
  }

  /// The face of a file; nil where it is not installed.
  package static func face(_ name: String, in library: FontLibrary) -> FontFace? {
    path(name).flatMap { library.face(for: FontRequest(family: .named($0), size: 16)) }
  }

  /// A number that tells versions of the files apart; nil where one is not installed.
  public static func fingerprint(_ names: [String]) -> UInt64? {
    guard let library = try? FontLibrary() else { return nil }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for name in names {
      guard let face = face(name, in: library) else { return nil }
      // FNV-1a, a word at a time (Fowler, Noll, Vo).
      hash = (hash ^ face.id.fingerprint) &* 0x0000_0100_0000_01b3
    }
    return hash
  }
}
