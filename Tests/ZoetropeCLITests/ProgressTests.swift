import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeFiles

@testable import ZoetropeCLI

@MainActor struct ProgressTests {
  @Test(arguments: [
    (0.0, "0 s"), (0.2, "1 s"), (59.0, "59 s"), (60.0, "1:00"), (64.5, "1:05"), (3599.0, "59:59"),
    (3600.0, "1:00:00"), (7325.0, "2:02:05"), (Double.infinity, "277777:46:40"),
  ])
  func `a time is shown in whole seconds, minutes and hours`(seconds: Double, text: String) {
    #expect(ProgressPace.clock(seconds) == text)
  }

  @Test func `a speed needs half a second and a frame`() throws {
    #expect(ProgressPace(completed: 0, left: 5, duration: .seconds(9)) == nil)
    #expect(ProgressPace(completed: 5, left: 5, duration: .milliseconds(499)) == nil)
    let pace = try #require(ProgressPace(completed: 30, left: 130, duration: .seconds(2)))
    #expect(pace.text == "15 frames per second, 9 s left")
    let slow = try #require(ProgressPace(completed: 1, left: 10, duration: .seconds(8)))
    #expect(slow.text == "0.1 frames per second, 1:20 left")
  }

  private func objects(_ output: String) throws -> [[String: Any]] {
    try output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test func `progress in JSON is an object per line on standard output`() async throws {
    try await withTemporaryFolder(isCreated: false) { path in
      let run = await TestGallery(["render", "words", "--output", path, "--progress", "json"])
      #expect(run.status == .done)
      let objects = try objects(run.console.output)
      let events = objects.compactMap { $0["event"] as? String }
      #expect(events.first == "start")
      #expect(events.last == "end")
      #expect(events.contains("diagnostic"))
      let last = try #require(objects.last { $0["event"] as? String == "progress" })
      #expect(last["completed"] as? Int == 6)
      #expect(last["frames"] as? Int == 6)
      #expect(run.console.error == "")
      let again = await TestGallery(["render", "words", "--output", path, "--progress", "json"])
      #expect(again.status == .cannotCreate)
      let refusal = try self.objects(again.console.output)
      #expect(refusal.map { $0["event"] as? String } == ["error"])
      let message = try #require(refusal.first?["message"] as? String)
      #expect(again.errorLines == ["zoetrope: \(message)"])
    }
  }

  @Test func `a worker of Open Job Description reads the progress and the failure`() async throws {
    try await withTemporaryFolder(isCreated: false) { path in
      let run = await TestGallery(["render", "wheel", "--output", path, "--progress", "openjd"])
      let lines = run.console.output.split(separator: "\n")
      #expect(lines.first?.hasPrefix("openjd_status: wheel: writing 30 frames") == true)
      #expect(lines.contains("openjd_progress: 100.0"))
      #expect(lines.last?.hasPrefix("openjd_status: wrote 30 frames") == true)
      try FileManager.default.removeItem(atPath: path + "/wheel_00003.png")
      try FileManager.default.createDirectory(
        atPath: path + "/wheel_00003.png", withIntermediateDirectories: false)
      let failed = await TestGallery(
        ["render", "wheel", "--output", path, "--resume", "--progress", "openjd"])
      #expect(failed.status == .cannotCreate)
      #expect(
        failed.console.output.contains("\nopenjd_fail: cannot create \(path)/wheel_00003.png"))
      #expect(failed.errorLines.count == 1)
    }
  }

  @Test func `other forms of progress, and progress beside frames, are errors`() async {
    await TestGallery("render wheel --progress xml").expectInvalidInput(
      "--progress xml: expected json or openjd")
    await TestGallery("render wheel --output - --progress json").expectInvalidInput(
      "--progress json --output -: stdout is for the frames")
  }
}
