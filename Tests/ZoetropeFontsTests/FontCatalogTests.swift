import TestSupport
import Testing
@testable import ZoetropeFonts

/// Names and their order, with invented faces.
@Suite(.reportsSeed) struct FontCatalogTests {
  private func record(
    _ families: [String], _ style: String, weight: Double = 400,
    slant: FontRecord.Slant = .upright, path: String? = nil, version: Int = 1, id: Int = 0
  ) -> FontRecord {
    let name = "\(families[0]) \(style)"
    return FontRecord(
      id: id, path: path ?? "/fonts/\(name).ttf", index: 0, families: families, style: style,
      fullNames: [name], postScriptName: "\(families[0])-\(style)".filter { $0 != " " },
      weights: weight...weight, widths: 100...100, slant: slant, isMonospaced: false,
      hasColor: false, version: version)
  }

  private var records: [FontRecord] {
    var records = [
      record(["Ada"], "Regular"), record(["Ada"], "Bold", weight: 700),
      record(["Ada", "Ada Semi"], "SemiBold", weight: 600),
      record(["Ada", "Ada Semi"], "SemiBold Italic", weight: 600, slant: .italic),
      record(["Ada Display"], "Regular"), record(["Babbage", "バベッジ"], "Book"),
    ]
    for index in records.indices { records[index].id = index }
    return records
  }

  private func catalog(_ records: [FontRecord]) -> FontCatalog {
    FontCatalog(records) { UInt64($0.id) }
  }

  @Test func `an empty catalog has no names`() {
    #expect(catalog([]).named("Ada") == nil)
    #expect(catalog([]).families.isEmpty)
  }

  @Test(arguments: ["Ada", "ada", "ADA"])
  func `a family is found in any letter case, without its siblings`(_ name: String) {
    let named = catalog(records).named(name)
    #expect(named?.base == nil)
    #expect(named?.family.count == 4)
    #expect(named?.family.allSatisfy { $0.family == "Ada" } == true)
  }

  @Test(
    arguments: [
      ("Ada Bold", 700, false), ("Ada-Bold", 700, false), ("ada-bold", 700, false),
      ("AdaBold", 700, false), ("Ada Semi", 600, false), ("Ada-SemiBoldItalic", 600, true),
      ("Ada SemiBold Italic", 600, true),
    ] as [(String, Double, Bool)])
  func `a face's name selects that face of its family`(
    _ name: String, _ weight: Double, _ isItalic: Bool
  ) {
    let named = catalog(records).named(name)
    #expect(named?.base?.weight == weight)
    #expect(named?.base?.isItalic == isItalic)
    #expect(named?.family.count == 4)
  }

  @Test func `a localized family name refers to the same family`() {
    let named = catalog(records).named("バベッジ")
    #expect(named?.base == nil)
    #expect(named?.family.first?.family == "Babbage")
  }

  @Test func `an unknown name is not found`() {
    #expect(catalog(records).named("Lovelace") == nil)
    #expect(catalog(records).named("") == nil)
    #expect(catalog(records).named("Ad") == nil)
  }

  @Test func `a named instance of a variable face is the name of a face`() {
    var varying = record(["Curve"], "Regular")
    varying.isVariable = true
    varying.weights = 100...900
    varying.instances = [
      FontRecord.Instance(
        style: "Semi Bold", fullNames: ["Curve"], postScriptName: "Curve_600wght", weight: 600,
        width: 100, isItalic: false)
    ]
    let catalog = catalog([varying])
    #expect(catalog.named("Curve Semi Bold")?.base?.weight == 600)
    #expect(catalog.named("Curve-SemiBold")?.base?.weight == 600)
    #expect(catalog.named("Curve")?.base == nil)
  }

  @Test func `the order is independent of how the faces were found`() {
    let expected = catalog(records).records.map(\.postScriptName)
    for seed in UInt64(1)...20 {
      var random = SeededRandom(seed: seed)
      let shuffled = records.shuffled(using: &random)
      #expect(catalog(shuffled).records.map(\.postScriptName) == expected, "seed \(seed)")
    }
  }

  @Test func `newer versions come first, then file names count, and folders never`() {
    let old = record(["Ada"], "Regular", path: "/a/Ada.ttf", version: 1, id: 0)
    let new = record(["Ada"], "Regular", path: "/z/Ada.ttf", version: 2, id: 1)
    let other = record(["Ada"], "Regular", path: "/0/Bda.ttf", version: 2, id: 2)
    let faces = [old, new, other]
    #expect(catalog(faces).records.map(\.id) == [1, 2, 0])
    #expect(catalog(faces.reversed()).records.map(\.id) == [1, 2, 0])
  }

  @Test func `faces that differ only in their contents are ordered by those`() {
    let faces = (0..<3).map { record(["Ada"], "Regular", path: "/\($0)/Ada.ttf", id: $0) }
    for order in [faces, faces.reversed()] {
      let catalog = FontCatalog(order) { [30, 10, 20][$0.id] }
      #expect(catalog.records.map(\.id) == [1, 2, 0])
    }
  }

  @Test func `a removed face is no longer found`() {
    var catalog = catalog(records)
    for record in records.filter({ $0.family == "Babbage" }) { catalog.remove(record) }
    #expect(catalog.named("Babbage") == nil)
    #expect(catalog.families == ["ada", "ada display"])
  }
}
