import Foundation
import ZoetropeGeometry

/// A size that a container offers to a view; a missing dimension asks for the view's ideal one.
///
/// Lengths are in points. Three proposals ask for the ends of what a view can do: ``zero`` for its
/// minimum, ``infinity`` for its maximum, ``unspecified`` for its ideal size.
public struct ProposedViewSize: Equatable, Sendable {
  /// The offered width in points, or nil for the view's own.
  public var width: CGFloat?
  /// The offered height in points, or nil for the view's own.
  public var height: CGFloat?

  /// Nothing at all: a view answers its minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// No preference: a view answers its ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// All there is: a view answers its maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal of the given lengths in points.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a whole size in points.
  @inlinable public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal as a size, with `size`, 10 by 10 points by default, where nothing was said.
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The length along one axis.
  @inlinable package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
