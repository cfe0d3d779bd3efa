import ArgumentParser

// No group contains another one, except for that of `measure`, which another build types: in debug
// builds, the parser checks a group several times for each group around it.

/// The argument shared by all commands for a single animation.
struct AnimArguments: ParsableArguments {
  @Argument(help: "The name of the anim, as list prints it.", completion: Completion.names)
  var name: String
}

/// The argument shared by `render` and `compare`.
struct AnimsArguments: ParsableArguments {
  @Argument(help: "The names of anims, as list prints them.", completion: Completion.names)
  var names: [String] = []
}

/// The arguments that set the frame rate and the size of an animation. ``RunOptions`` checks the
/// values.
struct CanvasArguments: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The frame rate, such as 60, 25 or 30000/1001 (default: the anim's own).", valueName: "R"))
  var fps: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size of the canvas in points (default: the anim's own).", valueName: "WxH"))
  var size: String?
}

/// The arguments shared by all commands that run an animation. They set conditions under which a
/// command stops with an error.
struct LimitArguments: ParsableArguments {
  @Flag(help: "Exits with 65 if a layout writes state during layout or has another layout fault.")
  var strict = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Exits with 65 when the program occupies more memory, such as 512M or 2G (default: no limit).",
      valueName: "BYTES"))
  var maxMemory: String?
}
