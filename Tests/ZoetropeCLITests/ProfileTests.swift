import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeCLI

@MainActor struct ProfileCommandTests {
  /// A square whose width a state of its own changes, ten times.
  private struct Pulse: View {
    @State private var step = 0

    var body: some View {
      Color.red.frame(width: CGFloat(10 + step))
        .task {
          for _ in 0..<10 {
            try? await Task.sleep(for: .milliseconds(30))
            step += 1
          }
        }
    }
  }

  private static let anims = [
    Anim("pulse", size: CGSize(width: 40, height: 20), duration: 0.5) { Pulse() }
  ]

  private func gallery(_ line: String) async -> TestGallery {
    await TestGallery(line, anims: Self.anims)
  }

  @Test func `the tables have the counts and the reasons`() async {
    let run = await gallery("profile pulse --counts")
    #expect(run.status == .done)
    #expect(run.console.error == "")
    let text = run.console.output
    #expect(text.hasPrefix("pulse: 30 frames of 30\nbodies 12, "))
    #expect(text.contains("\n    10  Pulse: state `step` of `Pulse`\n"))
    #expect(text.contains("\n     1  Pulse: it appeared\n"))
    #expect(!text.contains(" ms"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func `counts are the same in every run`() async {
    let (first, second) = (
      await gallery("profile pulse --counts --json"), await gallery("profile pulse --counts --json")
    )
    #expect(first.console.output == second.console.output)
    #expect(first.console.output.contains("\"evaluations\""))
  }

  @Test func `times are there by default`() async {
    let text = await gallery("profile pulse --frames 0-4").console.output
    #expect(text.hasPrefix("pulse: 5 frames of 30\n"))
    for stage in ["cues and tasks", "update", "layout", "display list", "pixels", "encoding"] {
      #expect(text.contains("\n\(stage) "), "\(stage)")
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func `JSON has the whole and each frame`() async throws {
    let run = await gallery("profile pulse --frames 2,5 --json")
    let value = try JSONSerialization.jsonObject(with: Data(run.console.output.utf8))
    let object = try #require(value as? [String: Any])
    #expect(object["anim"] as? String == "pulse")
    let views = try #require(object["views"] as? [[String: String]])
    #expect(views.contains { $0["path"] == "Pulse" })
    let frames = try #require(object["frames"] as? [[String: Any]])
    #expect(frames.compactMap { $0["frame"] as? Int } == [2, 5])
    let total = try #require(object["total"] as? [String: Any])
    for key in ["stages", "items", "reusedItems", "counts", "evaluations"] {
      #expect(total[key] != nil, "\(key)")
      #expect(frames.allSatisfy { $0[key] != nil }, "\(key)")
    }
  }

  @Test(arguments: [0, 1, 3]) func `a table has as many rows as asked for`(_ extra: Int) async {
    let text = await gallery("profile pulse --counts --top \(1 + extra)").console.output
    let tables = text.components(separatedBy: "\n\n").dropFirst()
    for table in tables {
      let rows = table.split(separator: "\n").filter { !$0.hasPrefix("…") }
      #expect(rows.count <= 2 + extra, "\(table)")
    }
  }

  @Test func `a flame graph is balanced, and its frames follow each other`() async throws {
    try await withTemporaryFolder { folder in
      let path = "\(folder)/pulse.json"
      let run = await gallery("profile pulse --frames 0-2 --speedscope \(path)")
      #expect(run.status == .done)
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      let file = try #require(
        try JSONSerialization.jsonObject(with: data) as? [String: Any])
      #expect(
        file["$schema"] as? String == "https://www.speedscope.app/file-format-schema.json")
      let shared = try #require(file["shared"] as? [String: [[String: String]]])
      let names = try #require(shared["frames"]).compactMap { $0["name"] }
      #expect(names.contains("body Pulse"))
      let profiles = try #require(file["profiles"] as? [[String: Any]])
      #expect(
        profiles.compactMap { $0["name"] as? String } == [
          "all frames", "frame 0", "frame 1", "frame 2",
        ])
      for profile in profiles {
        #expect(profile["type"] as? String == "evented")
        #expect(profile["unit"] as? String == "nanoseconds")
        let events = try #require(profile["events"] as? [[String: Any]])
        var (open, time): ([Int], Int) = ([], 0)
        for event in events {
          let (frame, at) = (
            try #require(event["frame"] as? Int), try #require(event["at"] as? Int)
          )
          #expect(names.indices.contains(frame))
          #expect(at >= time)
          time = at
          if event["type"] as? String == "O" {
            open.append(frame)
          } else {
            #expect(open.popLast() == frame)
          }
        }
        #expect(open.isEmpty)
        #expect(time == profile["endValue"] as? Int)
      }
      let again = await gallery("profile pulse --frames 0 --speedscope \(path)")
      #expect(again.status == .cannotCreate)
      #expect(again.console.error.contains("pulse.json exists; use --overwrite"))
      let replaced = await gallery("profile pulse --frames 0 --overwrite --speedscope \(path)")
      #expect(replaced.status == .done)
    }
  }

  @Test(
    arguments: [
      ("profile puls", "puls: no such anim; similar names: pulse"),
      ("profile pulse --top 0", "--top 0: expected a whole number of 1 or more"),
      ("profile pulse --top many", "--top many: expected a whole number of 1 or more"),
      ("profile pulse --frames x", "--frames x: expected frames such as"),
      ("profile pulse --mode x", "--mode x: expected parameters or positions"),
      ("profile pulse --speedscope a.txt", "--speedscope a.txt: expected the path of a JSON file"),
      (
        "profile pulse --speedscope a.json --counts",
        "--speedscope a.json --counts: a flame graph shows times"
      ),
      ("profile pulse --overwrite", "--overwrite: requires --speedscope FILE.json"),
    ])
  func `invalid arguments are refused`(_ line: String, _ message: String) async {
    await gallery(line).expectInvalidInput(message)
  }
}
