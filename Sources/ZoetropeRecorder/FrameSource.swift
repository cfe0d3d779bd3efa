import Zoetrope
import ZoetropeDisplayList

/// What a recording shows, frame after frame.
@MainActor protocol FrameSource {
  /// Goes on to a time, in seconds, not earlier than the last one; between the calls nobody has to
  /// do with what is shown.
  func advance(undisturbedTo seconds: Double) async throws
  /// What is drawn at the current time, in points.
  func displayList() -> DisplayList
  /// What has looked wrong since the last call.
  func takeDiagnostics() -> [Diagnostic]
}

extension Host: FrameSource {}
