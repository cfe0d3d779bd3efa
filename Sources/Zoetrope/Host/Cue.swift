/// Something that happens at a time of an animation: a tap, a change of state.
///
/// ```swift
/// Cue(at: 0.5) { withAnimation { turned.wrappedValue = true } }
/// ```
///
/// A cue happens at its own exact time, between frames if it must; a frame at that time already
/// shows what the cue did at once. Cues at the same time happen in the order in which they are
/// written. A cue after the last frame never happens.
public struct Cue: Sendable {
  /// When it happens, in seconds from the start of the animation.
  public let time: Double
  /// What it is, for errors: `tap: "Rotate"`.
  package let words: String
  private let action: @MainActor (Host) throws -> Void

  /// Creates a cue.
  ///
  /// - Parameters:
  ///   - seconds: When it happens, in seconds from the start; finite and not negative, else the
  ///     animation does not start (``AnimError/cueTime(anim:time:)``).
  ///   - action: What happens. An error that it throws ends the run.
  public init(at seconds: Double, _ action: @escaping @MainActor () throws -> Void) {
    self.init(at: seconds, words: "") { _ in try action() }
  }

  init(
    at seconds: Double, words: String, _ action: @escaping @MainActor (Host) throws -> Void
  ) {
    time = seconds
    self.words = words
    self.action = action
  }

  /// Has it happen in a host.
  @MainActor package func perform(in host: Host) throws { try action(host) }
}
