import ArgumentParser
import Foundation
import Zoetrope
import ZoetropeAssembly
import ZoetropeFiles
import ZoetropeRecorder
import ZoetropeSequences

/// `assemble`: puts the frames in a folder into a GIF or video file.
struct AssembleCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "assemble",
    abstract: "Puts the frames of a folder into a GIF or video file.",
    discussion: """
      The folder is verified first. Then ffmpeg writes the file, and gifsicle makes a GIF file \
      smaller if it is installed. The number of frames, the size and the duration of the file are \
      checked before it takes its name.
      """)

  @Argument(help: ArgumentHelp("The folder, as given to render --output.", valueName: "dir"))
  var folder: String

  @Option(
    name: [.long, .customShort("o")], parsing: .unconditional,
    help: ArgumentHelp(
      "The file, whose format is that of its extension: \(Container.list).", valueName: "FILE"))
  var output: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The frames, such as 0-9,20,30-60x2 or 100- (default: all of the anim).",
      valueName: "LIST"))
  var frames: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The sequence, if the folder has several, such as wheel or wheel-compare.",
      valueName: "NAME"))
  var name: String?

  @Flag(help: "Accepts parts that different builds of the program have recorded.")
  var anyBuild = false

  @Flag(help: "Replaces an existing file.")
  var overwrite = false

  @Flag(help: "Prints the commands for a shell, and runs nothing.")
  var print = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Prints progress for programs on stdout: json or openjd.", valueName: "FORMAT"))
  var progress: String?

  @Flag(name: [.long, .customShort("q")], help: "Prints only warnings and errors.")
  var quiet = false

  func run(in tool: Tool) async throws(CommandFailure) {
    guard let container = Container(path: output) else {
      throw .usage("--output", output, "expected the path of a file that ends in \(Container.list)")
    }
    try checkPrinting()
    let sequence = try verifiedSequence()
    let files = try selectedFiles(of: sequence)
    let plan = try plan(container, sequence, files: files)
    let assembler = Assembler(plan, path: output, overwrites: overwrite)
    if let progress { _ = try ProgressStyle(progress) }
    if print {
      for line in assembler.shellLines(frames: source(files)) {
        try tool.console.writeOutput(line + "\n")
      }
      return
    }
    if let warning = plan.warning { tool.console.write(Diagnostic(warning, severity: .warning)) }
    do {
      try await assembler.check()
      try await assemble(assembler, plan, files: files, console: tool.console)
    } catch {
      throw CommandFailure(assembling: error)
    }
  }

  /// Throws an error if `--print`, which writes no file, is combined with a flag that affects only
  /// the writing of a file.
  private func checkPrinting() throws(CommandFailure) {
    guard print else { return }
    let flags = [("--overwrite", overwrite), ("--progress", progress != nil), ("--quiet", quiet)]
    if let (flag, _) = flags.first(where: \.1) {
      throw CommandFailure(
        "\(flag) means nothing with --print, which writes no file; leave out one of them",
        status: .usage)
    }
  }

  @MainActor private func assemble(
    _ assembler: Assembler, _ plan: AssemblyPlan, files: [ManifestEntry], console: any Console
  ) async throws {
    let passes = assembler.passCount
    var style: ProgressStyle?
    if let progress { style = try ProgressStyle(progress) }
    let reporter = ProgressReporter(
      console: console,
      announcement: "assembling \(Amount.count(plan.count, "frame")) of "
        + "\(plan.width)x\(plan.height) pixels into \(output)"
        + (passes > 1 ? ", in \(passes) passes" : ""),
      total: plan.count * passes, isQuiet: quiet, style: style)
    let feed = FrameFeed(folder: folder, files: files)
    let start = ContinuousClock.now
    reporter.started()
    do {
      let size = try await assembler.run { pipe in
        try feed.write(to: pipe) { () throws(RecorderError) in
          reporter.framesCompleted(1)
          if let signal = reporter.interruption { throw .interrupted(signal: signal) }
        }
      }
      let duration = (ContinuousClock.now - start) / .seconds(1)
      reporter.finish(
        "wrote \(Amount.count(plan.count, "frame")) to \(output) (\(Amount.bytes(Double(size)))) in "
          + "\(Amount.rounded(max(duration, 0))) s")
    } catch {
      let failure = CommandFailure(assembling: error)
      reporter.fail(failure.message)
      throw failure
    }
  }

  /// Verifies the folder, and returns its sequence.
  private func verifiedSequence() throws(CommandFailure) -> RecordedSequence {
    let verification = try Verification(
      checking: folder, frames: frames, of: name, allowsAnyBuild: anyBuild, flag: "")
    let sequences = verification.sequences
    let names = sequences.map(\.baseName).joined(separator: ", ")
    let chosen = name.flatMap { name in sequences.first { $0.baseName == name } }
    if let name, chosen == nil, !sequences.isEmpty {
      throw .usage("--name", name, "no such sequence in \(folder), which has \(names)")
    }
    if let fault = verification.faults.first {
      let subject = fault.file == "." ? "" : "\(fault.file): "
      throw CommandFailure(
        "\(folder) has \(Amount.count(verification.faults.count, "fault")): \(subject)"
          + "\(fault.message); "
          + (fault.kind == .unrecorded ? "use --frames for the others, or " : "")
          + "see \(Tool.executableName) verify", status: .badData)
    }
    if let chosen { return chosen }
    guard let first = sequences.first, sequences.count == 1 else {
      throw CommandFailure(
        "\(folder) has several sequences (\(names)); choose one with --name", status: .usage)
    }
    return first
  }

  /// Returns the entries of the selected frames, in ascending order.
  private func selectedFiles(
    of sequence: RecordedSequence
  ) throws(CommandFailure) -> [ManifestEntry] {
    var selection = FrameSelection.all
    if let frames { selection = try RunOptions.frames(frames) }
    do throws(RecorderError) {
      return try selection.frames(of: sequence.settings.count).compactMap { sequence.frames[$0] }
    } catch {
      throw CommandFailure(error, reading: folder, frames: frames)
    }
  }

  private func plan(
    _ container: Container, _ sequence: RecordedSequence, files: [ManifestEntry]
  ) throws(CommandFailure) -> AssemblyPlan {
    let settings = sequence.settings
    guard let rate = FrameRate(settings.rate), settings.pixels.count == 2 else {
      throw CommandFailure("\(folder): its manifest has no frame rate", status: .badData)
    }
    let isOpaque = settings.background.map { $0.last == 1 } ?? false
    let numbers = files.map { entry -> Int in
      if case .frame(let number) = entry.subject { number } else { 0 }
    }
    let plan = AssemblyPlan(
      container, input: .png, width: settings.pixels[0], height: settings.pixels[1],
      count: files.count, rate: .init(rate, distance: RecordingPlan.distance(of: numbers)),
      isOpaque: isOpaque)
    if let problem = plan.problem { throw .usage("--output", output, problem) }
    return plan
  }

  /// Returns a shell command that prints the contents of files, one after the other.
  private func source(_ files: [ManifestEntry]) -> String {
    // The shell expands the pattern in alphabetical order. This is the order of the frames as long
    // as all frame numbers have five digits.
    if frames == nil, files.count <= 100_000, let first = files.first {
      let base = FolderPath.joined(folder, String(first.file.dropLast("00000.png".count)))
      return "cat -- \(ToolCommand.quoted(base))*.png"
    }
    let paths = files.map { ToolCommand.quoted(FolderPath.joined(folder, $0.file)) }
    return "cat -- \(paths.joined(separator: " "))"
  }
}
