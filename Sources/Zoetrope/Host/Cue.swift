/// An event at a given time of an animation, such as a tap or a change of state.
///
/// ```swift
/// Cue(at: 0.5) { withAnimation { turned.wrappedValue = true } }
/// ```
///
/// A cue is performed at its exact time, which may fall between two frames. A frame at the same
/// time already shows the immediate effects of the cue. Cues of the same time are performed in the
/// order in which they are written. A cue after the last frame is never performed.
public struct Cue: Sendable {
  /// The time of the cue, in seconds from the start of the animation.
  public let time: Double
  /// The description of the cue in error messages, such as `tap: "Rotate"`. It is empty for a cue
  /// that runs a closure.
  package let words: String
  /// The error for an unusable number, such as a negative duration; nil if all numbers are usable.
  package let problem: InteractionError?
  private let action: @MainActor (Host) throws -> Void

  /// Creates a cue that runs a closure.
  ///
  /// - Parameters:
  ///   - seconds: The time of the cue, in seconds from the start. If the time is negative or not
  ///     finite, ``Anim/start(size:values:interpolation:fonts:)`` throws
  ///     ``AnimError/cueTime(anim:time:)``.
  ///   - action: The closure to run. If it throws an error, the run ends.
  public init(at seconds: Double, _ action: @escaping @MainActor () throws -> Void) {
    self.init(at: seconds, words: "") { _ in try action() }
  }

  init(
    at seconds: Double, words: String, problem: InteractionError? = nil,
    _ action: @escaping @MainActor (Host) throws -> Void
  ) {
    time = seconds
    self.words = words
    self.problem = problem
    self.action = action
  }

  /// Performs the cue in a host.
  ///
  /// - Throws: ``problem``, or the error of the action.
  @MainActor package func perform(in host: Host) throws {
    if let problem { throw problem }
    try action(host)
  }
}
