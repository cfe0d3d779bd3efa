import Foundation

extension Animation {
  /// Returns the animation delayed by a number of seconds. A negative delay skips the beginning.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayAnimation(base: self, delay: delay))
  }

  /// Returns the animation accelerated by a factor.
  ///
  /// - Parameter speed: The factor: 2 takes half the time; at 0 and below, the animation stays at
  ///   its start.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed))
  }

  /// Returns the animation repeated a number of times, after which the value is the new one.
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

  /// Returns the animation with a limit on its logical completion.
  ///
  /// - Parameter duration: The time in seconds after which the animation counts as complete, unless
  ///   it does so earlier.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalCompletionAnimation(base: self, duration: duration))
  }
}
