import Foundation
import TestSupport
import Testing
import ZoetropeText

/// Libraries of the installed fonts and of folders of fonts.
enum FontTests {
  /// The library of the installed fonts.
  static func installed() throws -> FontLibrary { try FontLibrary() }

  /// Runs a test with a folder that holds links to installed font files, under new names if wanted,
  /// and removes it afterwards.
  ///
  /// - Throws: ``InstalledFonts/Missing`` for a file that is not installed.
  static func withFolder<Result>(
    of files: [(name: String, as: String)], _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for (name, link) in files {
      let path = try InstalledFonts.path(name)
      let place = folder.url.appending(path: link)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: place.path, withDestinationPath: path)
    }
    return try body(folder.path)
  }

  /// Runs a test with a folder that holds links to installed font files under their own names.
  static func withFolder<Result>(_ names: [String], _ body: (String) throws -> Result) throws
    -> Result
  {
    try withFolder(of: names.map { ($0, $0) }, body)
  }
}

extension FontRequest {
  /// A request by name.
  static func named(
    _ name: String, weight: Double = 400, width: Double = 100, isItalic: Bool = false
  ) -> FontRequest {
    FontRequest(
      family: .named(name), size: 12, weight: weight, width: width, isItalic: isItalic)
  }

  /// A request by design.
  static func design(_ design: FontDesign, weight: Double = 400, isItalic: Bool = false)
    -> FontRequest
  {
    FontRequest(family: .design(design), size: 12, weight: weight, isItalic: isItalic)
  }
}
