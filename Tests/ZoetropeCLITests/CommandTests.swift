import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeFiles

@testable import ZoetropeCLI

@MainActor struct CommandTests {
  private func object(_ text: String) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  private func names(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  @Test func `the list has a line for every anim`() async throws {
    let run = await TestGallery("list")
    let lines = run.console.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0] == "wheel       40x20  0.5 s  60 fps          30 frames")
    #expect(lines[1].hasSuffix("15 frames  It \"spins\""))
    let json = await TestGallery("list --json")
    let value = try JSONSerialization.jsonObject(with: Data(json.console.output.utf8))
    #expect((value as? [[String: Any]])?.compactMap { $0["name"] as? String }.count == 4)
  }

  @Test(
    arguments: [
      "list", "list --json", "list --json --json", "list --long", "list all", "list --help",
      "info wheel", "",
    ])
  func `only a plain list runs at once, with the same result`(_ line: String) async {
    let console = TestConsole()
    let tool = Tool(name: "zoetrope", console: console) { TestGallery.anims }
    let status = tool.runAtOnce(line.split(separator: " ").map(String.init))
    guard line == "list" || line == "list --json" else {
      #expect(status == nil && console.output == "" && console.error == "")
      return
    }
    let run = await TestGallery(line)
    #expect(status == run.status)
    #expect(console.output == run.console.output)
  }

  @Test func `a list of anims that are declared incorrectly fails at once`() {
    let console = TestConsole()
    let tool = Tool(name: "zoetrope", console: console) { () throws(AnimError) -> [Anim] in
      throw .noWindow(app: "Unseen")
    }
    #expect(tool.runAtOnce(["list"]) == .badData)
    #expect(console.error.hasPrefix("zoetrope: the app \"Unseen\" has no window to show"))
  }

  @Test func `the JSON of info has the keys that scripts read`() async throws {
    let run = await TestGallery("info wheel-spin --json")
    let info = try object(run.console.output)
    #expect(info["name"] as? String == "wheel-spin")
    #expect(info["size"] as? [Double] == [40, 20])
    #expect(info["rate"] as? String == "30000/1001")
    #expect(info["frames"] as? Int == 15)
    #expect(info["duration"] as? Double == 0.5)
    let parameters = try #require(info["parameters"] as? [[String: Any]])
    #expect(parameters.compactMap { $0["name"] as? String } == ["radius", "count", "loud"])
    #expect(parameters[0]["maximum"] as? Double == 400)
    #expect(parameters[2]["default"] as? Bool == true)
  }

  @Test func `info follows --fps and --size`() async throws {
    let run = await TestGallery("info wheel --json --fps 25 --size 10x20.5")
    let info = try object(run.console.output)
    #expect(info["size"] as? [Double] == [10, 20.5])
    #expect(info["rate"] as? String == "25")
    #expect(info["frames"] as? Int == 13)
    let text = await TestGallery("info wheel-spin")
    #expect(text.console.output.contains("radius  130   a number from 10 to 400\n"))
  }

  @Test func `rendering reports the location of the frames on standard error only`() async throws {
    try await withTemporaryFolder(isCreated: false) { path in
      let run = await TestGallery(["render", "wheel", "--output", path, "--frames", "0-4,28-"])
      #expect(run.status == .done)
      #expect(run.console.output == "")
      let lines = run.console.error.split(separator: "\n")
      #expect(lines.first == "wheel: writing 7 frames of 40x20 pixels to \(path)")
      #expect(
        lines.last?.hasPrefix("wrote 7 frames to \(path) (wheel_00000.png to wheel_00029.png)")
          == true)
      #expect(names(path).count == 8)
      let again = await TestGallery(["render", "wheel", "--output", path])
      #expect(again.status == .cannotCreate)
      #expect(
        again.console.error
          == "zoetrope: \(path)/wheel_00000.png exists (and 6 more); use --overwrite to replace "
          + "existing files, or choose another --output\n")
      let over = await TestGallery(["render", "wheel", "-o", path, "--overwrite", "--quiet"])
      #expect(over.status == .done)
      #expect(over.console.error == "")
      #expect(names(path).count == 31)
    }
  }

  @Test func `the time of each stage is printed on request`() async throws {
    try await withTemporaryFolder(isCreated: false) { path in
      let run = await TestGallery(["render", "wheel", "--output", path, "--perf", "--quiet"])
      #expect(run.status == .done)
      #expect(run.console.output == "")
      let lines = run.console.error.split(separator: "\n")
      #expect(lines.first?.hasPrefix("perf: 30 frames (") == true)
      let stages = lines.dropFirst().map { $0.split(separator: " ").first ?? "" }
      #expect(stages == ["stage", "simulate", "list", "draw", "encode", "write"])
    }
  }

  @Test func `a folder that cannot be created is named`() async throws {
    let file = await TestGallery("render wheel --output /dev/null/frames")
    #expect(file.status == .cannotCreate)
    #expect(file.console.error.contains("--output /dev/null/frames: /dev/null is not a folder"))
    let proc = await TestGallery("render wheel --quiet --output /proc/zoetrope")
    #expect(proc.status == .cannotCreate)
    #expect(proc.console.error.contains("/proc/zoetrope"))
  }

  @Test func `a comparison prints its summary on standard output`() async throws {
    try await withTemporaryFolder(isCreated: false) { path in
      let run = await TestGallery(["compare", "wheel", "--output", path, "--frames", "3"])
      #expect(run.status == .done)
      #expect(run.console.output.contains("largest distance"))
      #expect(run.console.output.contains("nothing changes"))
      #expect(
        names(path) == [
          "compare.csv", "compare.json", "wheel-compare.frames-3.zoetrope.json",
          "wheel-compare_00003.png",
        ])
    }
  }

  @Test func `a comparison may have plots, and trails of some views`() async throws {
    try await withTemporaryFolder(isCreated: false) { path in
      let arguments = ["compare", "wheel", "--output", path, "--frames", "3"]
      let run = await TestGallery(arguments + ["--plot", "--trails", "worst:1"])
      #expect(run.status == .done)
      #expect(run.console.error.contains("writing 1 frame of 80x80 pixels"))
      let again = await TestGallery(arguments + ["--resume"])
      #expect(again.console.error.contains("with trails worst:1 instead of all"))
      let other = await TestGallery(arguments + ["--resume", "--trails", "worst:1"])
      #expect(other.console.error.contains("with plot true instead of false"))
    }
    let run = await TestGallery("compare wheel --trails Nope --output -")
    #expect(run.status == .usage)
    await TestGallery("compare wheel --trails worst:0").expectInvalidInput(
      "--trails worst:0: expected all, none, worst:N with a positive number, or a part of a view's "
        + "name")
  }

  @Test func `a dump has an object for every view`() async throws {
    let run = await TestGallery("dump wheel --frame 3 --placements --json")
    let value = try JSONSerialization.jsonObject(with: Data(run.console.output.utf8))
    let placements = try #require(value as? [[String: Any]])
    let first = try #require(placements.first)
    #expect((first["frame"] as? [Double])?.count == 4)
    #expect((first["transform"] as? [Double])?.count == 6)
    #expect(first["path"] is String)
    let list = await TestGallery("dump wheel --frame 3 --display-list")
    #expect(list.console.output.hasPrefix("canvas 40 x 20\n"))
  }

  @Test(arguments: ["none", "red", "clear", "#123456", "#12345678"])
  func `background colors are parsed`(text: String) throws {
    #expect(throws: Never.self) { try RunOptions.background(text) }
  }
}
