import ZoetropeBitmap
import ZoetropeDisplayList
import ZoetropePNG
import ZoetropeRaster

/// Draws, encodes and writes frames one at a time, with buffers that it reuses.
///
/// The files depend only on the display lists, so any worker can handle any frame. A worker must be
/// used by a single task.
final class FrameWorker {
  private let plan: RecordingPlan
  private let sink: FrameSink
  private let renderer: Renderer
  private let context = RenderContext()
  /// The bitmap for frames that cannot be encoded while they are drawn.
  private let bitmap = Bitmap()
  private let encoder: PNGEncoder
  /// The display list of the frame that was encoded last.
  private var last: DisplayList?
  private let clock: StageClock

  init(_ plan: RecordingPlan, sink: FrameSink, clock: StageClock) {
    self.plan = plan
    self.sink = sink
    self.clock = clock
    encoder = PNGEncoder(compression: plan.compression)
    var renderer = Renderer(scale: plan.scale, background: plan.background)
    renderer.isReference = plan.isReference
    self.renderer = renderer
  }

  /// Writes the files of a job. A display list that equals the previous one is not drawn and
  /// encoded again.
  ///
  /// - Parameters:
  ///   - job: The display list and its frames.
  ///   - completed: Called after each file; an error that it throws stops the job.
  func perform(_ job: FrameJob, completed: () throws -> Void) throws {
    if plan.isReference || last != job.list {
      last = nil
      try encode(job)
      last = job.list
    }
    let start = ContinuousClock.now
    try write(encoder.lastBytes, for: job.frames, completed: completed)
    let duration = ContinuousClock.now - start
    clock.update { times in
      times[.write] += duration
      times.files += job.frames.count
      times.bytes += encoder.lastBytes.count * job.frames.count
    }
  }

  private func encode(_ job: FrameJob) throws {
    let start = ContinuousClock.now
    var encoding = Duration.zero
    do {
      if try !encodeBands(of: job.list, &encoding) {
        renderer.render(
          job.list, into: bitmap, context: plan.isReference ? RenderContext() : context)
        let drawn = ContinuousClock.now
        try encoder.encode(bitmap)
        encoding += ContinuousClock.now - drawn
      }
    } catch {
      let path = plan.path(to: plan.fileName(ofFrame: job.frames[0]))
      throw RecorderError.cannotEncode(path: path, reason: FrameWorker.reason(error))
    }
    let duration = ContinuousClock.now - start
    clock.update { times in
      times[.draw] += duration - encoding
      times[.encode] += encoding
      times.pictures += 1
    }
  }

  /// Encodes rows while they are drawn.
  ///
  /// The encoder guesses the pixel format of a picture from the previous one. A wrong guess costs
  /// another attempt. After three attempts, encoding from a bitmap is cheaper.
  ///
  /// - Returns: Whether the picture is encoded; false if it has to be encoded from a bitmap.
  private func encodeBands(
    of list: DisplayList, _ encoding: inout Duration
  ) throws(PNGError) -> Bool {
    if plan.isReference { return false }
    let (width, height) = renderer.pixelSize(of: list.size)
    for _ in 0..<3 where encoder.begin(width: width, height: height) {
      let isComplete = renderer.renderBands(list, context: context) { band in
        let start = ContinuousClock.now
        defer { encoding += ContinuousClock.now - start }
        return encoder.add(band)
      }
      let start = ContinuousClock.now
      defer { encoding += ContinuousClock.now - start }
      if isComplete, try encoder.finish() { return true }
    }
    return false
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
    case .invalidSize(let width, let height): "a picture cannot have \(width)x\(height) pixels"
    case .encoding(let message), .decoding(let message): message
    }
  }
}
