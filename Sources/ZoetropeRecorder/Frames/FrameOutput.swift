/// The destination of a recording's frames, ready to receive them.
enum FrameOutput: Sendable {
  /// A file for each frame, in a folder.
  case folder(FrameSink)
  /// A pipe.
  case stream(FrameStream)

  /// The folder; nil for a pipe.
  var folder: FrameSink? {
    if case .folder(let sink) = self { sink } else { nil }
  }

  /// Releases the workers that wait to write to the pipe. They continue without writing. Has no
  /// effect on a folder.
  func abort() {
    if case .stream(let stream) = self { stream.abort() }
  }
}
