import Foundation

extension Animation {
  /// The animation, started after a delay in seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayAnimation(base: self, delay: delay))
  }

  /// The animation, run faster by a factor: 2 takes half the time. At 0 it stays at its beginning.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed))
  }

  /// The animation, run several times. Afterwards the new value shows.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of passes, at least 1. A pass back counts as one.
  ///   - autoreverses: Whether every second pass runs back. Default true.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(
      RepeatAnimation(base: self, repeatCount: repeatCount, autoreverses: autoreverses))
  }

  /// The animation, run without end.
  ///
  /// - Parameter autoreverses: Whether every second pass runs back. Default true.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, repeatCount: nil, autoreverses: autoreverses))
  }

  /// The animation, counting as complete after a time in seconds, unless it does so earlier.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalCompletionAnimation(base: self, duration: duration))
  }
}
