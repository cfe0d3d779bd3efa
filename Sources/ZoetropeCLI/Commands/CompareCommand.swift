import ArgumentParser
import Zoetrope
import ZoetropeComparison
import ZoetropeRecorder

/// `compare`: renders several runs of animations side by side, and measures the differences.
///
/// The command also writes a table with the positions of all views, and a JSON file with all
/// numbers. It prints a summary.
struct CompareCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Renders an anim in both interpolation modes, with several values or beside other "
      + "anims, and measures the differences.",
    discussion: """
      There are two to four columns. A single anim has one that interpolates parameters, and one \
      that interpolates positions. Several anims have a column each, and so have the values of \
      --set and those of each --against. Solid lines trace the centers of views and fade with \
      time, thin ones are the way that is still to come, and dashed lines connect the first and \
      last positions. The files compare.csv and compare.json and the summary cover every frame; \
      --frames only selects the pictures to write.
      """)

  @OptionGroup var selection: AnimsArguments

  @OptionGroup var canvas: CanvasArguments

  @OptionGroup var recording: RecordingArguments

  @OptionGroup var limits: LimitArguments

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Adds a column with other values of parameters; can be repeated.",
      valueName: "key=value[,key=value]"), completion: Completion.settings)
  var against: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The interpolation mode of layouts: parameters, positions or both, in columns of their own "
        + "(default: both for a single column, otherwise parameters).", valueName: "MODE"))
  var mode: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The views with a trail: all, none, worst:N for the N views that are farthest apart, or a "
        + "part of a view's name (default: all).", valueName: "VIEWS"))
  var trails: String?

  @Flag(help: "Draws plots of distance, speed and overlap over time below the frames.")
  var plot = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Compares with another build of this program, frame by frame, and exits with 1 if it differs.",
      valueName: "PATH"))
  var againstBuild: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The distance in points up to which places in two builds count as equal (default: 0).",
      valueName: "T"))
  var tolerance: String?

  @Flag(help: "Compares all anims of the gallery with those of --against-build.")
  var all = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Writes a Markdown file with the numbers and a few pictures instead of frames, for a review.",
      valueName: "DIR"))
  var report: String?

  /// The values of the options, in the form in which they were typed. They have not been checked.
  var options: RunOptions {
    var options = recording.options(canvas, limits)
    options.trails = trails
    options.hasPlot = plot
    return options
  }

  func run(in tool: Tool) async throws(CommandFailure) {
    if let againstBuild {
      let comparison = try BuildComparisonRun(self, path: againstBuild, tool: tool)
      return try await comparison.run()
    }
    if let tolerance { throw .usage("--tolerance", tolerance, "requires --against-build") }
    if all {
      throw CommandFailure("--all: requires --against-build, or expected names", status: .usage)
    }
    let columns = try ComparedColumns(
      anims: tool.anims(named: selection.names), settings: recording.set, against: against,
      mode: mode)
    let options = options
    if let report {
      return try await writeReport(to: report, columns, options, in: tool)
    }
    let session = try await RecordingSession.make(
      columns.first, options: options, columns: columns.all, tool: tool)
    let summary =
      if let page = session.page {
        try await session.write(page, title: columns.title)
      } else {
        try await session.run { recorder in
          try await recorder.compare(title: columns.title)
        }
      }
    let text = summary.text(columns.title)
    // stdout is in use if it receives a stream of frames, or progress for programs.
    if !options.isStream, recording.progress == nil {
      try tool.console.writeOutput(text)
    } else if !recording.quiet {
      tool.console.writeError(text)
    }
  }
}

