import ZoetropeSequences

/// An error of a recording: invalid options, or a file that cannot be written or read.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence without a period, such as "frames/wheel_00003.png exists".
  public let description: String

  init(_ error: RecorderError) { description = error.description }
}
