import ArgumentParser
import Zoetrope
import ZoetropeRecorder

/// The arguments of commands that write a single picture. ``RunOptions`` checks the values.
struct PictureArguments: ParsableArguments {
  @OptionGroup var selection: AnimArguments

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

  @OptionGroup var limits: LimitArguments

  /// The values of the options, in the form in which they were typed. They have not been checked.
  var options: RunOptions {
    RunOptions(
      fps: selection.fps, size: selection.size, settings: set, background: background,
      compression: compression, isStrict: limits.strict, maxMemory: limits.maxMemory)
  }

  /// Returns the path of the file.
  ///
  /// - Parameter usual: The path to use if the user has not given one.
  /// - Throws: ``CommandFailure`` if the path does not end in `.png`, or if the file exists and may
  ///   not be replaced.
  func path(usual: String) throws(CommandFailure) -> String {
    let path = output ?? usual
    guard path.lowercased().hasSuffix(".png"), !path.hasSuffix("/.png"), path != ".png" else {
      throw .usage("--output", path, "expected the path of a PNG file, such as \(usual)")
    }
    if !overwrite, ExplanationPicture.exists(path) {
      throw CommandFailure(
        "\(path) exists; use --overwrite to replace it, or choose another --output",
        status: .cannotCreate)
    }
    return path
  }

  /// Draws and writes a picture, and prints the diagnostics and a message.
  @MainActor func write(
    to path: String, of anim: Anim, options: RunOptions, in tool: Tool,
    _ picture: () async throws -> (picture: PictureFile, diagnostics: [Diagnostic])
  ) async throws(CommandFailure) {
    try options.watchMemory(anim, advice: "lower --size or --scale")
    do {
      let (picture, diagnostics) = try await picture()
      try picture.write(to: path)
      var seen: Set<Diagnostic> = []
      for diagnostic in diagnostics
      where seen.insert(diagnostic).inserted && (!quiet || diagnostic.severity != .note) {
        tool.console.write(diagnostic)
      }
      let (width, height) = picture.pixelSize
      if !quiet { tool.console.writeError("wrote \(path) (\(width)x\(height) pixels)\n") }
    } catch {
      throw CommandFailure(error, anim: anim, options: options)
    }
  }
}
