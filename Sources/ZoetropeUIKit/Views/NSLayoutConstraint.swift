import Foundation

/// A rule for the layout of views of UIKit. Nothing follows it here.
@MainActor @preconcurrency open class NSLayoutConstraint {
  /// The axis of a layout.
  public nonisolated enum Axis: Int, Sendable {
    /// The x axis.
    case horizontal = 0
    /// The y axis.
    case vertical = 1
  }

  /// The constant distance, in points.
  open var constant: CGFloat
  /// The factor.
  public let multiplier: CGFloat
  /// Whether the rule is used. Default false.
  open var isActive = false
  /// The importance of the rule. Default: required.
  open var priority = UILayoutPriority.required
  /// A name for messages. Default nil.
  open var identifier: String?

  init(constant: CGFloat, multiplier: CGFloat = 1) {
    (self.constant, self.multiplier) = (constant, multiplier)
  }

  /// Marks rules as used. Nothing follows them.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Marks rules as unused.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// The importance of a rule of layout, up to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The importance.
  public var rawValue: Float

  /// Creates an importance from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates an importance from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// A rule that must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// The importance of compressed content: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The importance of content that hugs: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The importance of a fitting size: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// An edge, a middle or a length of a view of UIKit, from which rules of layout are made.
@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType: AnyObject> {
  init() {}

  /// Returns a rule that this one equals another one plus a constant. The default constant is 0.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }

  /// Returns a rule that this one is at least another one plus a constant. The default constant
  /// is 0.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }

  /// Returns a rule that this one is at most another one plus a constant. The default constant
  /// is 0.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
}

/// A place along the x axis.
@MainActor @preconcurrency
public final class NSLayoutXAxisAnchor:
  NSLayoutAnchor<NSLayoutXAxisAnchor>
{}

/// A place along the y axis.
@MainActor @preconcurrency
public final class NSLayoutYAxisAnchor:
  NSLayoutAnchor<NSLayoutYAxisAnchor>
{}

/// A width or a height.
@MainActor @preconcurrency
public final class NSLayoutDimension:
  NSLayoutAnchor<NSLayoutDimension>
{
  /// Returns a rule that the length is a constant, in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }

  /// Returns a rule that the length is at least a constant, in points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }

  /// Returns a rule that the length is at most a constant, in points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }

  /// Returns a rule that the length is a multiple of another one, plus a constant. The default
  /// constant is 0.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c, multiplier: m)
  }
}

/// The places and lengths of a view, or of its safe area.
@MainActor @preconcurrency open class UILayoutGuide {
  /// Creates a guide.
  public init() {}
}
