import Zoetrope
import ZoetropeDisplayList

extension Anim {
  /// The moment of a still.
  package enum Moment: Sendable, Equatable {
    /// A frame, counted from 0.
    case frame(Int)
    /// A time in seconds.
    case time(Double)
  }

  /// Returns a picture of a frame or a time. The picture of a frame has the same bytes as in a
  /// recording.
  ///
  /// Like a recording, this method advances through every frame before the moment.
  ///
  /// - Parameters:
  ///   - moment: The frame or the time.
  ///   - options: The options. The selection of frames and the folder are not used.
  /// - Returns: The picture, and the diagnostics of the run.
  /// - Throws: ``RecorderError``, ``AnimError``, ``HostError``, or the error of a cue.
  /// - Complexity: O(*n*) in the number of frames before the moment.
  @MainActor package func still(
    _ moment: Moment, options: RecordingOptions
  ) async throws -> (picture: PictureFile, diagnostics: [Diagnostic]) {
    let rate = options.rate ?? self.rate
    let host: Host
    switch moment {
    case .frame(let frame): host = try await self.host(atFrame: frame, options: options)
    case .time(let time):
      let count = frameCount(rate: rate)
      let last = (0..<count).last { rate.seconds(ofFrame: $0) <= time } ?? 0
      host = try await self.host(atFrame: last, options: options)
      try await host.advanceUntouched(to: time)
    }
    let list = host.displayList()
    let picture = try PictureFile(
      list, scale: options.scale, background: background(options), options: options)
    return (picture, host.takeDiagnostics())
  }

  /// The background color for the options of a recording; nil for a transparent background.
  @MainActor func background(
    _ options: RecordingOptions, in scheme: ColorScheme = .light
  ) -> PaintColor? {
    RecordingPlan.paint(options.background, of: self, in: scheme)
  }
}
