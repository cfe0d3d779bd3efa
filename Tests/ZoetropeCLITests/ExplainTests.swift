import Foundation
import TestSupport
import Testing
import ZoetropeCLI
import ZoetropeFiles

@MainActor struct ExplainTests {
  @Test func `an explanation is a tree on standard output`() async {
    let run = await TestGallery("explain wheel")
    #expect(run.status == .done)
    #expect(run.console.error == "")
    let text = run.console.output
    #expect(text.hasPrefix("wheel, frame 0 (0 s), 40 x 20 points\n\n"))
    #expect(text.contains("\n└─ Color  40 x 20 at (0, 0)\n"))
    #expect(text.contains("canvas proposes 40 x 20  answer 40 x 20  used\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func `an explanation takes the frame, the rate and the size of the arguments`() async {
    let run = await TestGallery("explain wheel --frame 5 --fps 10 --size 60x30 --frame 2")
    #expect(run.console.output.hasPrefix("wheel, frame 2 (0.2 s), 60 x 30 points\n"))
  }

  @Test func `JSON begins with the anim and the frame`() async throws {
    let run = await TestGallery("explain wheel --frame 3 --json")
    let value = try JSONSerialization.jsonObject(with: Data(run.console.output.utf8))
    let object = try #require(value as? [String: Any])
    #expect(object["anim"] as? String == "wheel")
    #expect(object["frame"] as? Int == 3)
    #expect(object["time"] as? Double == 0.05)
    #expect(object["root"] is [String: Any])
    #expect(run.console.output.hasSuffix("}\n"))
  }

  @Test func `a path selects a view`() async {
    let whole = await TestGallery("explain wheel")
    let part = await TestGallery("explain wheel --view Color")
    #expect(part.status == .done)
    #expect(part.console.output == whole.console.output)
  }

  @Test func `a question is answered with the frame, in text and in JSON`() async throws {
    let run = await TestGallery("explain wheel --frame 3 --view Color --why width")
    let lines = [
      "At frame 3 (0.05 s), Color is 40 points wide.",
      "The canvas proposes a width of 40 to Color: that is the width of the canvas.",
      "Color answers 40: it takes the whole width that it is proposed.",
    ]
    #expect(run.console.output == lines.map { $0 + "\n" }.joined())
    let json = await TestGallery("explain wheel --frame 3 --view Color --why width --json")
    let value = try JSONSerialization.jsonObject(with: Data(json.console.output.utf8))
    let object = try #require(value as? [String: Any])
    #expect(object["reasons"] as? [String] == lines)
  }

  @Test func `diagnostics come last`() async {
    let run = await TestGallery("explain words")
    #expect(run.status == .done)
    #expect(run.console.error == "")
    let lines = run.console.output.split(separator: "\n").suffix(2)
    #expect(lines.first == "Diagnostics:")
    #expect(lines.last?.hasPrefix("- ") == true)
    #expect(lines.last?.contains("No Such Family") == true)
  }

  @Test(
    arguments: [
      (
        "explain wheel --view Colour",
        "--view Colour: no such view at frame 0; pass this to --view: 'Color'; omit --view to show all views"
      ),
      (
        "explain wheel --view Colour --why x",
        "--view Colour: no such view at frame 0; pass this to --view: 'Color'; omit --view and --why to show all views"
      ),
      ("explain wheel --why x", "--why x: requires --view; pass this to --view: 'Color'"),
      (
        "explain wheel --view Color --why depth", "--why depth: expected width, height, x or y"
      ),
      ("explain wheel --frame 30", "--frame 30: frame 30 is past the end; wheel has 30 frames"),
      ("explain wheel --frame x", "--frame x: expected a frame number"),
      ("explain wheel --overlay a.gif", "--overlay a.gif: expected the path of a PNG file"),
      ("explain wheel --scale 2", "--scale 2: requires --overlay FILE.png"),
      ("explain wheel --overwrite", "--overwrite: requires --overlay FILE.png"),
      (
        "explain wheel --view Color --why x --overlay a.png",
        "--why x --overlay a.png: expected only one of them"
      ),
      ("explain wheel --scale 0 --overlay a.png", "--scale 0: expected a positive number"),
      ("explain weel", "weel: no such anim; similar names: wheel, wave"),
      ("explain", "Missing expected argument"),
    ])
  func `invalid input is one line with the flag, the value and the expectation`(
    line: String, expected: String
  ) async {
    await TestGallery(line).expectInvalidInput(expected)
  }

  @Test func `an overlay is a PNG file, which is replaced only on request`() async throws {
    try await withTemporaryFolder { folder in
      let path = "\(folder)/a.png"
      let first = await TestGallery(["explain", "wheel", "--overlay", path])
      #expect(first.status == .done)
      let bytes = FileManager.default.contents(atPath: path).map(Array.init) ?? []
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      // Two pixels per point, with a margin.
      #expect(bytes.count > 24 && bytes[19] == 160 && bytes[23] == 120)
      let second = await TestGallery(["explain", "wheel", "--overlay", path])
      #expect(second.status == .cannotCreate)
      #expect(
        second.console.error
          == "zoetrope: \(path) exists; use --overwrite to replace it, or choose another --overlay\n"
      )
      let third = await TestGallery(
        ["explain", "wheel", "--overlay", path, "--overwrite", "--scale", "1"])
      #expect(third.status == .done)
      let smaller = FileManager.default.contents(atPath: path).map(Array.init) ?? []
      #expect(smaller.count > 24 && smaller[19] == 80 && smaller[23] == 60)
    }
  }

  @Test func `an overlay that cannot be written is named`() async {
    let run = await TestGallery("explain wheel --overlay /proc/no/a.png")
    #expect(run.status == .cannotCreate)
    #expect(run.console.error.hasPrefix("zoetrope: cannot create /proc/no/a.png: "))
    #expect(run.console.output == "")
  }
}
