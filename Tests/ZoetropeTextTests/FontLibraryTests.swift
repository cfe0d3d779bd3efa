import Foundation
import TestSupport
import Testing
@testable import ZoetropeText

/// Requests and their results, with the fonts of every installation: Inter and DejaVu.
struct FontLibraryTests {
  @Test(
    arguments: [
      (100, false, "Inter-Thin"), (400, false, "Inter-Regular"), (700, false, "Inter-Bold"),
      (900, true, "Inter-BlackItalic"), (400, true, "Inter-Italic"),
    ] as [(Double, Bool, String)])
  func `the default design is Inter in all its weights`(
    _ weight: Double, _ isItalic: Bool, _ name: String
  ) throws {
    let library = try FontTests.installed()
    let face = library.face(for: .design(.default, weight: weight, isItalic: isItalic))
    #expect(face?.id.name == name)
    #expect(library.takeNotices().isEmpty)
  }

  @Test(
    arguments: [
      (FontDesign.serif, 400, "DejaVuSerif"), (.serif, 700, "DejaVuSerif-Bold"),
      (.monospaced, 400, "DejaVuSansMono"), (.monospaced, 700, "DejaVuSansMono-Bold"),
    ] as [(FontDesign, Double, String)])
  func `serif and monospaced designs are DejaVu's`(
    _ design: FontDesign, _ weight: Double, _ name: String
  ) throws {
    let library = try FontTests.installed()
    #expect(library.face(for: .design(design, weight: weight))?.id.name == name)
    #expect(library.takeNotices().isEmpty)
  }

  @Test(
    arguments: [
      ("Inter", 400, "Inter-Regular"), ("inter", 600, "Inter-SemiBold"),
      ("Inter Semi Bold", 400, "Inter-SemiBold"), ("Inter-SemiBold", 400, "Inter-SemiBold"),
      ("InterSemiBold", 400, "Inter-SemiBold"), ("Inter-SemiBold", 900, "Inter-Black"),
      ("Inter Display", 700, "InterDisplay-Bold"), ("DejaVu Sans Mono", 700, "DejaVuSansMono-Bold"),
      ("DejaVuSans-Bold", 400, "DejaVuSans-Bold"), ("DejaVuSans.ttf", 400, "DejaVuSans"),
    ] as [(String, Double, String)])
  func `fonts are found by all their names`(_ name: String, _ weight: Double, _ found: String)
    throws
  {
    let library = try FontTests.installed()
    #expect(library.face(for: .named(name, weight: weight))?.id.name == found)
    #expect(library.takeNotices().isEmpty)
  }

  @Test func `the italic of a named face has that face's weight`() throws {
    let library = try FontTests.installed()
    let face = library.face(for: .named("Inter-SemiBold", isItalic: true))
    #expect(face?.id.name == "Inter-SemiBoldItalic")
  }

  @Test func `a font is found by its path`() throws {
    let path = try InstalledFonts.path("DejaVuSerif-Bold.ttf")
    try FontTests.withFolder(["Inter-Regular.otf"]) { folder in
      let library = try FontLibrary(folder: folder)
      #expect(library.face(for: .named(path))?.id.name == "DejaVuSerif-Bold")
      #expect(library.face(for: .named(path + "#1"))?.id.name == "DejaVuSerif-Bold")
      #expect(library.takeNotices().isEmpty)
      #expect(library.face(for: .named(path + "#2"))?.family == "Inter")
    }
  }

  @Test(arguments: ["Nothing Of The Kind", "/nowhere/at-all.ttf", "nothing.otf"])
  func `a missing font is replaced, with one notice`(_ name: String) throws {
    let library = try FontTests.installed()
    #expect(library.face(for: .named(name))?.family == "Inter")
    let notices = library.takeNotices()
    #expect(notices.contains(.familyMissing(name: name, used: "Inter")))
    #expect(library.face(for: .named(name, weight: 700))?.id.name == "Inter-Bold")
    #expect(library.takeNotices().isEmpty)
  }

  @Test(arguments: [
    ("Menlo", "DejaVu Sans Mono"), ("Times New Roman", "DejaVu Serif"), ("Futura", "Inter"),
  ])
  func `a missing font is replaced by a similar one`(_ name: String, _ used: String) throws {
    try FontTests.withFolder([
      "Inter-Regular.otf", "DejaVuSerif.ttf", "DejaVuSansMono.ttf",
    ]) { folder in
      let library = try FontLibrary(folder: folder)
      #expect(library.face(for: .named(name))?.family == used)
      #expect(library.takeNotices() == [.familyMissing(name: name, used: used)])
    }
  }

  @Test func `a folder's fonts are used alone`() throws {
    try FontTests.withFolder(of: [
      ("DejaVuSans.ttf", "DejaVuSans.ttf"), ("DejaVuSans-Bold.ttf", "deeper/inside/Bold.ttf"),
    ]) { folder in
      let library = try FontLibrary(folder: folder)
      #expect(library.families == ["DejaVu Sans"])
      #expect(library.catalog.records.count == 2)
      #expect(library.face(for: .design(.default))?.id.name == "DejaVuSans")
      #expect(library.face(for: .design(.default, weight: 700))?.id.name == "DejaVuSans-Bold")
      #expect(library.takeNotices().isEmpty)
    }
  }