extension CompareCommand {
  /// Writes a report of a comparison.
  @MainActor private func writeReport(
    to path: String, _ columns: ComparedColumns, _ options: RunOptions, in tool: Tool
  ) async throws(CommandFailure) {
    try recording.checkNoFrames(besides: "--report \(path)")
    var checked = try options.checked(for: columns.first, in: tool)
    checked.columns = columns.all
    // A report writes no frames. The stream is set only because the plan then does not check the
    // output folder.
    checked.stream = .init(format: .png) { _ in }
    let folder = try ReportFolder(path, replaces: recording.overwrite)
    try options.watchMemory(columns.first, advice: "lower --size or --scale")
    do {
      let plan = try RecordingPlan(columns.first, kind: .comparison, options: checked)
      let monitor = ProgressReporter(
        console: tool.console, announcement: "", total: 0, isQuiet: true)
      let (summary, pictures) = try await Recorder(plan, monitor: monitor).report(checked)
      try folder.write(
        ReportText(title: columns.title, summary, pictures.map { ($0.frame, $0.reason) }).text,
        pictures: pictures.enumerated().map { (ReportText.pictureName($0), $1.picture) })
    } catch {
      throw CommandFailure(error, anim: columns.first, options: options)
    }
    if !recording.quiet { tool.console.writeLine("wrote \(folder.textPath)") }
  }
}

extension ComparisonSummary {
  /// Formats the summary. It consists of a title with the given name, a line for each kind of
  /// difference, and a table with a column of numbers for each column of the comparison.
  /// Differences in size, rotation, scale and opacity are left out if they are less than 0.005.
  func text(_ name: String) -> String {
    let lines = differences.enumerated().flatMap { index, difference in
      // If the comparison has only two columns, the line need not name them.
      (differences.count > 1 ? [["\(columns[0].name) and \(columns[index + 1].name)", ""]] : [])
        + self.lines(difference)
    }
    let table = table
    let width = (lines + table).map { $0[0].count }.max() ?? 0
    return "\(name): \(Amount.count(viewCount, "view")), \(Amount.count(frameCount, "frame"))\n"
      + Columns.text(lines, firstWidth: width) + Columns.text(table, firstWidth: width)
  }

  func lines(_ difference: Differences) -> [[String]] {
    if difference.sharedViewCount == 0, viewCount > 0 { return [["no views in common", ""]] }
    var lines = [
      ["largest distance", text(difference.distance, "points", withView: true)],
      ["mean distance", "\(Amount.rounded(difference.meanDistance)) points"],
    ]
    for (title, extreme, unit, factor) in [
      ("difference in size", difference.size, "points", 1),
      ("difference in rotation", difference.rotation, "degrees", 180 / Double.pi),
      ("difference in scale", difference.scale, "", 1),
      ("difference in opacity", difference.opacity, "", 1),
    ] where extreme.value * factor >= 0.005 {
      lines.append([title, text(extreme, unit, factor: factor, withView: true)])
    }
    if let frame = difference.firstFrame { lines.append(["first difference", "frame \(frame)"]) }
    return lines
  }

  var table: [[String]] {
    let rows: [(String, (Column) -> String)] = [
      ("", { $0.name }),
      (
        "total path length",
        { $0.changes ? "\(Amount.rounded($0.length)) points" : "nothing changes" }
      ),
      ("largest speed", { $0.changes ? text($0.speed, "points/s") : "" }),
      ("largest acceleration", { $0.changes ? text($0.acceleration, "points/s²") : "" }),
      ("largest overlap", { $0.changes ? text($0.overlap, "square points") : "" }),
    ]
    return rows.map { title, cell in [title] + columns.map(cell) }
      .filter { row in row.dropFirst().contains { !$0.isEmpty } }
  }

  /// Returns the text for the maximum of a quantity: the number, the unit, the frame at which the
  /// maximum occurs and, if requested, the view. A maximum of 0 has neither a frame nor a view.
  private func text(
    _ extreme: Extreme, _ unit: String, factor: Double = 1, withView: Bool = false
  ) -> String {
    let number = Amount.rounded(extreme.value * factor) + (unit.isEmpty ? "" : " " + unit)
    guard extreme.value > 0 else { return number }
    return number + " (frame \(extreme.frame)\(withView ? ", " + extreme.view : ""))"
  }
}
