import Foundation

/// Properties that apply to a transition in all phases.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves views. Defaults to true.
  public var hasMotion: Bool

  /// Creates properties.
  ///
  /// - Parameter hasMotion: Whether the transition moves views. Defaults to true.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }

  /// Returns the combined properties of two transitions. The result has motion if either of them
  /// does.
  package func union(_ other: TransitionProperties) -> TransitionProperties {
    TransitionProperties(hasMotion: hasMotion || other.hasMotion)
  }
}
