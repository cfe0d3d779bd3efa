import Foundation

/// The position of a view relative to the visible region of its scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is beyond the top or leading edge, or is crossing it.
  case topLeading
  /// The view has moved into the visible region by at least the
  /// ``ScrollTransitionConfiguration/Threshold``.
  case identity
  /// The view is beyond the bottom or trailing edge, or is crossing it.
  case bottomTrailing

  /// Whether the phase is ``identity``.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1 at the top or leading edge, 1 at the bottom or trailing edge,
  /// otherwise 0.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The way in which the effect of a scroll transition follows the scroll position.
public struct ScrollTransitionConfiguration: Sendable {
  /// The distance that a view has to move into the visible region to count as shown.
  ///
  /// A threshold is a weighted sum of two distances, plus a fixed number of points. Both distances
  /// begin where the view is fully hidden. The first one ends where the view is fully visible, and
  /// the second one ends where the view is at the center of the visible region.
  public struct Threshold: Sendable {
    /// The weight of the distance from fully hidden to fully visible.
    private var visible: Double
    /// The weight of the distance from fully hidden to the center of the visible region.
    private var centered: Double
    /// The number of points added to the weighted sum; positive towards the center.
    private var distance: Double

    /// The view counts as shown when its center is at the center of the visible region.
    public static let centered = Threshold(visible: 0, centered: 1, distance: 0)
    /// The view counts as shown when all of it is inside the visible region.
    public static let visible = Threshold(visible: 1, centered: 0, distance: 0)
    /// The view counts as shown when it touches the visible region.
    public static let hidden = Threshold(visible: 0, centered: 0, distance: 0)

    /// Returns the threshold at which a fraction of the view is inside the visible region.
    ///
    /// - Parameter amount: The fraction, from 0 (fully hidden) to 1 (fully visible). Values outside
    ///   of this range are clamped.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(visible: min(max(amount, 0), 1), centered: 0, distance: 0)
    }

    /// Returns a linear interpolation between this threshold (amount 0) and another one (amount 1).
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(
        visible: visible + (other.visible - visible) * amount,
        centered: centered + (other.centered - centered) * amount,
        distance: distance + (other.distance - distance) * amount)
    }

    /// Returns this threshold moved towards the center of the visible region by a distance in
    /// points.
    public func inset(by distance: Double) -> Threshold {
      Threshold(visible: visible, centered: centered, distance: self.distance + distance)
    }

    /// Returns the threshold in points for a given view. The value is the depth to which the view
    /// has to reach into the visible region, measured from the edge where it enters.
    ///
    /// - Parameters:
    ///   - length: The length of the view along the axis, in points.
    ///   - viewport: The length of the visible region along the axis, in points.
    func depth(of length: Double, in viewport: Double) -> Double {
      visible * length + centered * (viewport + length) / 2 + distance
    }
  }

  enum Kind: Sendable {
    case identity
    case animated(Animation)
    case interactive(UnitCurve)
  }

  private(set) var kind: Kind
  /// The distance that a view has to move into the visible region to count as shown. Default: half
  /// of the view's length for animated configurations, and the whole length for all others.
  private(set) var threshold: Threshold

  /// The effect follows the scroll position with an ease-in-out curve.
  public static let interactive = interactive(timingCurve: .easeInOut)
  /// The effect animates with the default animation when the phase changes.
  public static let animated = animated()
  /// The transition has no effect.
  public static let identity = ScrollTransitionConfiguration(kind: .identity, threshold: .visible)

  /// Returns a configuration whose effect animates when the phase changes.
  ///
  /// - Parameter animation: The animation of a phase change. Default ``Animation/default``.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation), threshold: .visible(0.5))
  }

  /// Returns a configuration whose effect follows the scroll position.
  ///
  /// - Parameter timingCurve: The curve that maps the view's progress past the edge (0 to 1) to the
  ///   fraction of the effect that is removed (0 to 1). Default: ease in and out.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve), threshold: .visible)
  }

  /// Returns this configuration with another animation. A configuration that is not animated stays
  /// unchanged.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var result = self
    if case .animated = kind { result.kind = .animated(animation) }
    return result
  }

  /// Returns this configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }
}
