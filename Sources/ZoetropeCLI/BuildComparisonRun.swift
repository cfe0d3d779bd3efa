import Foundation
import Zoetrope
import ZoetropeAssembly
import ZoetropeComparison
import ZoetropeRecorder

/// Compares this build of the program with another build, animation by animation.
@MainActor struct BuildComparisonRun {
  private let measurement: MeasurementArguments
  private let tolerance: Double
  private let path: String
  private let anims: [Anim]
  private let isQuiet: Bool
  /// The folder of the report; nil if no report is written.
  private let report: ReportFolder?
  private let tool: Tool

  /// Checks the arguments of `compare`.
  ///
  /// - Throws: ``CommandFailure`` for an invalid value, and for a flag that has no meaning when
  ///   builds are compared.
  init(_ command: CompareCommand, path: String, tool: Tool) throws(CommandFailure) {
    let recording = command.recording
    let flag = "--against-build \(path)"
    try recording.checkNoFrames(besides: flag)
    let other: [(String?, String)] = [
      (command.against.first.map { "--against \($0)" }, "the other build has the same values"),
      (command.trails.map { "--trails \($0)" }, "no trails are drawn"),
      (command.plot ? "--plot" : nil, "no plots are drawn"),
      (recording.compression.map { "--compression \($0)" }, "no pictures are written"),
      (
        recording.overwrite && command.report == nil ? "--overwrite" : nil,
        "no files are written"
      ),
      (recording.background.map { "--background \($0)" }, "each build has its own"),
    ]
    for case (let name?, let reason) in other { throw .usage(name, flag, reason) }
    // A name without a folder would be looked up in `PATH`.
    self.path = path.contains("/") ? path : "./\(path)"
    guard !path.isEmpty, access(self.path, X_OK) == 0 else {
      let reason = path.isEmpty ? "" : CommandFailure.text(ofError: errno) + "; "
      throw .usage(
        "--against-build", path, "\(reason)expected the path of a program with a gallery")
    }
    anims =
      command.all && command.selection.names.isEmpty
      ? try tool.anims() : try tool.anims(named: command.selection.names)
    if anims.isEmpty {
      throw CommandFailure(
        "--against-build \(path): expected the names of anims, or --all", status: .usage)
    }
    if command.all, let name = command.selection.names.first {
      throw .usage("--all", name, "all anims are compared; expected no names")
    }
    var measurement = MeasurementArguments()
    (measurement.names, measurement.all) = (command.selection.names, command.all)
    measurement.canvas = command.canvas
    (measurement.scale, measurement.mode) = (recording.scale, command.mode)
    (measurement.set, measurement.jobs) = (recording.set, recording.jobs)
    measurement.limits = command.limits
    self.measurement = measurement
    tolerance = try BuildComparisonRun.tolerance(command.tolerance)
    for anim in anims { _ = try measurement.options.checked(for: anim, in: tool) }
    (isQuiet, self.tool) = (recording.quiet, tool)
    let replaces = recording.overwrite
    report = try command.report.map { (path) throws(CommandFailure) in
      try ReportFolder(path, replaces: replaces)
    }
    try measurement.options.watchMemory(anims[0], advice: "lower --size, --scale or --jobs")
  }

  private static func tolerance(_ text: String?) throws(CommandFailure) -> Double {
    guard let text else { return 0 }
    guard text.allSatisfy({ "0123456789.".contains($0) }), let value = Double(text) else {
      throw .usage("--tolerance", text, "expected a distance in points, such as 0.5")
    }
    return value
  }

