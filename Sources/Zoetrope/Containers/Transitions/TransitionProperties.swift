import Foundation

/// Properties of a transition as a whole.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves views. Defaults to true.
  public var hasMotion: Bool

  /// Creates properties.
  ///
  /// - Parameter hasMotion: Whether the transition moves views. Defaults to true.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }

  /// Returns the properties of two transitions combined: there is motion if either has motion.
  package func union(_ other: TransitionProperties) -> TransitionProperties {
    TransitionProperties(hasMotion: hasMotion || other.hasMotion)
  }
}
