import ArgumentParser

/// The arguments of `render` and `compare`. ``RunOptions`` checks the values.
struct RecordingArguments: ParsableArguments {
  @OptionGroup var selection: AnimArguments

  @Option(
    name: [.long, .customShort("o")], parsing: .unconditional,
    help: ArgumentHelp(
      "The folder for the frames (default: frames/ and the anim's name).", valueName: "DIR"))
  var output: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The frames to write, by their numbers in the whole anim: 0-9,20,30-60x2 or 100-.",
      valueName: "LIST"))
  var frames: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Pixels a point (default: 1).", valueName: "S"))
  var scale: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Sets a parameter of the anim; may be repeated.", valueName: "key=value"))
  var set: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "What is behind the view: a colour's name, #RRGGBB[AA] or none (default: the anim's own).",
      valueName: "COLOR"))
  var background: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How PNG files are compressed: fast or small, with equal pixels (default: fast).",
      valueName: "HOW"))
  var compression: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many frames are drawn at the same time (default: one a processor).", valueName: "N"))
  var jobs: String?

  @Flag(help: "Replaces frames that are there already.")
  var overwrite = false

  @Flag(name: [.long, .customShort("q")], help: "Says nothing unless something goes wrong.")
  var quiet = false

  @Flag(help: "Says at the end how long each stage took.")
  var perf = false

  @OptionGroup var strictness: StrictArguments

  /// The values of the options, unchecked.
  var options: RunOptions {
    RunOptions(
      fps: selection.fps, size: selection.size, frames: frames, scale: scale, settings: set,
      background: background, compression: compression, jobs: jobs, output: output,
      overwrites: overwrite,
      isStrict: strictness.strict)
  }
}
