import Foundation

extension Animation {
  /// Returns the animation delayed by a number of seconds. A negative delay skips the beginning of
  /// the animation.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayAnimation(base: self, delay: delay))
  }

  /// Returns the animation accelerated by the given factor.
  ///
  /// - Parameter speed: The factor. At 2, the animation takes half the time. At 0 and below, it
  ///   stays at its start.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed))
  }

  /// Returns the animation repeated a number of times. Afterward, the animated value equals the new
  /// value, even if the last pass ran backward.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of passes, at least 1. A pass backward counts as one.
  ///   - autoreverses: Whether every second pass runs backward. Defaults to true.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(
      RepeatAnimation(base: self, repeatCount: repeatCount, autoreverses: autoreverses))
  }

  /// Returns the animation repeated endlessly.
  ///
  /// - Parameter autoreverses: Whether every second pass runs backward. Defaults to true.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, repeatCount: nil, autoreverses: autoreverses))
  }

  /// Returns a copy of the animation that counts as logically complete after a given time at the
  /// latest.
  ///
  /// - Parameter duration: The time in seconds after which the animation counts as complete, if it
  ///   is not logically complete before.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalCompletionAnimation(base: self, duration: duration))
  }
}
