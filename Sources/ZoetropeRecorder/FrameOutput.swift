/// The destination of a recording's frames.
enum FrameOutput: Sendable {
  /// A file for each frame, in a folder.
  case folder(FrameSink)
  /// A pipe.
  case stream(FrameStream)

  /// Lets workers that wait for their turn continue without writing.
  func abort() {
    if case .stream(let stream) = self { stream.abort() }
  }
}
