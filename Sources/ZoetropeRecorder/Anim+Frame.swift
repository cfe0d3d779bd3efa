import Zoetrope
import ZoetropeSequences

extension Anim {
  /// Runs the animation up to the given frame. Like a recording, this method advances through every
  /// earlier frame.
  ///
  /// - Parameters:
  ///   - frame: The frame's number, counted from 0.
  ///   - options: The options. Only the size, rate, parameter values, interpolation, strictness,
  ///     fonts and background are used.
  /// - Returns: A host at the frame's time.
  /// - Throws: ``RecorderError``, ``AnimError``, ``HostError``, or the error of a cue.
  /// - Complexity: O(*n*) in the number of the frame.
  @MainActor package func host(atFrame frame: Int, options: RecordingOptions) async throws -> Host {
    let rate = options.rate ?? self.rate
    do { try validateFrameCount(rate: rate) } catch {
      throw RecorderError.frameCount(duration: duration, rate: "\(rate)")
    }
    _ = try FrameSelection(frame: frame).frames(of: frameCount(rate: rate))
    let host = try start(
      size: options.size, rate: rate, values: options.values, interpolation: options.interpolation,
      isStrict: options.isStrict, sharing: options.fonts.shared())
    if options.background != .anim { host.windowColor = nil }
    for frame in 0...frame {
      try await host.advanceUntouched(to: rate.seconds(ofFrame: frame))
    }
    return host
  }
}
