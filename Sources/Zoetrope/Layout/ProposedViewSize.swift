import Foundation
import ZoetropeGeometry

/// A size that a container proposes to a view; a dimension of nil asks for the view's ideal length.
///
/// Lengths are in points. Three proposals ask for special sizes of a view: ``zero`` for its
/// minimum, ``infinity`` for its maximum and ``unspecified`` for its ideal size.
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width in points, or nil for the view's ideal width.
  public var width: CGFloat?
  /// The proposed height in points, or nil for the view's ideal height.
  public var height: CGFloat?

  /// A proposal of 0 by 0 points, to which a view answers its minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal without dimensions, to which a view answers its ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A proposal of infinite dimensions, to which a view answers its maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal from lengths in points.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal from a size in points.
  @inlinable public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Returns the proposal as a size; dimensions of nil are replaced by those of another size.
  ///
  /// - Parameter size: The size to use for dimensions of nil, in points. Defaults to 10 by 10.
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposed length along an axis, in points.
  @inlinable package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
