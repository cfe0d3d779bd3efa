import Foundation
import Synchronization
import TestSupport
import Testing
import Zoetrope
import ZoetropeComparison
import ZoetropePixels
import ZoetropeSequences

@testable import ZoetropeRecorder

@MainActor struct StreamTests {
  /// Half of the canvas is covered from 0.3 s on.
  private let anim = Anim(
    "a", size: CGSize(width: 40, height: 20), duration: 0.6, rate: 10, state: 0
  ) { step in
    HStack(spacing: 0) {
      Color.red
      step.wrappedValue == 0 ? Color.blue : Color.black.opacity(0.5)
    }
  } cues: { step in
    Cue(at: 0.3) { step.wrappedValue = 1 }
  }

  /// Records to a file in place of a pipe, and returns all bytes.
  private func bytes(
    _ format: StreamFormat, of anim: Anim? = nil,
    _ change: (inout RecordingOptions) -> Void = { _ in }
  ) async throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let file = open(folder.path + "/stream", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(file) }
    var options = RecordingOptions()
    options.stream = .init(format: format, file: file)
    change(&options)
    let plan = try RecordingPlan(anim ?? self.anim, options: options)
    try await Recorder(plan, monitor: TestMonitor()).record()
    return folder.bytes("stream")
  }

  /// Differs in each of 60 frames.
  private let growing = Anim(
    "a", size: CGSize(width: 60, height: 20), duration: 2, rate: 30, state: false
  ) { isLarge in
    Color.red.frame(width: isLarge.wrappedValue ? 60 : 1)
  } cues: { isLarge in
    Cue(at: 0) { withAnimation(.linear(duration: 2)) { isLarge.wrappedValue = true } }
  }

  @Test(arguments: [1, 2, 7])
  func `a stream of files has the bytes of the files in order`(jobs: Int) async throws {
    let folder = try TemporaryFolder()
    var options = RecordingOptions()
    options.folder = folder.path
    try await Recorder(RecordingPlan(growing, options: options), monitor: TestMonitor()).record()
    let names = folder.names.filter { $0.hasSuffix(".png") }.sorted()
    #expect(Set(names.map(folder.bytes)).count > 50)
    let stream = try await bytes(.png, of: growing) { $0.jobs = jobs }
    #expect(stream == names.flatMap(folder.bytes))
    #expect(FileManager.default.fileExists(atPath: "frames/a") == false)
  }

  @Test func `pixels in a stream are straight, row by row`() async throws {
    let stream = try await bytes(.rgba) { $0.background = .transparent }
    let frame = 40 * 20 * 4
    #expect(stream.count == 6 * frame)
    let red: [UInt8] = [255, 59, 48, 255]
    #expect(Array(stream[5 * frame..<5 * frame + 4]) == red)
    #expect(Array(stream[5 * frame + 4 * 30..<5 * frame + 4 * 31]) == [0, 0, 0, 128])
  }

  @Test func `a video stream begins with its size and rate, and has a plane for each component`()
    async throws
  {
    let stream = try await bytes(.y4m) {
      $0.background = .color(.white)
      $0.rate = FrameRate(25, 2)
      $0.frames = try? FrameSelection(parsing: "0-6x3")
    }
    let header = "YUV4MPEG2 W40 H20 F25:6 Ip A1:1 C444 XCOLORRANGE=LIMITED\n"
    #expect(stream.starts(with: header.utf8))
    let frame = 6 + 3 * 40 * 20
    #expect(stream.count == header.utf8.count + 3 * frame)
    #expect(stream.dropFirst(header.utf8.count).starts(with: "FRAME\n".utf8))
  }

  @Test(
    arguments: [
      ((0, 0, 0), (16, 128, 128)), ((255, 255, 255), (235, 128, 128)),
      ((255, 0, 0), (63, 102, 240)),
      ((0, 255, 0), (173, 42, 26)), ((0, 0, 255), (32, 240, 118)),
      ((128, 128, 128), (126, 128, 128)),
    ] as [((Int, Int, Int), (Int, Int, Int))])
  func `colors are converted by BT.709 in the limited range`(
    color: (Int, Int, Int), components: (Int, Int, Int)
  ) {
    let bitmap = Bitmap(width: 1, height: 1)
    bitmap[0, 0] = UInt32(color.0 | color.1 << 8 | color.2 << 16) | 0xFF00_0000
    var encoder = PixelStreamEncoder()
    encoder.encode(bitmap, as: .y4m)
    let expected = [components.0, components.1, components.2].map { UInt8($0) }
    #expect(encoder.bytes == Array("FRAME\n".utf8) + expected)
  }

  @Test func `a video stream needs an opaque background`() throws {
    var options = RecordingOptions()
    options.stream = .init(format: .y4m, file: 1)
    options.background = .transparent
    #expect(throws: RecorderError.needsOpaqueBackground(.y4m)) {
      try RecordingPlan(anim, options: options)
    }
  }

  @Test func `a reader that ends early ends the recording`() async throws {
    Foundation.signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    var options = RecordingOptions()
    options.stream = .init(format: .rgba, file: pipe.fileHandleForWriting.fileDescriptor)
    options.jobs = 4
    let plan = try RecordingPlan(anim, options: options)
    try pipe.fileHandleForReading.close()
    await #expect(throws: RecorderError.closedPipe) {
      try await Recorder(plan, monitor: TestMonitor()).record()
    }
  }

  @Test func `an interruption ends a stream whose workers wait for their turns`() async throws {
    await #expect(throws: RecorderError.interrupted(signal: SIGINT)) {
      let pipe = Pipe()
      var options = RecordingOptions()
      options.stream = .init(format: .png, file: pipe.fileHandleForWriting.fileDescriptor)
      options.jobs = 4
      let plan = try RecordingPlan(anim, options: options)
      try await Recorder(plan, monitor: TestMonitor(limit: 1)).record()
    }
  }

  private final class Order: Sendable {
    let jobs = Mutex<[Int]>([])
  }

  @Test func `jobs get their turns in the order of their numbers`() async throws {
    let stream = FrameStream(to: .file(-1))
    let order = Order()
    await withTaskGroup(of: Void.self) { group in
      for job in [3, 1, 2, 0] {
        group.addTask {
          #expect(await stream.turn(of: job))
          order.jobs.withLock { $0.append(job) }
          stream.endTurn()
        }
      }
    }
    #expect(order.jobs.withLock { $0 } == [0, 1, 2, 3])
  }

  @Test func `after an abort nobody gets a turn`() async throws {
    let stream = FrameStream(to: .file(-1))
    await withTaskGroup(of: Bool.self) { group in
      for job in 1...3 { group.addTask { await stream.turn(of: job) } }
      await Task.yield()
      stream.abort()
      for await isTurn in group { #expect(!isTurn) }
    }
    #expect(await !stream.turn(of: 0))
  }

  @Test func `an error of a cue ends a stream whose workers wait`() async throws {
    struct Broken: Error {}
    let failing = Anim("a", size: CGSize(width: 8, height: 8), duration: 1, rate: 30, state: 0) {
      number in
      Text("\(number.wrappedValue)")
    } cues: { number in
      Cue(at: 0.5) { throw Broken() }
    }
    await #expect(throws: Broken.self) { try await bytes(.png, of: failing) { $0.jobs = 4 } }
  }

  @Test func `a comparison is written to a stream without a table`() async throws {
    let folder = try TemporaryFolder()
    let file = open(folder.path + "/stream", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(file) }
    var options = RecordingOptions()
    options.stream = .init(format: .rgba, file: file)
    let plan = try RecordingPlan(anim, kind: .comparison, options: options)
    _ = try await Recorder(plan, monitor: TestMonitor()).compare()
    #expect(folder.bytes("stream").count == 6 * 80 * 20 * 4)
    #expect(folder.names == ["stream"])
  }
}
