import Foundation
import Testing

@testable import ZoetropeAssetSymbols

/// The program behind the plugin.
struct AssetSymbolsCommandTests {
  private func run(_ arguments: [String]) -> (code: Int32, lines: [String]) {
    var lines: [String] = []
    let code = AssetSymbolsCommand.run(arguments) { lines.append($0) }
    return (code, lines)
  }

  @Test func `the file has the assets of all catalogs`() throws {
    let catalogue = try Catalogue()
    let first = try catalogue.add("A.xcassets"), second = try catalogue.add("B.xcassets")
    try catalogue.add("A.xcassets/sun.imageset")
    try catalogue.add("B.xcassets/sky.colorset")
    try catalogue.add("B.xcassets/bare.colorset", nil)
    let output = catalogue.url.appendingPathComponent("new/Assets.swift")
    let result = run(
      ["--output", output.path, "--import", "SwiftUI", "--bundle", "B", first.path, second.path])
    #expect(result.code == 0 && result.lines.isEmpty)
    let text = try String(contentsOf: output, encoding: .utf8)
    #expect(text.contains("static let sun = ImageResource("))
    #expect(text.contains("static let sky = ColorResource("))
    #expect(text.contains("bare.colorset: the set has no file Contents.json\")"))
  }

  @Test func `a wrong catalog is an error, and nothing is written`() throws {
    let catalogue = try Catalogue()
    let folder = try catalogue.add("A.xcassets", "no JSON")
    let output = catalogue.url.appendingPathComponent("Assets.swift")
    let result = run(["--output", output.path, "--import", "SwiftUI", "--bundle", "B", folder.path])
    #expect(result.code == 1)
    #expect(result.lines.map { $0.contains("A.xcassets/Contents.json: error: ") } == [true])
    #expect(!FileManager.default.fileExists(atPath: output.path))
  }

  @Test func `a file that cannot be written is an error`() throws {
    let result = run(["--output", "/dev/null/Assets.swift", "--import", "SwiftUI", "--bundle", "B"])
    #expect(result.code == 1 && result.lines.count == 1)
    #expect(result.lines[0].hasPrefix("/dev/null/Assets.swift: error: the file cannot be written"))
  }

  @Test(arguments: [
    [], ["--output"], ["--output", "a"], ["--output", "a", "--import", "SwiftUI"],
    ["--import", "SwiftUI", "A.xcassets"],
  ])
  func `missing options are told`(arguments: [String]) {
    let result = run(arguments)
    #expect(result.code == 64 && result.lines.first?.hasPrefix("usage: ") == true)
  }
}
