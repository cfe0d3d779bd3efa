import ArgumentParser

/// `render`: writes the frames of animations to PNG files, to a single file or to a stream.
struct RenderCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Renders anims to PNG frames, or one anim to a GIF or video file, or to stdout.",
    discussion:
      "Files are named NAME_00000.png and so on, by the number of the frame in the whole anim.")

  @OptionGroup var selection: AnimsArguments

  @OptionGroup var canvas: CanvasArguments

  @OptionGroup var recording: RecordingArguments

  @OptionGroup var limits: LimitArguments

  @Flag(help: "Renders all anims of the gallery.")
  var all = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The interpolation mode of layouts: parameters or positions (default: parameters).",
      valueName: "MODE"))
  var mode: String?

  /// The work of the command.
  var job: RenderJob {
    var options = recording.options(canvas, limits)
    options.mode = mode
    return RenderJob(names: selection.names, all: all, options: options)
  }

  func run(in tool: Tool) async throws(CommandFailure) { try await job.run(in: tool) }
}
