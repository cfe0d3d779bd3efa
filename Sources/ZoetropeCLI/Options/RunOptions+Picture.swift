import Zoetrope
import ZoetropeRecorder

extension RunOptions {
  /// Returns the path of the PNG file for a single picture.
  ///
  /// - Parameter usual: The path to use if the user has not given one.
  /// - Throws: ``CommandFailure`` if the path does not end in `.png`, or if the file exists and may
  ///   not be replaced.
  func picturePath(usual: String) throws(CommandFailure) -> String {
    let path = picture ?? usual
    guard path.lowercased().hasSuffix(".png"), !path.hasSuffix("/.png"), path != ".png" else {
      throw .usage("--output", path, "expected the path of a PNG file, such as \(usual)")
    }
    if !overwrites, ExplanationPicture.exists(path) {
      throw CommandFailure(
        "\(path) exists; use --overwrite to replace it, or choose another --output",
        status: .cannotCreate)
    }
    return path
  }

  /// Draws and writes a picture, and prints the diagnostics and a message.
  @MainActor func writePicture(
    to path: String, of anim: Anim, in tool: Tool,
    _ draw: () async throws -> (picture: PictureFile, diagnostics: [Diagnostic])
  ) async throws(CommandFailure) {
    try watchMemory(anim, advice: "lower --size or --scale")
    do {
      let (picture, diagnostics) = try await draw()
      try picture.write(to: path)
      var seen: Set<Diagnostic> = []
      for diagnostic in diagnostics
      where seen.insert(diagnostic).inserted && (!isQuiet || diagnostic.severity != .note) {
        tool.console.write(diagnostic)
      }
      let (width, height) = picture.pixelSize
      if !isQuiet { tool.console.writeLine("wrote \(path) (\(width)x\(height) pixels)") }
    } catch {
      throw CommandFailure(error, anim: anim, options: self)
    }
  }
}
