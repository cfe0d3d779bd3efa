import ArgumentParser
import Zoetrope
import ZoetropeRecorder

/// `render`: writes the frames of animations to PNG files, to a single file or to a stream.
struct RenderCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Renders anims to PNG frames, or one anim to a GIF or video file, or to stdout.",
    discussion:
      "Files are named NAME_00000.png and so on, by the number of the frame in the whole anim.")

  @OptionGroup var recording: RecordingArguments

  @Flag(help: "Renders all anims of the gallery.")
  var all = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The interpolation mode of layouts: parameters or positions (default: parameters).",
      valueName: "MODE"))
  var mode: String?

  func run(in tool: Tool) async throws(CommandFailure) {
    let anims = try anims(in: tool)
    var options = recording.options
    options.mode = mode
    if anims.count > 1 { try options.checkSeveral() }
    // All animations are checked before the first one is recorded.
    var sessions: [RecordingSession] = []
    for anim in anims {
      var options = options
      if anims.count > 1, let folder = options.output { options.output = "\(folder)/\(anim.name)" }
      sessions.append(
        try await .make(
          anim, recording, options: options, watchesMemory: sessions.isEmpty, tool: tool))
    }
    for session in sessions {
      if let page = session.page {
        _ = try await session.write(page, title: session.plan.anim.name)
      } else {
        try await session.run { recorder in try await recorder.record() }
      }
    }
  }

  @MainActor private func anims(in tool: Tool) throws(CommandFailure) -> [Anim] {
    if all {
      if let name = recording.names.first {
        throw .usage("--all", name, "all anims are rendered; expected no names")
      }
      return try tool.anims()
    }
    if recording.names.isEmpty {
      let names = try tool.anims().map(\.name)
      throw CommandFailure(
        "render: expected the name of an anim, or --all; the anims are "
          + (names.isEmpty ? "none" : names.joined(separator: ", ")), status: .usage)
    }
    return try recording.anims(in: tool)
  }
}

extension RunOptions {
  /// Checks that the output can hold several animations.
  fileprivate func checkSeveral() throws(CommandFailure) {
    if isStream { throw .usage("--output", "-", "a stream holds one anim; expected a folder") }
    if let html { throw .usage("--html", html, "a page holds one anim; expected one name") }
    if container != nil {
      throw .usage("--output", output ?? "", "a single file holds one anim; expected a folder")
    }
  }
}
