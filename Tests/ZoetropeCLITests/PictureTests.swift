import Foundation
import TestSupport
import Testing
import ZoetropeCLI

/// The commands that write a single picture.
@MainActor struct PictureTests {
  @Test(arguments: [
    ("still wheel --frame 3 -o", "80x40"), ("still wheel --at 0.1 --output", "80x40"),
    ("still wheel --frame 3 --fps=20 -o", "80x40"), ("sheet wheel --frames 0,3 -o", nil),
    ("sheet wheel --onion --output", nil),
  ])
  func `a picture lies where it is to lie, and is replaced only if that is asked for`(
    start: String, pixels: String?
  ) async throws {
    try await withTemporaryFolder { folder in
      let path = "\(folder)/some.png"
      let line = "\(start) \(path)" + (pixels == nil ? "" : " --scale 2")
      let first = await TestGallery(line)
      #expect(first.status == .done, "\(first.console.error)")
      #expect(first.console.error.hasPrefix("wrote \(path) (\(pixels ?? "")"))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names == ["some.png"])
      let again = await TestGallery(line)
      #expect(again.status == .cannotCreate)
      #expect(again.console.error.hasPrefix("zoetrope: \(path) exists; use --overwrite"))
      let replaced = await TestGallery(line + " --overwrite --quiet")
      #expect(replaced.status == .done)
      #expect(replaced.console.error == "")
    }
  }

  @Test(arguments: ["still wheel --frame 0", "sheet wheel"])
  func `a picture is a PNG file`(start: String) async {
    await TestGallery("\(start) -o some.gif").expectInvalidInput(
      "--output some.gif: expected the path of a PNG file, such as wheel")
  }

  @Test func `names of files leave no control characters in messages`() async throws {
    try await withTemporaryFolder { folder in
      let name = "\(folder)/\u{1B}[31mred\u{7}\nand\t\u{9B}more"
      let shown = "\(folder)/?[31mred? and??more"
      let render = await TestGallery(["render", "wheel", "--frames", "0", "--output", name])
      #expect(render.status == .done)
      #expect(render.errorLines.count == 2)
      #expect(render.errorLines.allSatisfy { $0.contains(shown) }, "\(render.errorLines)")
      let verify = await TestGallery(["verify", name, "--frames", "0"])
      #expect(verify.console.output.hasPrefix(shown.replacing("red? ", with: "red??")))
      let again = await TestGallery(["render", "wheel", "--frames", "0", "--output", name])
      #expect(again.errorLines.count == 1)
      #expect(again.console.error.contains(shown))
      let status = await TestGallery(
        ["render", "wheel", "--frames", "1", "--progress", "openjd", "--output", name])
      #expect(status.status == .done)
      #expect(
        status.console.output.split(separator: "\n").allSatisfy { $0.hasPrefix("openjd_") },
        "\(status.console.output)")
    }
  }

  @Test func `a symbolic link that leads nowhere is no folder`() async throws {
    try await withTemporaryFolder { folder in
      let link = "\(folder)/link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
      let run = await TestGallery("render wheel --output \(link)")
      #expect(run.status == .cannotCreate)
      #expect(run.errorLines.count == 1)
      #expect(run.console.error.contains("\(link) is not a folder"), "\(run.console.error)")
    }
  }
}
