import ArgumentParser
import Zoetrope
import ZoetropeRecorder

/// `render`: writes the frames of an animation to PNG files or to a stream.
struct RenderCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Renders an anim to PNG frames, to a GIF or video file, or to stdout.",
    discussion:
      "Files are named NAME_00000.png and so on, by the number of the frame in the whole anim.")

  @OptionGroup var recording: RecordingArguments

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The interpolation mode of layouts: parameters or positions (default: parameters).",
      valueName: "MODE"))
  var mode: String?

  func run(in tool: Tool) async throws(CommandFailure) {
    var options = recording.options
    options.mode = mode
    let session = try await RecordingSession.make(
      recording, options: options, kind: .anim, tool: tool)
    try await session.run { recorder in try await recorder.record() }
  }
}
