import Foundation

/// A UIKit layout constraint. It has no effect: views are not laid out.
@MainActor @preconcurrency open class NSLayoutConstraint {
  /// An axis of a layout.
  public nonisolated enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal = 0
    /// The vertical axis.
    case vertical = 1
  }

  /// The constant term, in points.
  open var constant: CGFloat
  /// The factor by which the value of the second anchor of the constraint is multiplied.
  public let multiplier: CGFloat
  /// Whether the constraint is active. Default false.
  open var isActive = false
  /// The priority of the constraint. Default: required.
  open var priority = UILayoutPriority.required
  /// A name for diagnostics. Default nil.
  open var identifier: String?

  init(constant: CGFloat, multiplier: CGFloat = 1) {
    (self.constant, self.multiplier) = (constant, multiplier)
  }

  /// Marks constraints as active. Active constraints have no effect.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Marks constraints as inactive.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// The priority of a layout constraint, up to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// Creates a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a constraint that must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// The priority with which content resists compression by default: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which content resists growing by default: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size in `systemLayoutSizeFitting(_:)`: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// An edge, center or length of a UIKit view. Layout constraints are created from anchors.
@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType: AnyObject> {
  init() {}

  /// Returns a constraint that requires this anchor to equal another anchor plus a constant, in
  /// points. The default constant is 0.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }

  /// Returns a constraint that requires this anchor to be greater than or equal to another anchor
  /// plus a constant, in points. The default constant is 0.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }

  /// Returns a constraint that requires this anchor to be less than or equal to another anchor plus
  /// a constant, in points. The default constant is 0.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
}

/// A position on the x axis.
@MainActor @preconcurrency
public final class NSLayoutXAxisAnchor:
  NSLayoutAnchor<NSLayoutXAxisAnchor>
{}

/// A position on the y axis.
@MainActor @preconcurrency
public final class NSLayoutYAxisAnchor:
  NSLayoutAnchor<NSLayoutYAxisAnchor>
{}

/// A width or a height.
@MainActor @preconcurrency
public final class NSLayoutDimension:
  NSLayoutAnchor<NSLayoutDimension>
{
  /// Returns a constraint that requires the length to equal a constant, in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }

  /// Returns a constraint that requires the length to be at least a constant, in points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }

  /// Returns a constraint that requires the length to be at most a constant, in points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }

  /// Returns a constraint that requires this length to equal `m` times another length plus `c`
  /// points. The default constant is 0.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c, multiplier: m)
  }
}

/// The anchors of an area of a view, such as the safe area of the view.
@MainActor @preconcurrency open class UILayoutGuide {
  /// Creates a guide.
  public init() {}
}
