import Zoetrope
import ZoetropeDisplayList
import ZoetropeProcess

/// The offline frame loop. It advances time serially, and draws and writes frames on several
/// workers. A single frame needs no worker.
///
/// Guarantees: time passes through every frame from 0 on, even if the frame is not selected. A
/// frame that is recorded alone therefore has the same bytes as in a sequence. Files do not depend
/// on the number of workers. A file with a frame's name is always complete.
@MainActor package struct Recorder {
  package let plan: RecordingPlan
  package let monitor: any RecordingMonitor
  /// The fonts shared by all hosts of the recording.
  package let fonts: SharedFonts
  private let clock = StageClock()

  /// The time that each stage has taken so far.
  package var times: StageTimes { clock.times }

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - plan: The plan of the recording.
  ///   - monitor: The monitor that receives progress and diagnostics.
  package init(_ plan: RecordingPlan, monitor: any RecordingMonitor) {
    self.plan = plan
    self.monitor = monitor
    fonts = plan.fonts.shared()
  }

  /// Records the selected frames of the animation.
  ///
  /// - Throws: ``RecorderError``, ``AnimError``, ``HostError``, or the error of a cue.
  package func record() async throws {
    try await record(plan.start(plan.columns[0], fonts: fonts))
  }

  /// Records the frames of a source.
  ///
  /// - Parameters:
  ///   - source: The source, before any time has passed.
  ///   - tables: The names and the contents of files beside the frames. They are written after the
  ///     last frame, unless the frames go to a stream.
  /// - Throws: ``RecorderError``, ``HostError``, or the error of a cue.
  package func record(
    _ source: some FrameSource, tables: [(name: String, text: () -> String)] = []
  ) async throws {
    // Advances before the folder is created. If the animation cannot be shown, no folder is
    // created.
    try await source.advanceUntouched(to: 0)
    let output = try open()
    defer { output.folder?.release() }
    // Starting the first threads takes longer than drawing a small frame. Where there are threads,
    // the main actor is left free for other work.
    if (output.folder?.missing ?? plan.frames).count > 1 || zoetrope_may_have_working_threads() {
      try await recordWithWorkers(source, into: output)
    } else {
      try await recordWithoutWorkers(source, into: output)
    }
    if let folder = output.folder {
      for table in tables { try folder.write(table: table.text(), named: table.name) }
      try folder.close()
    }
  }

  /// Records frames on the main actor, one after the other.
  private func recordWithoutWorkers(
    _ source: some FrameSource, into output: FrameOutput
  ) async throws {
    let worker = FrameWorker(plan, output: output, clock: clock)
    try await send(source, of: output) { job in
      try await Recorder.perform(job, by: worker, monitor: monitor)
      return true
    }
  }

  /// Records frames. While workers draw, encode and write them, the time advances.
  private func recordWithWorkers(
    _ source: some FrameSource, into output: FrameOutput
  ) async throws {
    let queue = FrameQueue<FrameJob>(capacity: 4 * plan.jobs)
    let (plan, monitor, clock) = (self.plan, self.monitor, self.clock)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<plan.jobs {
        group.addTask {
          let worker = FrameWorker(plan, output: output, clock: clock)
          try await Recorder.work(worker, through: queue, into: output, monitor: monitor)
        }
      }
      do {
        try await send(source, of: output) { await queue.send($0) }
      } catch {
        queue.abort()
        output.abort()
        throw error
      }
      queue.finish()
      try await group.waitForAll()
    }
  }

  /// Prepares the output, and reports the start of the recording.
  private func open() throws -> FrameOutput {
    if let target = plan.stream {
      let stream = FrameStream(to: target.receiver)
      monitor.started()
      let header = target.format.header(
        width: plan.pixels.width, height: plan.pixels.height,
        rate: (plan.rate.numerator, plan.rate.denominator * plan.frameDistance))
      if !header.isEmpty { try header.withUnsafeBytes { try stream.write($0) } }
      return .stream(stream)
    }
    let sink = try FrameSink(plan)
    monitor.started()
    report(removed: sink.removed)
    monitor.framesKept(plan.frames.count - sink.missing.count)
    return .folder(sink)
  }

  private func report(removed: (manifests: [String], frames: [String])) {
    if !removed.manifests.isEmpty {
      monitor.noticed(
        Diagnostic(
          "removed \(removed.manifests.joined(separator: ", ")), which this recording does not agree "
            + "with", severity: .note))
    }
    if let first = removed.frames.first, let last = removed.frames.last {
      monitor.noticed(
        Diagnostic(
          "removed \(removed.frames.count) old frames that are not part of this recording: \(first)"
            + (removed.frames.count > 1 ? " to \(last)" : ""), severity: .note))
    }
  }

  /// Advances the time and sends the display lists of the selected frames that are not complete.
  /// Stops after the last of these frames, or when the receiver takes no more.
  ///
  /// - Parameter take: Takes a job, and returns whether more jobs are wanted.
  private func send(
    _ source: some FrameSource, of output: FrameOutput, take: (FrameJob) async throws -> Bool
  ) async throws {
    var wanted = (output.folder?.missing ?? plan.frames)[...]
    guard let last = wanted.last else { return }
    var pending: FrameJob?
    var count = 0
    for frame in 0...last {
      try monitor.checkInterruption()
      try await clock.measure(.simulate) {
        try await source.advanceUntouched(to: plan.rate.seconds(ofFrame: frame))
      }
      defer { monitor.noticed(source.takeDiagnostics()) }
      guard frame == wanted.first else { continue }
      wanted.removeFirst()
      let list = await clock.measure(.list) { source.displayList() }
      try output.folder?.note(fonts.takeUsedFiles() + source.takeUsedFiles(), before: frame)
      if let job = pending, !plan.isReference, job.frames.count < FrameJob.largestCount,
        job.list == list
      {
        pending?.frames.append(frame)
        continue
      }
      if let job = pending, try await !take(job) { return }
      pending = FrameJob(number: count, list: list, frames: [frame])
      count += 1
    }
    if let job = pending { _ = try await take(job) }
  }

  /// Performs jobs until the queue is closed and empty. An error closes the queue and aborts the
  /// output, so that the producer and the other workers stop.
  private nonisolated static func work(
    _ worker: FrameWorker, through queue: FrameQueue<FrameJob>, into output: FrameOutput,
    monitor: any RecordingMonitor
  ) async throws {
    while let job = await queue.next() {
      do {
        try await perform(job, by: worker, monitor: monitor)
      } catch {
        queue.abort()
        output.abort()
        throw error
      }
    }
  }

  /// Performs one job, and reports its frames as complete.
  private nonisolated(nonsending) static func perform(
    _ job: FrameJob, by worker: FrameWorker, monitor: any RecordingMonitor
  ) async throws {
    try await worker.perform(job) {
      monitor.framesCompleted(1)
      try monitor.checkInterruption()
    }
  }
}
