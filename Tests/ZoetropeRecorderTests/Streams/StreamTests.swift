import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeBitmap
import ZoetropePNG

@testable import ZoetropeRecorder

@MainActor @Suite struct StreamTests {
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
    _ format: StreamFormat, _ change: (inout RecordingOptions) -> Void = { _ in }
  ) async throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let file = open(folder.path + "/stream", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(file) }
    var options = RecordingOptions()
    options.stream = .init(format: format, file: file)
    change(&options)
    try await Recorder(RecordingPlan(anim, options: options), monitor: TestMonitor()).record()
    return folder.bytes("stream")
  }

  @Test(arguments: [1, 2, 7])
  func `a stream of files has the bytes of the files in order`(jobs: Int) async throws {
    let folder = try TemporaryFolder()
    var options = RecordingOptions()
    options.folder = folder.path
    try await Recorder(RecordingPlan(anim, options: options), monitor: TestMonitor()).record()
    let files = (0..<6).flatMap { folder.bytes("a_0000\($0).png") }
    #expect(try await bytes(.png) { $0.jobs = jobs } == files)
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
    }
    let header = "YUV4MPEG2 W40 H20 F25:2 Ip A1:1 C444 XCOLORRANGE=LIMITED\n"
    #expect(stream.starts(with: header.utf8))
    let frame = 6 + 3 * 40 * 20
    #expect((stream.count - header.utf8.count) % frame == 0)
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
}
