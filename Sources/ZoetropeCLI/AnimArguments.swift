import ArgumentParser

/// The arguments of every command about a single animation. ``RunOptions`` checks the values.
struct AnimArguments: ParsableArguments {
  @Argument(help: "The anim, as list shows it.")
  var name: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames a second: 60, 25 or 30000/1001 (default: the anim's own).", valueName: "R"))
  var fps: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The canvas, in points (default: the anim's own).", valueName: "WxH"))
  var size: String?
}

/// The arguments of every command that runs an animation.
struct StrictArguments: ParsableArguments {
  @Flag(help: "Ends with 65 when a layout writes state while it lays out or is wrong otherwise.")
  var strict = false
}
