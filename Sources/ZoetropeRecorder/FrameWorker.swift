import ZoetropeBitmap
import ZoetropeDisplayList
import ZoetropePNG
import ZoetropeRaster

/// Draws, encodes and writes frames one at a time, with buffers that it reuses.
///
/// The bytes depend only on the display lists, so any worker can handle any frame. A worker must be
/// used by a single task.
final class FrameWorker {
  private let plan: RecordingPlan
  private let output: FrameOutput
  private let renderer: Renderer
  private let context = RenderContext()
  /// The bitmap for frames that cannot be encoded while they are drawn.
  private let bitmap = Bitmap()
  private let encoder: PNGEncoder
  private var pixels = PixelStreamEncoder()
  /// The display list of the frame that was encoded last.
  private var last: DisplayList?
  /// The checksum of the file that was encoded last; empty for a stream.
  private var checksum = ""
  private let clock: StageClock

  init(_ plan: RecordingPlan, output: FrameOutput, clock: StageClock) {
    self.plan = plan
    self.output = output
    self.clock = clock
    encoder = PNGEncoder(compression: plan.compression)
    var renderer = Renderer(scale: plan.scale, background: plan.background)
    renderer.isReference = plan.isReference
    self.renderer = renderer
  }

  /// Writes the frames of a job. A display list that equals the previous one is not drawn and
  /// encoded again, except in reference mode.
  ///
  /// - Parameters:
  ///   - job: The display list and its frames.
  ///   - completed: Called after each frame; an error that it throws stops the job.
  nonisolated(nonsending) func perform(
    _ job: FrameJob, completed: () throws -> Void
  ) async throws {
    if plan.isReference || last != job.list {
      last = nil
      try encode(job)
      last = job.list
      if plan.stream == nil { checksum = plan.checksum.text(of: encoder.lastBytes) }
    }
    var start = ContinuousClock.now
    if case .stream(let stream) = output {
      guard await stream.turn(of: job.number) else { return }
      start = ContinuousClock.now
    }
    let count = try write(job, completed: completed)
    if case .stream(let stream) = output { stream.endTurn() }
    let duration = ContinuousClock.now - start
    clock.update { times in
      times[.write] += duration
      times.files += job.frames.count
      times.bytes += count * job.frames.count
    }
  }

  /// The format of a stream of pixels that are not encoded as PNG; nil for PNG.
  private var pixelFormat: StreamFormat? {
    plan.stream.flatMap { $0.format == .png ? nil : $0.format }
  }

  private func encode(_ job: FrameJob) throws {
    let start = ContinuousClock.now
    var encoding = Duration.zero
    do throws(PNGError) {
      try draw(job.list, &encoding)
    } catch {
      let name = plan.fileName(ofFrame: job.frames[0])
      let path = plan.stream == nil ? plan.path(to: name) : name
      throw RecorderError.cannotEncode(path: path, reason: FrameWorker.reason(error))
    }
    let duration = ContinuousClock.now - start
    clock.update { times in
      times[.draw] += duration - encoding
      times[.encode] += encoding
      times.pictures += 1
    }
  }

  private func draw(_ list: DisplayList, _ encoding: inout Duration) throws(PNGError) {
    if pixelFormat == nil, try encodeBands(of: list, &encoding) { return }
    renderer.render(list, into: bitmap, context: plan.isReference ? RenderContext() : context)
    let start = ContinuousClock.now
    if let pixelFormat {
      pixels.encode(bitmap, as: pixelFormat)
    } else {
      try encoder.encode(bitmap)
    }
    encoding += ContinuousClock.now - start
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

  /// Writes the bytes that were encoded last for each frame of a job. Returns their number for one
  /// frame.
  private func write(_ job: FrameJob, completed: () throws -> Void) throws -> Int {
    func write(_ bytes: UnsafeRawBufferPointer) throws -> Int {
      for frame in job.frames {
        switch output {
        case .folder(let sink): try sink.write(bytes, frame: frame, checksum: checksum)
        case .stream(let stream): try stream.write(bytes)
        }
        try completed()
      }
      return bytes.count
    }
    return try pixelFormat == nil
      ? write(encoder.lastBytes) : pixels.bytes.withUnsafeBytes(write)
  }

  private static func reason(_ error: PNGError) -> String {
    switch error {
    case .invalidSize(let width, let height): "a picture cannot have \(width)x\(height) pixels"
    case .encoding(let message), .decoding(let message): message
    }
  }
}
