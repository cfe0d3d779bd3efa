import Foundation
import Zoetrope
import ZoetropeGeometry

/// Inward distances from the four edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Insets that are all zero.
  public static let zero = UIEdgeInsets()

  /// Creates insets that are all zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets from the four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// Inward distances from the top, leading, bottom and trailing edges of a rectangle, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Insets that are all zero.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets that are all zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets from the four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

extension EdgeInsets {
  /// Creates SwiftUI insets from UIKit's directional insets.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates directional insets from SwiftUI insets.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom,
      trailing: edgeInsets.trailing)
  }
}

extension CGRect {
  /// Returns the rectangle, made smaller by the insets. Negative insets make it larger.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
