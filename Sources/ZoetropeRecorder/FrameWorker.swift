import ZoetropeDisplayList
import ZoetropeImages
import ZoetropeSequences

/// Draws, encodes and writes frames one at a time, with buffers that it reuses.
///
/// The bytes depend only on the display lists, so any worker can handle any frame. A worker must be
/// used by a single task.
final class FrameWorker {
  private let plan: RecordingPlan
  private let output: FrameOutput
  private let encoder: FrameEncoder
  /// The display list of the frame that was encoded last.
  private var last: DisplayList?
  /// The checksum of the file that was encoded last; empty for a stream.
  private var checksum = ""
  private let clock: StageClock

  init(_ plan: RecordingPlan, output: FrameOutput, clock: StageClock) {
    self.plan = plan
    self.output = output
    self.clock = clock
    encoder = FrameEncoder(plan)
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
      if plan.stream == nil { checksum = encoder.withBytes { plan.checksum.text(of: $0) } }
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

  private func encode(_ job: FrameJob) throws {
    let start = ContinuousClock.now
    let encoding: Duration
    do throws(PNGError) {
      encoding = try encoder.encode(job.list)
    } catch {
      let name = plan.fileName(ofFrame: job.frames[0])
      let path = plan.stream == nil ? plan.path(to: name) : name
      throw RecorderError.cannotEncode(path: path, reason: FrameEncoder.reason(error))
    }
    let duration = ContinuousClock.now - start
    clock.update { times in
      times[.draw] += duration - encoding
      times[.encode] += encoding
      times.pictures += 1
    }
  }

  /// Writes the bytes that were encoded last, once for each frame of a job. Returns the number of
  /// bytes of one frame.
  private func write(_ job: FrameJob, completed: () throws -> Void) throws -> Int {
    try encoder.withBytes { bytes in
      for frame in job.frames {
        switch output {
        case .folder(let sink): try sink.write(bytes, frame: frame, checksum: checksum)
        case .stream(let stream): try stream.write(bytes)
        }
        try completed()
      }
      return bytes.count
    }
  }
}
