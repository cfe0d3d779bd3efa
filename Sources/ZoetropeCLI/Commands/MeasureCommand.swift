import ArgumentParser
import Foundation
import Zoetrope
import ZoetropeComparison
import ZoetropeRecorder

/// `measure`: writes the positions of all views and the checksums of all pictures to stdout.
/// Another build reads them for `compare --against-build`.
struct MeasureCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Measures anims for another build of this program.",
    shouldDisplay: false)

  @OptionGroup var measurement: MeasurementArguments

  func run(in tool: Tool) async throws(CommandFailure) {
    let anims = try tool.anims()
    let file = try RecordingSession.takeOutput()
    do { try MeasurementQueue.greet(file) } catch {
      throw CommandFailure("\(error)", status: .inputOutput)
    }
    for name in measurement.all ? anims.map(\.name) : measurement.names {
      do {
        guard let anim = anims.first(where: { $0.name == name }) else {
          try MeasurementQueue.miss(name, to: file)
          continue
        }
        let queue = MeasurementQueue(writingTo: file)
        let recorder = try measurement.recorder(of: anim, queue, in: tool)
        try MeasurementQueue.begin(anim, frameCount: recorder.plan.frameCount, to: file)
        var problem: CommandFailure?
        do { try await recorder.measure(into: queue) } catch {
          problem = CommandFailure(error, anim: anim, options: measurement.options)
        }
        // Only failures of the animation itself are a part of the measurement.
        if let problem, problem.status != .badData { throw problem }
        try MeasurementQueue.end(failure: problem?.message, to: file)
      } catch let failure as CommandFailure {
        throw failure
      } catch {
        throw CommandFailure("\(error)", status: .inputOutput)
      }
    }
  }
}

/// The arguments of `measure`, which are also the arguments for a comparison of two builds.
struct MeasurementArguments: ParsableArguments {
  @Argument(help: "The names of anims.")
  var names: [String] = []

  @Flag(help: "Measures all anims.")
  var all = false

  @OptionGroup var canvas: CanvasArguments

  @Option(parsing: .unconditional, help: "The number of pixels per point.")
  var scale: String?

  @Option(parsing: .unconditional, help: "The interpolation mode of layouts.")
  var mode: String?

  @Option(parsing: .unconditionalSingleValue, help: "Sets a parameter.")
  var set: [String] = []

  @Option(parsing: .unconditional, help: "The number of frames to draw concurrently.")
  var jobs: String?

  @OptionGroup var limits: LimitArguments

  /// The values of the options, in the form in which they were typed.
  var options: RunOptions {
    RunOptions(
      fps: canvas.fps, size: canvas.size, scale: scale, mode: mode, settings: set, jobs: jobs,
      isStrict: limits.strict, maxMemory: limits.maxMemory)
  }

  /// The command-line arguments with which another build makes the same measurements.
  var words: [String] {
    ["measure"] + (all ? ["--all"] : []) + optionWords + (jobs.map { ["--jobs", $0] } ?? [])
      + (names.isEmpty ? [] : ["--"] + names)
  }

  /// The command-line arguments that determine how an animation is run.
  private var optionWords: [String] {
    let options = [
      ("--fps", canvas.fps), ("--size", canvas.size), ("--scale", scale), ("--mode", mode),
      ("--max-memory", limits.maxMemory),
    ].flatMap { flag, value in value.map { [flag, $0] } ?? [] }
    return options + (limits.strict ? ["--strict"] : []) + set.flatMap { ["--set", $0] }
  }

  /// Returns the command-line arguments with which another build writes a picture of a frame to a
  /// path.
  func stillWords(_ anim: String, _ frame: Int, to path: String) -> [String] {
    ["still"] + optionWords
      + ["--frame", "\(frame)", "--output", path, "--overwrite", "--quiet", "--", anim]
  }

  /// Returns a recorder that passes its frames to a queue.
  ///
  /// - Throws: ``CommandFailure`` if an option is invalid.
  @MainActor func recorder(
    of anim: Anim, _ queue: MeasurementQueue, in tool: Tool
  ) throws(CommandFailure) -> Recorder {
    let options = options
    var checked = try options.checked(for: anim, in: tool)
    checked.stream = .init(format: .rgba, queue.drawn)
    do {
      return Recorder(try RecordingPlan(anim, options: checked), monitor: MeasurementMonitor())
    } catch {
      throw CommandFailure(error, anim: anim, options: options)
    }
  }
}

/// A monitor that only reports interruptions.
private struct MeasurementMonitor: RecordingMonitor {
  var interruption: Int32? { Interruption.signal }
  func started() {}
  func framesKept(_ count: Int) {}
  func framesCompleted(_ count: Int) {}
  func noticed(_ diagnostic: Diagnostic) {}
}
