import Foundation
import Synchronization
import TestSupport
import Testing
import Zoetrope
import ZoetropeComparison
import ZoetropeImages
import ZoetropeSequences

@testable import ZoetropeRecorder

/// A monitor that counts frames and requests to stop after some of them.
final class TestMonitor: RecordingMonitor {
  private let completed = Mutex(0)
  private let kept = Mutex(0)
  private let diagnostics = Mutex<[Diagnostic]>([])
  private let limit: Int

  init(limit: Int = .max) { self.limit = limit }

  var count: Int { completed.withLock(\.self) }
  var keptCount: Int { kept.withLock(\.self) }
  var messages: [String] { diagnostics.withLock { $0.map(\.message) } }
  var interruption: Int32? { count >= limit ? SIGINT : nil }
  func started() {}
  func framesKept(_ count: Int) { kept.withLock { $0 = count } }
  func framesCompleted(_ count: Int) { completed.withLock { $0 += count } }
  func noticed(_ diagnostic: Diagnostic) { diagnostics.withLock { $0.append(diagnostic) } }
}

@MainActor struct RecorderTests {
  /// Changes its color at frames 2 and 4 of 6, and rests in between.
  private let anim = Anim(
    "a", size: CGSize(width: 40, height: 20), duration: 0.6, rate: 10, state: 0
  ) { step in
    Blinker(step: step)
  } cues: { step in
    Cue(at: 0.2) { step.wrappedValue = 1 }
    Cue(at: 0.4) { step.wrappedValue = 2 }
  }

  private struct Blinker: View {
    var step: Binding<Int>
    var body: some View { step.wrappedValue == 1 ? Color.blue : Color.red }
  }

  private func record(
    _ folder: TemporaryFolder, monitor: TestMonitor = TestMonitor(),
    change: (inout RecordingOptions) throws -> Void = { _ in }
  ) async throws {
    var options = RecordingOptions()
    options.folder = folder.path
    options.jobs = 2
    try change(&options)
    try await Recorder(RecordingPlan(anim, options: options), monitor: monitor).record()
  }

  @Test func `every frame is a file, and changes appear in the frame of their time`() async throws {
    let folder = try TemporaryFolder()
    let monitor = TestMonitor()
    try await record(folder, monitor: monitor)
    #expect(folder.names == ["a.zoetrope.json"] + (0..<6).map { "a_0000\($0).png" })
    #expect(monitor.count == 6)
    let files = folder.pictures.map(folder.bytes)
    #expect(files[0] == files[1])
    #expect(files[1] != files[2])
    #expect(files[2] == files[3])
    #expect(files[3] != files[4])
    #expect(files[4] == files[0])
  }

  @Test(
    arguments: [1, 2, 7])
  func `files are independent of the number of jobs and of other frames`(jobs: Int) async throws {
    let (whole, parts) = (try TemporaryFolder(), try TemporaryFolder())
    try await record(whole) { $0.jobs = jobs }
    for frame in [5, 0, 3] {
      try await record(parts) { $0.frames = FrameSelection(frame: frame) }
    }
    try await record(parts) { $0.frames = try FrameSelection(parsing: "1-4x3,2") }
    #expect(parts.pictures == whole.pictures)
    for name in whole.pictures { #expect(parts.bytes(name) == whole.bytes(name), "\(name)") }
  }

  @Test func `small files have the same pixels`() async throws {
    let (fast, small) = (try TemporaryFolder(), try TemporaryFolder())
    try await record(fast)
    try await record(small) { $0.compression = .small }
    #expect(small.pictures == fast.pictures)
    for name in fast.pictures {
      let (a, b) = (fast.bytes(name), small.bytes(name))
      #expect(b.count <= a.count, "\(name)")
      #expect(try DecodedPNG(a).pixels == DecodedPNG(b).pixels, "\(name)")
    }
  }

  @Test func `a rest longer than a job repeats one file`() async throws {
    let folder = try TemporaryFolder()
    let still = Anim("s", size: CGSize(width: 4, height: 2), duration: 7, rate: 10) { Color.red }
    var options = RecordingOptions()
    options.folder = folder.path
    options.jobs = 1
    try await Recorder(RecordingPlan(still, options: options), monitor: TestMonitor()).record()
    #expect(folder.pictures.count == 70)
    #expect(Set(folder.pictures.map(folder.bytes)).count == 1)
  }

  @Test func `a recording replaces existing frames`() async throws {
    let folder = try TemporaryFolder()
    folder.touch("a_00000.png")
    folder.touch(".a_00001.png.\(FrameFile.hostName).\(getpid()).part")
    try await record(folder) { $0.existing = .replace }
    #expect(folder.pictures.count == 6)
    #expect(folder.bytes("a_00000.png").count > 1)
  }

  @Test func `a whole recording that may overwrite removes frames that are not part of it`()
    async throws
  {
    let folder = try TemporaryFolder()
    let stale = ["a_00006.png", "a_00099.png", "a_123456.png"]
    for name in stale { folder.touch(name) }
    let kept = [
      "a_1.png", "ab_00007.png", "notes.txt", "a_00007.gif", "a_000003.png", "a_20261122.png",
    ]
    for name in kept { folder.touch(name) }
    let first = folder.path + "/a_00006.png"
    await #expect(throws: RecorderError.staleFrames(first: first, count: 3)) {
      try await record(folder)
    }
    for selection in ["2", "0-"] {
      let frames = try FrameSelection(parsing: selection)
      try await record(folder) { ($0.frames, $0.existing) = (frames, .replace) }
      #expect(Set(folder.names).isSuperset(of: stale))
    }
    let monitor = TestMonitor()
    try await record(folder, monitor: monitor) { $0.existing = .replace }
    let own = (0..<6).map { "a_0000\($0).png" } + ["a.zoetrope.json"]
    #expect(folder.names == (kept + own).sorted())
    #expect(monitor.messages.contains { $0.hasPrefix("removed 3 old frames") })
  }

