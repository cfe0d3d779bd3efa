import Foundation
import ZoetropeGeometry

/// A layout that arranges its subviews in a horizontal line.
public struct HStackLayout: Layout {
  /// The state that the stack keeps between measuring and placing.
  public typealias Cache = _StackLayoutCache
  /// Empty: a stack has no values to interpolate. When the stack changes, the positions of its
  /// subviews are animated.
  public typealias AnimatableData = EmptyAnimatableData

  /// The guide along which the subviews are aligned.
  public var alignment: VerticalAlignment
  /// The distance between neighbors in points; nil for the distances that they prefer.
  public var spacing: CGFloat?

  /// Creates a horizontal stack layout.
  ///
  /// - Parameters:
  ///   - alignment: The guide along which the subviews are aligned. Defaults to their centers.
  ///   - spacing: The distance between neighbors in points. Default nil: the distances that they
  ///     prefer.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a horizontal stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    properties.isIdentityUnaryLayout = true
    return properties
  }

  private var engine: StackLayoutEngine {
    StackLayoutEngine(axis: .horizontal, spacing: spacing, alignment: alignment.alignmentKey)
  }

  /// Collects the priorities and distances of the subviews. O(n).
  public func makeCache(subviews: Subviews) -> Cache { engine.makeCache(subviews) }

  /// Returns the preferred distances between the stack and its neighbors. The leading distances are
  /// those of the first subview, and the trailing ones are those of the last. At the top and the
  /// bottom, the distances are the largest ones that any subview prefers. O(n).
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    engine.spacing(subviews)
  }

  /// Returns the size of the stack. The width is the sum of all subview widths and of the distances
  /// between the subviews. The height is the total extent of the aligned subviews.
  ///
  /// - Complexity: O(*n* log *n*), in addition to measuring each subview up to three times.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    engine.sizeThatFits(proposal, subviews, &cache)
  }

  /// Places the subviews side by side, from the leading to the trailing edge.
  ///
  /// - Complexity: O(*n* log *n*), in addition to measuring the subviews.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    engine.place(in: bounds, proposal, subviews, &cache)
  }
}

extension HStackLayout: RangedLayout {
  package func lengthRange(
    along axis: Axis, subviews: Subviews, cache: inout Cache
  ) -> LengthRange? {
    engine.lengthRange(along: axis, subviews, cache)
  }
}
