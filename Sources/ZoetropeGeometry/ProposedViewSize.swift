import Foundation

/// A size that a container proposes to a view. A nil dimension asks for the view's ideal length.
///
/// Lengths are in points. Three proposals ask for special sizes of a view: ``zero`` for its
/// minimum, ``infinity`` for its maximum and ``unspecified`` for its ideal size.
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width in points, or nil for the view's ideal width.
  public var width: CGFloat?
  /// The proposed height in points, or nil for the view's ideal height.
  public var height: CGFloat?

  /// A proposal of 0 by 0 points, which asks for the minimum size of a view.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal whose dimensions are both nil, which asks for the ideal size of a view.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A proposal of infinite width and height, which asks for the maximum size of a view.
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

  /// Returns the proposal as a size. Each nil dimension is replaced by the same dimension of
  /// `size`.
  ///
  /// - Parameter size: The size that replaces nil dimensions, in points. Defaults to 10 by 10.
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposed length along an axis, in points; nil for the view's ideal length.
  @inlinable package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
