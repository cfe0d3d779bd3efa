import Zoetrope
import ZoetropeDisplayList
import ZoetropeFiles

/// The content of a recording, frame by frame.
@MainActor package protocol FrameSource {
  /// Advances to a time in seconds, which must not be earlier than the time of the previous call.
  /// Between calls, nothing else may change the content.
  func advanceUntouched(to seconds: Double) async throws
  /// Returns the display list at the current time. Its coordinates are in points.
  func displayList() -> DisplayList
  /// Returns the image files that were read since the last call.
  func takeUsedFiles() -> [InputFile]
  /// Returns the diagnostics since the last call, and removes them.
  func takeDiagnostics() -> [Diagnostic]
}

extension Host: FrameSource {}
