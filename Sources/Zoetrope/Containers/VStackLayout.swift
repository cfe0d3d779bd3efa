import Foundation
import ZoetropeGeometry

/// A layout that arranges its subviews in a vertical line.
public struct VStackLayout: Layout {
  /// The state that the stack keeps between measuring and placing.
  public typealias Cache = _StackLayoutCache
  /// Empty: a stack has no values to interpolate. When the stack changes, the positions of its
  /// subviews are animated.
  public typealias AnimatableData = EmptyAnimatableData

  /// The guide along which the subviews are aligned.
  public var alignment: HorizontalAlignment
  /// The distance between neighbors in points; nil for the distances that they prefer.
  public var spacing: CGFloat?

  /// Creates a vertical stack layout.
  ///
  /// - Parameters:
  ///   - alignment: The guide along which the subviews are aligned. Defaults to their centers.
  ///   - spacing: The distance between neighbors in points. Default nil: the distances that they
  ///     prefer.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a vertical stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    properties.isIdentityUnaryLayout = true
    return properties
  }

  private var engine: StackLayoutEngine {
    StackLayoutEngine(axis: .vertical, spacing: spacing, alignment: alignment.alignmentKey)
  }

  /// Collects the priorities and distances of the subviews. O(n).
  public func makeCache(subviews: Subviews) -> Cache { engine.makeCache(subviews) }

  /// Returns the preferred distances between the stack and its neighbors. The top distances are
  /// those of the first subview, and the bottom ones are those of the last. At the leading and the
  /// trailing edge, the distances are the largest ones that any subview prefers. O(n).
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    engine.spacing(subviews)
  }

  /// Returns the size of the stack. The height is the sum of all subview heights and of the
  /// distances between the subviews. The width is the total extent of the aligned subviews.
  ///
  /// - Complexity: O(*n* log *n*), in addition to measuring each subview up to three times.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    engine.sizeThatFits(proposal, subviews, &cache)
  }

  /// Places the subviews one below the other.
  ///
  /// - Complexity: O(*n* log *n*), in addition to measuring the subviews.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    engine.place(in: bounds, proposal, subviews, &cache)
  }
}

extension VStackLayout: RangedLayout {
  package func lengthRange(
    along axis: Axis, subviews: Subviews, cache: inout Cache
  ) -> LengthRange? {
    engine.lengthRange(along: axis, subviews, cache)
  }
}
