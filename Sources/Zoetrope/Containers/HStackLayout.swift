import Foundation
import ZoetropeGeometry

/// A layout that puts its subviews side by side.
public struct HStackLayout: Layout {
  /// What the stack remembers between calls.
  public typealias Cache = _StackLayoutCache
  /// Nothing: views move by their positions.
  public typealias AnimatableData = EmptyAnimatableData

  /// The guide along which the subviews are lined up.
  public var alignment: VerticalAlignment
  /// The distance between neighbours in points; nil for what they prefer.
  public var spacing: CGFloat?

  /// Creates a stack; centred, with the distances that its subviews prefer, by default.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A horizontal stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    properties.isIdentityUnaryLayout = true
    return properties
  }

  private var engine: StackLayoutEngine {
    StackLayoutEngine(axis: .horizontal, spacing: spacing, alignment: alignment.alignmentKey)
  }

  /// Notes the subviews' priorities and distances. O(n)
  public func makeCache(subviews: Subviews) -> Cache { engine.makeCache(subviews) }

  /// What the first and the last subview prefer along the stack, and all of them across it. O(n)
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    engine.spacing(subviews)
  }

  /// The subviews' lengths and distances, and the largest extent across.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    engine.sizeThatFits(proposal, subviews, &cache)
  }

  /// Places the subviews one after the other.
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