  @Test func `without an italic face the upright one is slanted, with a notice`() throws {
    try FontTests.withFolder(["DejaVuSans.ttf"]) { folder in
      let library = try FontLibrary(folder: folder)
      let face = library.face(for: .design(.default, isItalic: true))
      #expect(face?.id.name == "DejaVuSans~slant")
      #expect(library.takeNotices() == [.italicMissing(family: "DejaVu Sans")])
    }
  }

  @Test(
    arguments: [
      (350, "DejaVuSans", nil), (400, "DejaVuSans", nil), (450, "DejaVuSans", nil),
      (500, "DejaVuSans", 400), (600, "DejaVuSans-Bold", 700), (650, "DejaVuSans-Bold", nil),
      (900, "DejaVuSans-Bold", 700), (100, "DejaVuSans", 400),
    ] as [(Double, String, Double?)])
  func `the nearest weight is taken, with a notice if it is far`(
    _ weight: Double, _ name: String, _ used: Double?
  ) throws {
    try FontTests.withFolder(["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"]) { folder in
      let library = try FontLibrary(folder: folder)
      #expect(library.face(for: .design(.default, weight: weight))?.id.name == name)
      let expected = used.map {
        [FontNotice.weightMissing(family: "DejaVu Sans", weight: weight, used: $0)]
      }
      #expect(library.takeNotices() == expected ?? [])
    }
  }

  @Test func `a missing width leaves a notice`() throws {
    try FontTests.withFolder(["DejaVuSans.ttf"]) { folder in
      let library = try FontLibrary(folder: folder)
      _ = library.face(for: .named("DejaVu Sans", width: 95))
      #expect(library.takeNotices().isEmpty)
      _ = library.face(for: .named("DejaVu Sans", width: 75))
      #expect(
        library.takeNotices() == [.widthMissing(family: "DejaVu Sans", width: 75, used: 100)])
    }
  }

  @Test(arguments: [FontDesign.serif, .rounded, .monospaced])
  func `a missing design falls back to the default one, with a notice`(_ design: FontDesign)
    throws
  {
    try FontTests.withFolder(["Inter-Regular.otf"]) { folder in
      let library = try FontLibrary(folder: folder)
      #expect(library.face(for: .design(design))?.family == "Inter")
      #expect(library.takeNotices() == [.designMissing(design, used: "Inter")])
    }
  }

  @Test func `any font is better than none`() throws {
    try FontTests.withFolder(["DejaVuSansMono.ttf"]) { folder in
      let library = try FontLibrary(folder: folder)
      #expect(library.face(for: .design(.default))?.family == "DejaVu Sans Mono")
      #expect(library.takeNotices() == [.designMissing(.default, used: "DejaVu Sans Mono")])
    }
  }

  @Test func `an empty folder has no fonts`() throws {
    try FontTests.withFolder([]) { folder in
      let library = try FontLibrary(folder: folder)
      #expect(library.isEmpty)
      #expect(library.families.isEmpty)
      #expect(library.face(for: .design(.default)) == nil)
      #expect(library.fallback(for: ["a"], near: .design(.default), language: "en") == nil)
      #expect(library.resolutions().isEmpty)
    }
  }

  @Test func `a missing folder is an error`() {
    #expect(throws: FontError.folderMissing(path: "/nowhere/at/all")) {
      try FontLibrary(folder: "/nowhere/at/all")
    }
    #expect(throws: FontError.folderMissing(path: #filePath)) {
      try FontLibrary(folder: #filePath)
    }
  }

  @Test func `the order and the place of files change nothing`() throws {
    let names = ["DejaVuSans.ttf", "Inter-Regular.otf", "DejaVuSans-Bold.ttf", "Inter-Bold.otf"]
    let requests: [FontRequest] = [
      .design(.default, weight: 600), .design(.serif), .named("DejaVu Sans", isItalic: true),
    ]
    let places = ["", "a/", "z/y/"]
    var answers: Set<[FontRequest: String]> = []
    for (seed, place) in places.enumerated() {
      let files = names.enumerated().map { index, name in
        (name: name, as: (index + seed).isMultiple(of: 2) ? place + name : name)
      }
      try FontTests.withFolder(of: files.reversed()) { folder in
        let library = try FontLibrary(folder: folder)
        let faces = requests.map { library.face(for: $0) }
        let names = faces.map { $0.map { "\($0.id.name) \($0.id.fingerprint)" } ?? "none" }
        answers.insert(Dictionary(uniqueKeysWithValues: zip(requests, names)))
      }
    }
    #expect(answers.count == 1)
  }

  @Test func `requests that differ only in size or features share a face`() throws {
    let library = try FontTests.installed()
    var request = FontRequest.design(.default)
    let face = library.face(for: request)
    request.size = 99
    request.features = [FontFeature("tnum")]
    #expect(library.face(for: request) === face)
  }

  @Test(arguments: [0, -.infinity, .nan, 1e9] as [Double])
  func `weights and widths out of bounds are clamped`(_ value: Double) throws {
    let library = try FontTests.installed()
    #expect(library.face(for: .named("Inter", weight: value, width: value)) != nil)
  }

  @Test func `every design, weight and slant resolves to a face`() throws {
    let library = try FontTests.installed()
    let resolutions = library.resolutions()
    #expect(resolutions.count == 4 * 9 * 2)
    let bold = resolutions.first { $0.design == .default && $0.weight == 700 && !$0.isItalic }
    #expect(bold?.family == "Inter")
    #expect(bold?.styleName == "Bold")
    #expect(bold?.nearness == .exact)
    #expect(bold?.isSlanted == false)
    #expect(library.takeNotices().isEmpty)
  }
}
