import Foundation
import Testing

@testable import ZoetropeAssetSymbols

/// The names in asset catalogs.
struct CatalogueReaderTests {
  private let namespace = #"{"properties": {"provides-namespace": true}}"#

  @Test func `image sets and color sets are found in all folders`() throws {
    let catalogue = try Catalogue()
    let folder = try catalogue.add("A.xcassets")
    try catalogue.add("A.xcassets/sun.imageset")
    try catalogue.add("A.xcassets/Group/moon.imageset")
    try catalogue.add("A.xcassets/Bare/stars.colorset")
    try catalogue.add("A.xcassets/Space/Far/dust.imageset")
    try catalogue.add("A.xcassets/Space", namespace)
    try catalogue.add("A.xcassets/Space/Far", namespace)
    try catalogue.add("A.xcassets/AppIcon.appiconset")
    var reader = CatalogueReader()
    reader.read(folder)
    #expect(reader.faults.isEmpty)
    #expect(
      reader.assets.map { "\($0.kind) \($0.fullName)" } == [
        "color stars", "image moon", "image Space/Far/dust", "image sun",
      ])
  }

  @Test func `a catalog may disable extensions, and a folder in it enable them`() throws {
    let catalogue = try Catalogue()
    func list(_ value: String) -> String {
      #"{"properties": {"generate-swift-asset-symbol-extensions": "\#(value)"}}"#
    }
    let folder = try catalogue.add("A.xcassets", list("disabled"))
    try catalogue.add("A.xcassets/Loud", list("enabled"))
    try catalogue.add("A.xcassets/Loud/one.colorset")
    try catalogue.add("A.xcassets/two.colorset")
    var reader = CatalogueReader()
    reader.read(folder)
    #expect(reader.assets.map(\.isExtension) == [true, false])
  }

  @Test(arguments: [
    ("A.xcassets", "", "A.xcassets/Contents.json: error: the file is not JSON with an object"),
    (
      "A.xcassets/G", "[]", "A.xcassets/G/Contents.json: error: the file is not JSON with an object"
    ),
    (
      "A.xcassets/a.imageset", "{",
      "A.xcassets/a.imageset/Contents.json: error: the file is not JSON with an object"
    ),
    (
      "A.xcassets/a.colorset", nil,
      "A.xcassets/a.colorset: warning: the set has no file Contents.json"
    ),
    (
      "A.xcassets/a.symbolset", "{}",
      "A.xcassets/a.symbolset: warning: symbol sets are not read, so a has no property"
    ),
    ("A.xcassets/a.imageset/Contents.json", nil, "Contents.json: error: the file cannot be read"),
    ("B.xcassets", "{}", "A.xcassets: error: there is no such folder"),
  ])
  func `a fault is told with its path`(path: String, list: String?, line: String) throws {
    let catalogue = try Catalogue()
    try catalogue.add(path, list)
    var reader = CatalogueReader()
    reader.read(catalogue.url.appendingPathComponent("A.xcassets"))
    let lines = reader.faults.map { catalogue.relative($0.line) }
    #expect(lines.count == 1 && lines[0].hasSuffix(line), "\(lines)")
    #expect(reader.assets.isEmpty)
  }

  @Test func `links to folders around them are not followed`() throws {
    let catalogue = try Catalogue()
    let folder = try catalogue.add("A.xcassets/Group")
    for name in ["a", "b"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent(name).path, withDestinationPath: catalogue.url.path)
    }
    var reader = CatalogueReader()
    reader.read(catalogue.url.appendingPathComponent("A.xcassets"))
    #expect(reader.assets.isEmpty && reader.faults.isEmpty)
  }

  @Test func `folders within folders are read to a limit`() throws {
    let catalogue = try Catalogue()
    let path = String(repeating: "/a", count: 70)
    try catalogue.add("A.xcassets\(path)")
    var reader = CatalogueReader()
    reader.read(catalogue.url.appendingPathComponent("A.xcassets"))
    #expect(reader.faults.map(\.message) == ["the folder cannot be read"])
  }
}
