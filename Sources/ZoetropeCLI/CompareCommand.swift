import ArgumentParser
import Zoetrope
import ZoetropeRecorder

/// `compare`: renders an animation in both interpolation modes, side by side.
///
/// The command also measures how far apart the two modes place each view. It writes these distances
/// as a table and prints a summary.
struct CompareCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Renders an anim in both interpolation modes side by side, and measures the "
      + "distances between them.",
    discussion: """
      The left half interpolates parameters, the right half positions. Solid lines trace the center \
      of every view, dashed lines connect its first and last positions. The table compare.csv and \
      the summary cover every frame of the anim; --frames only selects the pictures to write.
      """)

  @OptionGroup var recording: RecordingArguments

  func run(in tool: Tool) async throws(CommandFailure) {
    let session = try await RecordingSession.make(
      recording, options: recording.options, kind: .comparison, tool: tool)
    let summary = try await session.run { recorder in try await recorder.compare() }
    let text = summary.text(session.plan.anim.name)
    // A stream of frames occupies stdout, and so does progress for programs.
    if !recording.options.isStream, recording.progress == nil {
      try tool.console.writeOutput(text)
    } else if !recording.quiet {
      tool.console.writeError(text)
    }
  }
}

extension ComparisonSummary {
  /// Formats the summary: a title with the animation's name, then a table with a figure per row.
  func text(_ name: String) -> String {
    let lengths =
      "\(Amount.rounded(parametersLength)) points by parameters, "
      + "\(Amount.rounded(positionsLength)) points by positions"
    var rows = [["largest distance", "\(Amount.rounded(largestDistance)) points"]]
    if largestDistance > 0 { rows[0][1] += " (frame \(largestFrame), \(largestPath))" }
    rows.append(["mean distance", "\(Amount.rounded(meanDistance)) points"])
    rows.append(["total path length", lengths])
    if !parametersMove { rows.append(["parameters", "no view moves"]) }
    if !positionsMove { rows.append(["positions", "no view moves"]) }
    let views = Amount.count(leafCount, "view")
    return "\(name): \(views), \(Amount.count(frameCount, "frame"))\n" + Columns.text(rows)
  }
}
