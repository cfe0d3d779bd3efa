import Foundation
import Testing

@testable import ZoetropeText

/// What the tests of fonts share: where the fonts are that everybody has, and folders of fonts.
enum FontTests {
  /// The library of the machine's fonts.
  static func installed() throws -> FontLibrary { try FontLibrary() }

  /// The file of an installed face; nil when it is not installed.
  static func file(named name: String) -> String? {
    guard let library = try? installed() else { return nil }
    return library.catalog.records.first { $0.fileName == name }?.path
  }

  /// Whether a family is installed.
  static func has(_ family: String) -> Bool {
    (try? installed())?.families.contains(family) ?? false
  }

  /// Runs a test with a folder that holds links to installed font files, under new names if wanted,
  /// and removes it afterwards.
  static func withFolder<Result>(
    of files: [(name: String, as: String)], _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "zoetrope-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, link) in files {
      let path = try #require(file(named: name), "\(name) is not installed")
      let place = folder.appending(path: link)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: place.path, withDestinationPath: path)
    }
    return try body(folder.path)
  }

  /// The same with the files' own names.
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
