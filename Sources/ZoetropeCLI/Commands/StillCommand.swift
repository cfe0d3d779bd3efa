import ArgumentParser

/// `still`: writes a picture of one moment of an animation.
struct StillCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "still", abstract: "Writes one picture of an anim, at a frame or at a time.",
    discussion: "A frame has the same bytes as in render.")

  @OptionGroup var selection: AnimArguments

  @OptionGroup var canvas: CanvasArguments

  @OptionGroup var picture: PictureArguments

  @OptionGroup var limits: LimitArguments

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The frame, counted from 0.", valueName: "K"))
  var frame: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The time in seconds, such as 1.2 or 1.2s.", valueName: "T"))
  var at: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of pixels per point (default: 1).", valueName: "S"))
  var scale: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The interpolation mode of layouts: parameters or positions (default: parameters).",
      valueName: "MODE"))
  var mode: String?

  /// The work of the command.
  var job: StillJob {
    var options = picture.options(canvas, limits)
    (options.scale, options.mode) = (scale, mode)
    return StillJob(name: selection.name, frame: frame, at: at, options: options)
  }

  func run(in tool: Tool) async throws(CommandFailure) { try await job.run(in: tool) }
}
