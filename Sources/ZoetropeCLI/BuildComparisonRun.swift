import Foundation
import Zoetrope
import ZoetropeAssembly
import ZoetropeComparison
import ZoetropeRecorder

/// Compares this build of the program with another one, animation by animation.
@MainActor struct BuildComparisonRun {
  private let measurement: MeasurementArguments
  private let tolerance: Double
  private let path: String
  private let anims: [Anim]
  private let isQuiet: Bool
  private let tool: Tool

  /// Checks the arguments of `compare`.
  ///
  /// - Throws: ``CommandFailure`` for a flag that has no meaning here, and for invalid values.
  init(_ command: CompareCommand, path: String, tool: Tool) throws(CommandFailure) {
    let recording = command.recording
    let other: [(String?, String)] = [
      (command.against.first.map { "--against \($0)" }, "the other build has the same values"),
      (command.trails.map { "--trails \($0)" }, "no pictures are written"),
      (command.plot ? "--plot" : nil, "no pictures are written"),
      (recording.output.map { "--output \($0)" }, "no pictures are written"),
      (recording.html.map { "--html \($0)" }, "no page is written"),
      (recording.stream.map { "--stream \($0)" }, "no pictures are written"),
      (recording.frames.map { "--frames \($0)" }, "all frames are compared"),
      (recording.shard.map { "--shard \($0)" }, "all frames are compared"),
      (recording.resume ? "--resume" : nil, "no pictures are written"),
      (recording.overwrite ? "--overwrite" : nil, "no pictures are written"),
      (recording.background.map { "--background \($0)" }, "each build has its own"),
      (recording.progress.map { "--progress \($0)" }, "no frames are written"),
    ]
    for case (let flag?, let reason) in other {
      throw .usage(flag, "--against-build \(path)", reason)
    }
    anims =
      command.all && recording.names.isEmpty
      ? try tool.anims() : try recording.anims(in: tool)
    if anims.isEmpty {
      throw CommandFailure(
        "--against-build \(path): expected the names of anims, or --all", status: .usage)
    }
    if command.all, let name = recording.names.first {
      throw .usage("--all", name, "all anims are compared; expected no names")
    }
    var measurement = MeasurementArguments()
    (measurement.names, measurement.all) = (recording.names, command.all)
    measurement.canvas = recording.canvas
    (measurement.scale, measurement.mode) = (recording.scale, command.mode)
    (measurement.set, measurement.jobs) = (recording.set, recording.jobs)
    self.measurement = measurement
    tolerance = try BuildComparisonRun.tolerance(command.tolerance)
    for anim in anims { _ = try measurement.options.checked(for: anim, in: tool) }
    // A name without a folder would be looked up among the programs of the system.
    self.path = path.contains("/") ? path : "./\(path)"
    (isQuiet, self.tool) = (recording.quiet, tool)
    guard access(self.path, X_OK) == 0 else {
      throw .usage(
        "--against-build", path,
        "\(CommandFailure.text(ofError: errno)); expected the path of a program with a gallery")
    }
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
  ///   any.
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
    try print(differences, missing)
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
    case OtherBuild.Failure.failed(_, let message) where message.contains("no such command"):
      return .usage(
        "--against-build", path,
        "it has no command measure; expected a gallery that was built with this version of Zoetrope"
      )
    case OtherBuild.Failure.failed(let status, let message):
      return CommandFailure("\(path) failed with \(status): \(message)", status: .badData)
    case BuildError.malformed:
      return CommandFailure(
        "\(path) does not answer as a gallery of Zoetrope does; expected one that was built with this "
          + "version", status: .badData)
    default: return CommandFailure("\(error)", status: .inputOutput)
    }
  }

  private func print(
    _ differences: [BuildDifference], _ missing: (here: [String], there: [String])
  ) throws(CommandFailure) {
    let found = differences.filter { !$0.isEmpty }
    var text = ""
    for name in missing.here { text += "\(name): only in \(path)\n" }
    for name in missing.there { text += "\(name): only in this build\n" }
    for difference in found { text += difference.text }
    let frames = differences.reduce(0) { $0 + $1.frameCounts.0 }
    let scope =
      "\(Amount.count(differences.count, "anim")), \(Amount.count(frames, "frame"))"
    let isSame = text.isEmpty
    if isSame {
      if !isQuiet { text = "\(scope): no difference\n" }
    } else {
      let count = found.count + missing.here.count + missing.there.count
      text += "\(scope): \(Amount.count(count, "anim")) differ\(count == 1 ? "s" : "")\n"
    }
    try tool.console.writeOutput(text)
    if !isSame { throw CommandFailure("", status: .different) }
  }
}

extension BuildDifference {
  /// The largest number of views that ``text`` names.
  private static let longestList = 5

  /// The differences as lines.
  var text: String {
    var lines: [String] = []
    if let failure = failures.0, failures.1 != failure {
      lines.append("fails in this build: \(failure)")
    }
    if let failure = failures.1, failures.0 != failure {
      lines.append("fails in the other build: \(failure)")
    }
    if frameCounts.0 != frameCounts.1 {
      lines.append("has \(Amount.count(frameCounts.0, "frame")) instead of \(frameCounts.1)")
    }
    if !views.isEmpty {
      lines.append("\(views.count) of \(Amount.count(viewCount, "view")) differ:")
      lines += views.prefix(BuildDifference.longestList).map { view in
        var line = "  \(view.name): \(view.firstChange) at frame \(view.firstFrame)"
        if view.distance > 0 {
          line +=
            "; at most \(Amount.rounded(view.distance)) points away (frame \(view.distanceFrame))"
        }
        return line + ", in \(Amount.count(view.frameCount, "frame"))"
      }
      let more = views.count - BuildDifference.longestList
      if more > 0 { lines.append("  and \(more) more") }
    }
    if let firstPicture {
      lines.append(
        "the pictures of \(Amount.count(pictureCount, "frame")) differ, from frame \(firstPicture) on, "
          + "where no view has moved")
    }
    return "\(anim): " + lines.joined(separator: "\n  ") + "\n"
  }
}