  /// Compares the builds and prints the differences.
  ///
  /// - Throws: ``CommandFailure`` with ``ExitStatus/different`` and without a message if there are
  ///   any differences.
  func run() async throws(CommandFailure) {
    var differences: [BuildDifference] = []
    var missing: (here: [String], there: [String]) = ([], [])
    var seen: Set<String> = []
    do {
      try await OtherBuild.run(path, measurement.words) { pipe in
        let session = try BuildSession(reading: pipe)
        while let next = try session.nextAnim() {
          guard let name = next.name else {
            missing.there.append(next.missing)
            continue
          }
          guard let anim = anims.first(where: { $0.name == name }) else {
            missing.here.append(name)
            try session.skip()
            continue
          }
          seen.insert(name)
          differences.append(try await difference(of: anim, session))
        }
      }
    } catch {
      throw failure(error)
    }
    missing.there += anims.map(\.name).filter { !seen.contains($0) && !missing.there.contains($0) }
    let verdict = BuildVerdict(differences, missing: missing, path: path)
    if let report { try await write(report, verdict) }
    if !isQuiet || !verdict.isSame { try tool.console.writeOutput(verdict.text) }
    if !verdict.isSame { throw CommandFailure("", status: .different) }
  }

  /// The maximum number of animations for which a report shows pictures.
  private static let longestReport = 10

  private func write(
    _ report: ReportFolder, _ verdict: BuildVerdict
  ) async throws(CommandFailure) {
    var pictures: [String: [Int]] = [:]
    var names: [String] = []
    for difference in verdict.found.prefix(BuildComparisonRun.longestReport) {
      guard let anim = anims.first(where: { $0.name == difference.anim }) else { continue }
      do {
        for frame in difference.tellingFrames {
          var options = try measurement.options.checked(for: anim, in: tool)
          // The picture has one pixel for each point, or fewer if it would be wider than 450
          // pixels.
          options.scale = min(1, 450 / Double((options.size ?? anim.size).width))
          let (mine, others) = BuildVerdict.pictureNames(anim.name, frame)
          try await anim.still(.frame(frame), options: options).picture.write(
            to: report.path(to: mine))
          var words = measurement
          words.scale = "\(options.scale)"
          try await OtherBuild.run(
            path, words.stillWords(anim.name, frame, to: report.path(to: others))
          ) { _ in }
          pictures[anim.name, default: []].append(frame)
          names += [mine, others]
        }
      } catch {
        throw failure(error)
      }
    }
    do {
      try report.finish(verdict.report(pictures: pictures), pictures: names)
    } catch {
      throw failure(error)
    }
  }

  private func difference(
    of anim: Anim, _ session: BuildSession
  ) async throws -> BuildDifference {
    try await session.compare(anim.name, tolerance: tolerance) { queue in
      let recorder = try measurement.recorder(of: anim, queue, in: tool)
      do { try await recorder.measure(into: queue) } catch let error as BuildError {
        throw error
      } catch {
        let failure = CommandFailure(error, anim: anim, options: measurement.options)
        guard failure.status == .badData else { throw failure }
        return (recorder.plan.frameCount, failure.message)
      }
      return (recorder.plan.frameCount, nil)
    }
  }

  private func failure(_ error: any Error) -> CommandFailure {
    switch error {
    case let failure as CommandFailure: return failure
    case _ where Interruption.signal != nil:
      return CommandFailure(
        "interrupted",
        status: ExitStatus(rawValue: 128 + (Interruption.signal ?? SIGINT)) ?? .interrupted)
    case OtherBuild.Failure.cannotStart(let reason):
      return .usage(
        "--against-build", path, "it cannot be started: \(reason)")
    case OtherBuild.Failure.failed(_, _, let message) where message.contains("no such command"):
      return .usage(
        "--against-build", path,
        "it has no command measure; expected a gallery that was built with this version of Zoetrope"
      )
    case OtherBuild.Failure.failed(let status, let code, let message):
      return CommandFailure(
        "\(path) failed with \(status): \(message)", status: exitStatus(ofFailed: code))
    case BuildError.malformed:
      return CommandFailure(
        "\(path) does not answer as a gallery of Zoetrope does; expected one that was built with this "
          + "version", status: .badData)
    default: return CommandFailure("\(error)", status: .inputOutput)
    }
  }

  /// Returns the exit status after the other build has failed. Both builds use the same exit codes,
  /// so this build exits with the code of the other one, unless that would say that the builds were
  /// compared.
  private func exitStatus(ofFailed code: Int32?) -> ExitStatus {
    guard let status = code.flatMap(ExitStatus.init), status != .different else { return .badData }
    return status
  }
}
