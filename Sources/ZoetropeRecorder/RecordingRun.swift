import Foundation
import Zoetrope
import ZoetropeDisplayList
import ZoetropeImages
import ZoetropeSequences

/// The state of an iteration over a ``Recording``.
@MainActor final class RecordingRun {
  private let recording: Recording
  private var source: Source?
  private var place = 0
  /// The number of the next frame to which the animation advances.
  private var frame = 0
  private let encoder = EncoderOwner()

  private struct Source {
    let plan: RecordingPlan
    let host: Zoetrope.Host
  }

  nonisolated init(_ recording: Recording) { self.recording = recording }

  /// Advances to the next selected frame, draws it and returns it; returns nil after the last
  /// frame.
  func next() async throws -> Recording.Frame? {
    let source = try self.source ?? start()
    self.source = source
    let (plan, host) = (source.plan, source.host)
    guard place < plan.frames.count else { return nil }
    let number = plan.frames[place]
    while frame <= number {
      try await host.advanceUntouched(to: plan.rate.seconds(ofFrame: frame))
      frame += 1
    }
    place += 1
    _ = host.takeDiagnostics()
    let data = try await encoder.data(host.displayList(), plan)
    return Recording.Frame(
      number: number, time: plan.rate.seconds(ofFrame: number), width: plan.pixels.width,
      height: plan.pixels.height, pngData: data)
  }

  private func start() throws -> Source {
    var options = recording.options
    // With a stream, the plan does not check a folder. Nothing is written to the stream.
    options.stream = RecordingOptions.Stream(format: .png, file: -1)
    let plan = try RecordingPlan(recording.anim, options: options)
    return Source(
      plan: plan,
      host: try plan.start(plan.columns[0], fonts: recording.options.fonts.shared()))
  }
}

/// Draws frames outside of the main actor.
private actor EncoderOwner {
  private var encoder: FrameEncoder?

  func data(_ list: DisplayList, _ plan: RecordingPlan) throws -> Data {
    let encoder = self.encoder ?? FrameEncoder(plan)
    self.encoder = encoder
    do throws(PNGError) {
      _ = try encoder.encode(list)
    } catch {
      throw RecorderError.cannotEncode(path: plan.baseName, reason: FrameEncoder.reason(error))
    }
    return encoder.withBytes { Data($0) }
  }
}