  @Test func `two recordings conflict where their frames intersect`() async throws {
    let folder = try TemporaryFolder()
    func plan(_ selection: String) throws -> RecordingPlan {
      var options = RecordingOptions()
      options.folder = folder.path
      options.frames = try FrameSelection(parsing: selection)
      return try RecordingPlan(anim, options: options)
    }
    let claim = try #require(try FrameClaim.make(for: plan("0-2,5")))
    for selection in ["1-3", "5", "0-5x5"] {
      let first = selection == "1-3" ? 1 : selection == "5" ? 5 : 0
      let error = RecorderError.framesClaimed(first: folder.path + "/a_0000\(first).png")
      #expect(throws: error) { try FrameClaim.make(for: plan(selection)) }
    }
    await #expect(throws: RecorderError.framesClaimed(first: folder.path + "/a_00000.png")) {
      try await record(folder)
    }
    let other = try #require(try FrameClaim.make(for: plan("3-4")))
    other.release()
    #expect(folder.names == [".a.lock"])
    claim.release()
    #expect(folder.names.isEmpty)
    // A process that was killed leaves the file, without a lock.
    folder.touch(".a.lock")
    try await record(folder)
    #expect(folder.pictures.count == 6)
  }

  @Test func `a link that leads nowhere is not replaced without permission`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a_00002.png"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
    await #expect(throws: RecorderError.framesExist(first: path, count: 1)) {
      try await record(folder)
    }
  }

  @Test(arguments: [0, 1, 3])
  func `a recording stops on request and leaves whole files`(limit: Int) async throws {
    let folder = try TemporaryFolder()
    await #expect(throws: RecorderError.interrupted(signal: SIGINT)) {
      try await record(folder, monitor: TestMonitor(limit: limit)) { $0.jobs = 1 }
    }
    #expect(folder.pictures.count < 6)
    #expect(!folder.names.contains { $0.hasSuffix(".part") })
  }

  @Test(arguments: [1, 7])
  func `a file that cannot be written ends the recording`(jobs: Int) async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a_00002.png"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    await #expect(throws: RecorderError.cannotCreate(path: path, code: EISDIR)) {
      try await record(folder) {
        $0.existing = .replace
        $0.jobs = jobs
      }
    }
    #expect(!folder.names.contains { $0.hasSuffix(".part") })
  }

  @Test func `an error thrown by a cue ends the recording`() async throws {
    struct Broken: Error {}
    let folder = try TemporaryFolder()
    let anim = Anim("a", size: CGSize(width: 4, height: 4), duration: 1) {
      Color.red
    } cues: {
      Cue(at: 0.5) { throw Broken() }
    }
    var options = RecordingOptions()
    options.folder = folder.path
    let plan = try RecordingPlan(anim, options: options)
    await #expect(throws: Broken.self) {
      try await Recorder(plan, monitor: TestMonitor()).record()
    }
  }

  @Test func `a comparison writes pictures of both modes, a table and numbers`() async throws {
    let folder = try TemporaryFolder()
    var options = RecordingOptions()
    options.folder = folder.path
    options.frames = try FrameSelection(parsing: "0,5")
    let plan = try RecordingPlan(anim, kind: .comparison, options: options)
    let summary = try await Recorder(plan, monitor: TestMonitor()).compare()
    #expect(
      folder.names == [
        "a-compare.frames-0+5.zoetrope.json", "a-compare_00000.png", "a-compare_00005.png",
        "compare.csv", "compare.json",
      ])
    #expect(summary.frameCount == 6)
    #expect(summary.columns.map(\.changes) == [false, false])
    #expect(summary.differences.map(\.distance.value) == [0])
  }
}
