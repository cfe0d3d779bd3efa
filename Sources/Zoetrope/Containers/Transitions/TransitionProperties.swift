import Foundation

/// What is to be known of a transition as a whole.
public struct TransitionProperties: Sendable {
  /// Whether anything moves. Default true.
  public var hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }

  /// Those of two transitions together.
  package func union(_ other: TransitionProperties) -> TransitionProperties {
    TransitionProperties(hasMotion: hasMotion || other.hasMotion)
  }
}
