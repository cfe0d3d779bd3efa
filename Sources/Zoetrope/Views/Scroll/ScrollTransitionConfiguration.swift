import Foundation

/// Where a view is among those that show in a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It is about to show at the top or leading edge, or has left there.
  case topLeading
  /// It shows.
  case identity
  /// It is about to show at the bottom or trailing edge, or has left there.
  case bottomTrailing

  /// Whether the view shows.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or leading edge, 1 at the bottom or trailing one, 0 between them.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How the effect of a scroll transition follows the scroll view.
public struct ScrollTransitionConfiguration: Sendable {
  /// How far a view has to have come into the window to count as shown.
  public struct Threshold: Sendable {
    /// How much of the way from hidden to fully visible, and of the one from hidden to the middle of
    /// the window; their sum may be less than one.
    private var visible: Double
    private var centered: Double
    /// Points more toward the middle.
    private var distance: Double

    /// The view is in the middle of the window.
    public static let centered = Threshold(visible: 0, centered: 1, distance: 0)
    /// All of the view is in the window.
    public static let visible = Threshold(visible: 1, centered: 0, distance: 0)
    /// The view touches the window.
    public static let hidden = Threshold(visible: 0, centered: 0, distance: 0)

    /// A part of the view is in the window.
    ///
    /// - Parameter amount: From 0 for none of it to 1 for all of it; other numbers are moved there.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(visible: min(max(amount, 0), 1), centered: 0, distance: 0)
    }

    /// Between this threshold and another one.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(
        visible: visible + (other.visible - visible) * amount,
        centered: centered + (other.centered - centered) * amount,
        distance: distance + (other.distance - distance) * amount)
    }

    /// The same threshold, a number of points nearer to the middle.
    public func inset(by distance: Double) -> Threshold {
      Threshold(visible: visible, centered: centered, distance: self.distance + distance)
    }

    /// How far the inner end of a view is from the edge at which it comes in when it counts as shown,
    /// in points.
    func depth(of length: Double, in window: Double) -> Double {
      visible * length + centered * (window + length) / 2 + distance
    }
  }

  enum Kind: Sendable {
    case identity
    case animated(Animation)
    case interactive(UnitCurve)
  }

  private(set) var kind: Kind
  /// Half of the view by default where the effect is animated, all of it where it follows.
  private(set) var threshold: Threshold

  /// The effect follows the scroll view, between phases.
  public static let interactive = interactive(timingCurve: .easeInOut)
  /// The effect is animated when the phase changes.
  public static let animated = animated()
  /// There is no effect.
  public static let identity = ScrollTransitionConfiguration(kind: .identity, threshold: .visible)

  /// The effect is animated when the phase changes.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation), threshold: .visible(0.5))
  }

  /// The effect follows the scroll view, between phases.
  ///
  /// - Parameter timingCurve: How much of the effect is gone by how far the view has come in.
  ///   Default ease in and out.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve), threshold: .visible)
  }

  /// The same, animated with another animation; what is not animated stays so.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var result = self
    if case .animated = kind { result.kind = .animated(animation) }
    return result
  }

  /// The same with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }
}
