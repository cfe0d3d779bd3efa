import Foundation
import Synchronization
import Testing
import Zoetrope
import ZoetropeRecorder

@testable import ZoetropeComparison

@MainActor struct BuildTests {
  /// Two squares side by side. The second one can be moved, grow, fade and have another color.
  private func anim(
    shift: Double = 0, side: Double = 10, opacity: Double = 1, color: Color = .red,
    count: Int = 2, duration: Double = 0.1
  ) -> Anim {
    Anim("pair", size: CGSize(width: 40, height: 20), duration: duration) {
      HStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { index in
          let isLast = index == count - 1
          Rectangle().fill(isLast ? color : .blue)
            .frame(width: isLast ? side : 10, height: 10)
            .opacity(isLast ? opacity : 1)
            .offset(x: isLast ? shift : 0)
        }
      }
    }
  }

  /// Measures an animation as one build does for another one.
  private func records(_ anim: Anim, failure: String? = nil) async throws -> [UInt8] {
    let bytes = Mutex(MeasurementRecord.hello(MeasurementRecord.version).bytes)
    let box = Box(bytes)
    let queue = MeasurementQueue { names, frame in
      box.bytes.withLock { bytes in
        for name in names { bytes += MeasurementRecord.name(name).bytes }
        bytes += MeasurementRecord.frame(frame).bytes
      }
    }
    let recorder = try recorder(anim, queue)
    box.bytes.withLock {
      $0 += MeasurementRecord.anim(name: anim.name, frameCount: recorder.plan.frameCount).bytes
    }
    try await recorder.measure(into: queue)
    return box.bytes.withLock { bytes in
      if let failure { bytes += MeasurementRecord.failed(failure).bytes }
      return bytes + MeasurementRecord.end.bytes
    }
  }

  private final class Box: Sendable {
    let bytes: Mutex<[UInt8]>
    init(_ bytes: consuming sending Mutex<[UInt8]>) { self.bytes = bytes }
  }

  private func recorder(_ anim: Anim, _ queue: MeasurementQueue) throws -> Recorder {
    var options = RecordingOptions()
    options.stream = .init(format: .rgba, queue.drawn)
    return Recorder(try RecordingPlan(anim, options: options), monitor: QuietMonitor())
  }

  private func session(_ bytes: [UInt8]) throws -> BuildSession {
    let pipe = Pipe()
    // Small enough for the pipe's buffer.
    try pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
    try pipe.fileHandleForWriting.close()
    defer { pipes.append(pipe) }
    return try BuildSession(reading: pipe.fileHandleForReading.fileDescriptor)
  }

  /// The pipes, which have to stay open during a test.
  private let pipes = Pipes()

  private final class Pipes {
    private var all: [Pipe] = []
    func append(_ pipe: Pipe) { all.append(pipe) }
  }

  /// Compares two versions of the animation.
  private func difference(
    _ mine: Anim, _ other: Anim, tolerance: Double = 0, failure: String? = nil
  ) async throws -> BuildDifference {
    let session = try session(try await records(other, failure: failure))
    let next = try #require(try session.nextAnim())
    #expect(next.name == "pair")
    let difference = try await session.compare("pair", tolerance: tolerance) { queue in
      let recorder = try recorder(mine, queue)
      try await recorder.measure(into: queue)
      return (recorder.plan.frameCount, nil)
    }
    #expect(try session.nextAnim() == nil)
    return difference
  }

  @Test func `equal builds have no difference`() async throws {
    let difference = try await difference(anim(), anim())
    #expect(difference.isEmpty)
    #expect(difference.frameCounts == (6, 6))
    #expect(difference.viewCount == 2)
  }

  @Test func `a shift of one point is found and named`() async throws {
    let difference = try await difference(anim(shift: 1), anim())
    let view = try #require(difference.views.first)
    #expect(difference.views.count == 1)
    #expect(view.name.contains("ForEach[1]"))
    #expect(view.firstChange == "is 1 point to the right")
    #expect((view.firstFrame, view.frameCount) == (0, 6))
    #expect(view.distance == 1)
    #expect(difference.firstPicture == nil)
    #expect(difference.tellingFrames == [0, 5])
  }

  @Test func `differences up to the tolerance do not count`() async throws {
    #expect(try await difference(anim(shift: 1), anim(), tolerance: 1).isEmpty)
    #expect(try await !difference(anim(shift: 1.5), anim(), tolerance: 1).isEmpty)
    #expect(try await difference(anim(opacity: 0.999), anim(), tolerance: 1).isEmpty)
    #expect(try await !difference(anim(opacity: 0.9), anim(), tolerance: 1).isEmpty)
  }

  @Test func `sizes, opacities and colors are compared, too`() async throws {
    let grown = try await difference(anim(side: 12), anim())
    #expect(grown.views.contains { $0.firstChange.contains("2 points wider") })
    let faded = try await difference(anim(opacity: 0.5), anim())
    #expect(faded.views.map(\.firstChange) == ["has an opacity of 0.5 instead of 1"])
    let colored = try await difference(anim(color: .green), anim())
    #expect(colored.views.isEmpty)
    #expect((colored.firstPicture, colored.pictureCount) == (0, 6))
    #expect(!colored.isEmpty)
  }

  @Test func `new and missing views, and numbers of frames, are differences`() async throws {
    let more = try await difference(anim(count: 3), anim(count: 2))
    #expect(more.views.contains { $0.firstChange == "is new" && $0.name.contains("ForEach[2]") })
    let fewer = try await difference(anim(count: 2), anim(count: 3))
    #expect(fewer.views.contains { $0.firstChange == "is gone" && $0.name.contains("ForEach[2]") })
    for (mine, other) in [(0.1, 0.2), (0.2, 0.1)] {
      let length = try await difference(anim(duration: mine), anim(duration: other))
      #expect(!length.isEmpty)
      #expect(length.views.isEmpty)
      #expect(length.frameCounts == (Int(mine * 60), Int(other * 60)))
    }
  }

  @Test func `a failure of one build is a difference`() async throws {
    let difference = try await difference(anim(), anim(), failure: "does not settle")
    #expect(difference.failures == (nil, "does not settle"))
    #expect(!difference.isEmpty)
  }

  @Test func `bytes that are no measurement are an error, never a verdict`() async throws {
    let good = try await records(anim())
    for bytes in [[], Array("wheel\n".utf8), Array(good.dropFirst(3)), [90, 1, 0, 0, 0, 57]] {
      #expect(throws: BuildError.malformed) { _ = try session(bytes) }
    }
    // Cut anywhere, the measurement of an animation has no end.
    for length in [good.count - 1, good.count - 5, good.count - 6, good.count / 2] {
      let session = try session(Array(good.prefix(length)))
      #expect(throws: BuildError.malformed) {
        while try session.nextAnim() != nil { try session.skip() }
      }
    }
  }

  @Test func `records survive the way through a pipe`() throws {
    let sample = ComparedView.Sample(
      center: CGPoint(x: 6, y: 9), size: CGSize(width: 2, height: 4),
      transform: CGAffineTransform(a: 1, b: 0, c: 0, d: 2, tx: 5, ty: 5), opacity: 0.25)
    var frame = FrameMeasurement([(3, sample)])
    frame.picture = 0xFEDC_BA98_7654_3210
    let all: [MeasurementRecord] = [
      .hello(1), .anim(name: "a b", frameCount: 7), .name(.init(path: "A/B[1]", text: "x\ny")),
      .name(.init(path: "ü", text: "")), .frame(frame), .failed("why: not"), .end, .missing("c"),
    ]
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(all.flatMap(\.bytes)))
    try pipe.fileHandleForWriting.close()
    var reader = MeasurementReader(file: pipe.fileHandleForReading.fileDescriptor)
    for record in all { #expect(try reader.next() == record) }
    #expect(try reader.next() == nil)
    #expect(frame.leafCount == 1)
    #expect(frame.leaf(0).name == 3)
    #expect(frame.leaf(0).sample == sample)
  }
}

/// A monitor that never interrupts.
struct QuietMonitor: RecordingMonitor {
  var interruption: Int32? { nil }
  func started() {}
  func framesKept(_ count: Int) {}
  func framesCompleted(_ count: Int) {}
  func noticed(_ diagnostic: Diagnostic) {}
}
