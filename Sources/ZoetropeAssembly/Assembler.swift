import Foundation
import ZoetropeFiles
import ZoetropeRecorder
import ZoetropeSequences

/// An assembler, which puts frames into a single file by running external programs.
///
/// Guarantees: the file appears under its name only when it is complete and has been checked. If
/// anything fails, no incomplete file remains, and an existing file does not change. At most a few
/// frames are in memory at a time.
@MainActor package struct Assembler {
  private let plan: AssemblyPlan
  private let path: String
  private let overwrites: Bool

  /// Creates an assembler.
  ///
  /// - Parameters:
  ///   - plan: The properties of the sequence.
  ///   - path: The path of the file.
  ///   - overwrites: Whether an existing file may be replaced.
  package init(_ plan: AssemblyPlan, path: String, overwrites: Bool) {
    (self.plan, self.path, self.overwrites) = (plan, path, overwrites)
  }

  /// The number of times that all frames are sent to ffmpeg. It is 2 for a GIF file, because the
  /// palette is made in a pass of its own, and 1 for all other files.
  package var passCount: Int { plan.container == .gif ? 2 : 1 }

  /// Checks that the programs that write the file are installed, and that the file can be created.
  ///
  /// - Throws: ``AssemblyError/missingTool(_:)``, ``AssemblyError/exists(path:)`` or
  ///   ``RecorderError/cannotCreate(path:code:)``.
  package func check() async throws {
    var status = stat()
    if lstat(path, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR {
        throw RecorderError.cannotCreate(path: path, code: EISDIR)
      }
      guard overwrites else { throw AssemblyError.exists(path: path) }
    }
    guard access(folder, W_OK | X_OK) == 0 else {
      throw RecorderError.cannotCreate(path: path, code: errno)
    }
    try await ToolRun.require(.ffmpeg)
    try await ToolRun.require(.ffprobe)
  }

  /// Writes the file.
  ///
  /// - Parameter feed: A closure that writes all frames to a pipe. It is called ``passCount``
  ///   times.
  /// - Returns: The size of the file in bytes.
  /// - Throws: ``AssemblyError``, ``RecorderError``, or the error of `feed`. If another program
  ///   creates the file in the meantime, the error is ``AssemblyError/exists(path:)``.
  package func run(feed: @MainActor (_ pipe: Int32) async throws -> Void) async throws -> Int {
    let output = try PendingFile(path)
    let commands = EncoderCommands(plan, output: output.name)
    if let palette = commands.palette {
      let file = try PendingFile("\(folder)/.zoetrope-palette")
      try await ToolRun.run(palette(file.name), in: folder, feed: feed)
      try await ToolRun.run(commands.encode(palette: file.name), in: folder, feed: feed)
    } else {
      try await ToolRun.run(commands.encode(palette: nil), in: folder, feed: feed)
    }
    switch plan.container {
    case .gif where !plan.isOpaque: try GIFDisposal.correct(output.path)
    case .webp:
      try WebPFile.setDuration(of: output.path, to: Int((plan.duration * 1000).rounded()))
    default: break
    }
    try await FileProbe(output.path, plan.container, target: path).check(plan, path: path)
    let size = output.size
    if plan.container == .gif, let smaller = try await optimized(output, commands) {
      let size = smaller.size
      try commit(smaller)
      return size
    }
    try commit(output)
    return size
  }

  private func commit(_ file: consuming PendingFile) throws {
    do throws(RecorderError) { try file.commit(replaces: overwrites) } catch {
      if case .framesExist = error { throw AssemblyError.exists(path: path) }
      throw error
    }
  }

  /// Returns a smaller version of a GIF file; nil if it would not be smaller, or if gifsicle is not
  /// installed or fails.
  private func optimized(
    _ output: borrowing PendingFile, _ commands: EncoderCommands
  ) async throws -> PendingFile? {
    guard (try? await ToolRun.require(.gifsicle)) != nil else { return nil }
    let smaller = try PendingFile(path)
    do {
      try await ToolRun.run(commands.optimize(output.name, to: smaller.name), in: folder)
    } catch AssemblyError.failed {
      return nil
    }
    guard smaller.size > 0, smaller.size < output.size else { return nil }
    try await FileProbe(smaller.path, plan.container, target: path).check(plan, path: path)
    return smaller
  }

  /// The path of the folder that receives the file.
  private var folder: String { FolderPath.above(path) }

  /// Returns the commands as lines for a shell. The lines do not include the corrections that this
  /// program makes to GIF and WebP files.
  ///
  /// - Parameter frames: A shell command that writes all frames to stdout.
  package func shellLines(frames: String) -> [String] {
    let commands = EncoderCommands(plan, output: path)
    let lines =
      commands.palette == nil
      ? [commands.encode(palette: nil)]
      : [commands.palette?("palette.png"), commands.encode(palette: "palette.png")].compactMap(
        \.self)
    return lines.map { "\(frames) | \($0.shellText)" }
  }
}
