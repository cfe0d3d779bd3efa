import Foundation
import TestSupport
import Testing
import Zoetrope

@testable import ZoetropeCLI

@MainActor struct CompareTests {
  private func columns(
    _ names: [String], set: [String] = [], against: [String] = [], mode: String? = nil
  ) throws -> [String] {
    let anims = names.compactMap { name in TestGallery.anims.first { $0.name == name } }
    return try ComparedColumns(anims: anims, settings: set, against: against, mode: mode).all
      .map { "\($0.name): \($0.anim.name), \($0.interpolation)" }
  }

  @Test func `columns are modes, anims or values`() throws {
    #expect(try columns(["wheel"]) == [])
    #expect(try columns(["wheel"], mode: "both") == [])
    #expect(
      try columns(["wheel", "wave"], mode: "positions") == [
        "wheel: wheel, positions", "wave: wave, positions",
      ])
    #expect(
      try columns(
        ["wheel-spin"], set: ["radius=20"], against: ["radius=30", "count=9,loud=false"]) == [
          "radius=20 count=8 loud=true: wheel-spin, parameters",
          "radius=30 count=8 loud=true: wheel-spin, parameters",
          "radius=20 count=9 loud=false: wheel-spin, parameters",
        ])
    #expect(
      try columns(["wheel", "wave"], mode: "both") == [
        "wheel, parameters: wheel, parameters", "wheel, positions: wheel, positions",
        "wave, parameters: wave, parameters", "wave, positions: wave, positions",
      ])
  }

  @Test func `columns that make no sense are refused with a reason`() async {
    for (line, message) in [
      ("compare", "compare: expected the name of an anim"),
      ("compare wheel wheel", "wheel: this anim is named twice"),
      ("compare wheel --mode parameters", "--mode parameters: nothing to compare with"),
      ("compare wheel --mode sideways", "--mode sideways: expected parameters, positions or both"),
      ("compare wheel --against radius=3", "--against radius=3: no parameter \"radius\""),
      ("compare wheel-spin --against radius", "--against radius: expected name=value"),
      ("compare wheel-spin --against radius=x", "--against radius=x: expected a number"),
      ("compare wheel-spin --against radius=130", "--against radius=130: another column has"),
      ("compare wheel wave --against a=1", "--against a=1: expected a single anim, not 2"),
      (
        "compare wheel wave wheel-spin --mode both", "compare: 6 columns; expected at most 4"
      ),
      ("compare wheel --tolerance 1", "--tolerance 1: requires --against-build"),
      ("compare --all", "--all: requires --against-build"),
      ("compare wheel --html a.txt", "--html a.txt: expected the path of an HTML file"),
      ("compare wheel --html a.html --output b", "--output b --html a.html: expected only one"),
      ("compare wheel --html a.html --trails none", "--trails none --html a.html"),
      ("compare wheel --html a.html --plot", "--plot --html a.html"),
      ("compare wheel --report a --frames 3", "--frames 3: has no meaning with --report a"),
      ("compare wheel --against-build /none", "--against-build /none: No such file"),
      ("compare --against-build /bin/true", "--against-build /bin/true: expected the names"),
      (
        "compare wheel --against-build /bin/true --tolerance x",
        "--tolerance x: expected a distance"
      ),
      ("render wheel wave --html a.html", "--html a.html: a page holds one anim"),
      ("render wheel wave --output a.gif", "--output a.gif: a single file holds one anim"),
      ("render wheel wave --output -", "--output -: a stream holds one anim"),
      ("render", "render: expected the name of an anim, or --all; the anims are wheel,"),
      ("render --all wheel", "--all wheel: all anims are rendered"),
      ("render wheel wheel", "wheel: this anim is named twice"),
    ] {
      await TestGallery(line).expectInvalidInput(message)
    }
  }

  /// Exit code 1 says that the builds were compared, and differ.
  @Test func `a program that is no build of Zoetrope is not a build that differs`() async {
    for other in ["/bin/false", "/bin/true"] {
      let result = await TestGallery(["compare", "wheel", "--against-build", other])
      #expect(result.status == .badData)
      #expect(result.errorLines.count == 1)
    }
  }

  @Test func `several anims have a folder each`() async throws {
    try await withTemporaryFolder { path in
      let result = await TestGallery(
        ["render", "wheel", "wave", "--frames", "3", "--output", path, "--quiet"])
      #expect(result.status == .done)
      let folders = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      #expect(folders == ["wave", "wheel"])
      #expect(FileManager.default.fileExists(atPath: "\(path)/wave/wave_00003.png"))
    }
  }

  @Test func `a report has a text and its pictures, and replaces only its own`() async throws {
    try await withTemporaryFolder { path in
      let folder = path + "/report"
      let first = await TestGallery(["compare", "wheel", "wave", "--report", folder])
      #expect(first.status == .done)
      let text = try String(contentsOfFile: folder + "/report.md", encoding: .utf8)
      #expect(text.hasPrefix("### wheel, wave: wheel, wave\n"))
      let pictures = ReportFolder.pictures(in: text)
      #expect(!pictures.isEmpty)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      #expect(files == (pictures + ["report.md"]).sorted())
      let second = await TestGallery(["compare", "wheel", "wave", "--report", folder])
      #expect(second.status == .cannotCreate)
      // A picture of an earlier report is removed, others stay.
      try "![x](compare-9.png) ![mine](mine.png)".write(
        toFile: folder + "/report.md", atomically: true, encoding: .utf8)
      for name in ["compare-9.png", "mine.png"] {
        _ = FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: nil)
      }
      let third = await TestGallery(
        ["compare", "wheel", "wave", "--report", folder, "--overwrite"])
      #expect(third.status == .done)
      let kept = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      #expect(kept == (pictures + ["mine.png", "report.md"]).sorted())
    }
  }

  @Test func `text in reports is no Markdown`() {
    #expect(
      ReportText.table([["a|b", "*c*"], ["_d_"]]) == [
        #"| a\|b | \*c\* |"#, "| --- | --- |", #"| \_d\_ |  |"#,
      ])
  }
}
