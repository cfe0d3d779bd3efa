import ArgumentParser

/// Further arguments of commands that write a single picture. ``RunOptions`` checks the values.
struct PictureArguments: ParsableArguments {
  @Option(
    name: [.long, .customShort("o")], parsing: .unconditional,
    help: ArgumentHelp("The path of the PNG file.", valueName: "FILE.png"))
  var output: String?

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

  @Flag(help: "Replaces an existing file.")
  var overwrite = false

  @Flag(name: [.long, .customShort("q")], help: "Prints only warnings and errors.")
  var quiet = false

  /// The values of the options, in the form in which they were typed. They have not been checked.
  func options(_ canvas: CanvasArguments, _ limits: LimitArguments) -> RunOptions {
    RunOptions(
      fps: canvas.fps, size: canvas.size, settings: set, background: background,
      compression: compression, picture: output, overwrites: overwrite, isStrict: limits.strict,
      maxMemory: limits.maxMemory, isQuiet: quiet)
  }
}
