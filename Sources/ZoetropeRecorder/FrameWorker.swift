import ZoetropeBitmap
import ZoetropePNG
import ZoetropeRaster

/// Draws, encodes and writes frames, one after the other, with buffers that it keeps.
///
/// What it writes is a function of the display list alone, so that it does not matter which worker
/// gets which frame. A worker belongs to one task.
final class FrameWorker {
  private let plan: RecordingPlan
  private let sink: FrameSink
  private let renderer: Renderer
  private let context = RenderContext()
  private let bitmap: Bitmap
  private let encoder = PNGEncoder()
  private let clock: StageClock

  init(_ plan: RecordingPlan, sink: FrameSink, clock: StageClock) {
    self.plan = plan
    self.sink = sink
    self.clock = clock
    renderer = Renderer(scale: plan.scale, background: plan.background)
    bitmap = Bitmap(width: plan.pixels.width, height: plan.pixels.height)
  }

  /// Writes the files of a job.
  ///
  /// - Parameters:
  ///   - job: What is drawn, and for which frames.
  ///   - completed: Called after each file; throws to stop.
  func perform(_ job: FrameJob, completed: () throws -> Void) throws {
    let start = ContinuousClock.now
    renderer.render(job.list, into: bitmap, context: context)
    let drawn = ContinuousClock.now
    let written: Result<Void, any Error>
    do {
      written = try encoder.withEncodedBytes(of: bitmap) { bytes in
        let encoded = ContinuousClock.now
        defer {
          let written = ContinuousClock.now
          clock.change { times in
            times[.draw] += drawn - start
            times[.encode] += encoded - drawn
            times[.write] += written - encoded
            times.pictures += 1
            times.files += job.frames.count
            times.bytes += bytes.count * job.frames.count
          }
        }
        return Result { try write(bytes, for: job.frames, completed: completed) }
      }
    } catch {
      let path = plan.path(to: plan.fileName(ofFrame: job.frames[0]))
      throw RecorderError.cannotEncode(path: path, reason: FrameWorker.reason(error))
    }
    try written.get()
  }

  private func write(
    _ bytes: UnsafeRawBufferPointer, for frames: [Int], completed: () throws -> Void
  ) throws {
    for frame in frames {
      try sink.write(bytes, named: plan.fileName(ofFrame: frame))
      try completed()
    }
  }

  private static func reason(_ error: PNGError) -> String {
    switch error {
    case .invalidSize(let width, let height): "\(width)x\(height) pixels are no picture"
    case .encoding(let message), .decoding(let message): message
    }
  }
}
