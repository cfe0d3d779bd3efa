import ArgumentParser
import Zoetrope

/// Further arguments of `render` and `compare`. ``RunOptions`` checks the values.
struct RecordingArguments: ParsableArguments {
  @Option(
    name: [.long, .customShort("o")], parsing: .unconditional,
    help: ArgumentHelp(
      "The output folder, a file that ends in .gif, .mp4, .webm, .webp, .apng or .mov, or - for "
        + "stdout (default: frames/NAME). Several anims have a folder each inside of it.",
      valueName: "PATH"))
  var output: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Writes a page for browsers instead of frames: a single file that works without a server.",
      valueName: "FILE.html"))
  var html: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The format of frames on stdout: png, rgba or y4m (default: png).", valueName: "FORMAT"))
  var stream: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The frames to write, numbered as in the whole anim, such as 0-9,20,30-60x2 or 100- "
        + "(default: all).",
      valueName: "LIST"))
  var frames: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of pixels per point (default: 1).", valueName: "S"))
  var scale: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Sets a parameter of the anim; can be repeated.", valueName: "key=value"),
    completion: Completion.settings)
  var set: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The background: a color name, #RRGGBB, #RRGGBBAA or none (default: the anim's own).",
      valueName: "COLOR"))
  var background: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The compression of PNG files: fast or small; the pixels are the same (default: fast).",
      valueName: "HOW"))
  var compression: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of frames to draw concurrently (default: the number of processors).",
      valueName: "N"))
  var jobs: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Writes the frames of one of N shards, numbered from 0, or of the one that Slurm, Kubernetes "
        + "or AWS Batch assigns with auto.",
      valueName: "I/N|auto"))
  var shard: String?

  @Flag(help: "Replaces existing frames.")
  var overwrite = false

  @Flag(help: "Writes only the frames that are missing or damaged.")
  var resume = false

  @Flag(help: "Adds to frames that another build of the program has recorded.")
  var anyBuild = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The checksum of frames in the manifest: xxh64 or sha256 (default: xxh64).",
      valueName: "NAME"))
  var checksum: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Prints progress for programs on stdout: json or openjd (default: for people, on stderr).",
      valueName: "FORMAT"))
  var progress: String?

  @Flag(name: [.long, .customShort("q")], help: "Prints only warnings and errors.")
  var quiet = false

  @Flag(help: "Prints the time of each stage at the end.")
  var perf = false

  /// Throws an error if a flag is given that affects only the output of frames.
  ///
  /// - Parameter flag: The flag with which no frames are written, such as `--report`. The message
  ///   names this flag.
  func checkNoFrames(besides flag: String) throws(CommandFailure) {
    let flags: [(String, String?)] = [
      ("--output", output), ("--html", html), ("--stream", stream), ("--frames", frames),
      ("--shard", shard), ("--checksum", checksum), ("--progress", progress),
      ("--resume", resume ? "" : nil), ("--any-build", anyBuild ? "" : nil),
      ("--perf", perf ? "" : nil),
    ]
    for case (let name, let value?) in flags {
      throw CommandFailure(
        "\(name)\(value.isEmpty ? "" : " " + value): has no meaning with \(flag), which writes no "
          + "frames", status: .usage)
    }
  }

  /// The values of the options, in the form in which they were typed. They have not been checked.
  func options(_ canvas: CanvasArguments, _ limits: LimitArguments) -> RunOptions {
    RunOptions(
      fps: canvas.fps, size: canvas.size, frames: frames, scale: scale, settings: set,
      background: background, compression: compression, jobs: jobs, output: output, html: html,
      stream: stream,
      overwrites: overwrite, resumes: resume, anyBuild: anyBuild, shard: shard, checksum: checksum,
      progress: progress, isStrict: limits.strict, maxMemory: limits.maxMemory, isQuiet: quiet,
      measures: perf)
  }
}
