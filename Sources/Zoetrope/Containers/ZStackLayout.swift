import Foundation
import ZoetropeGeometry

/// A layout that places its subviews on top of each other.
public struct ZStackLayout: Layout {
  /// The type of the cache: a stack of this kind keeps no state between calls.
  public typealias Cache = Void
  /// Empty: a stack has no values to interpolate. When the stack changes, the positions of its
  /// subviews are animated.
  public typealias AnimatableData = EmptyAnimatableData

  /// The guides along which the subviews are aligned.
  public var alignment: Alignment

  /// Creates a layout that places its subviews on top of each other.
  ///
  /// - Parameter alignment: The guides along which the subviews are aligned. Defaults to their
  ///   centers.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The properties of a layout without an axis. Spacers and dividers inside the layout behave as
  /// they do outside of stacks.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.isIdentityUnaryLayout = true
    return properties
  }

  /// Returns the preferred distances to neighbors: at each edge, the largest distance that any
  /// subview of the highest priority prefers. The result is zero if there are no subviews. O(n).
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    guard !subviews.isEmpty else { return .zero }
    let highest = Self.highestPriority(subviews)
    var result = ViewSpacing()
    for subview in subviews where subview.priority == highest {
      result.formUnion(subview.spacing)
    }
    return result
  }

  private static func highestPriority(_ subviews: Subviews) -> Double {
    subviews.reduce(-Double.infinity) { max($0, $1.priority) }
  }

  /// Returns the size of the smallest rectangle around the aligned subviews of the highest
  /// priority, in points. O(n).
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let extent = extents(proposal, subviews)
    return CGSize(width: extent.size.width, height: extent.size.height)
  }

  /// Places every subview so that its guides coincide with those of the stack. O(n).
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let inner = ProposedViewSize(bounds.size)
    let line = extents(inner, subviews).line
    for subview in subviews {
      let guide = subview.dimensions(in: inner).point(alignment)
      subview.place(
        at: CGPoint(x: bounds.minX + line.x - guide.x, y: bounds.minY + line.y - guide.y),
        proposal: inner)
    }
  }

  /// Returns the size of the smallest rectangle around the aligned subviews of the highest
  /// priority. Also returns the point in the rectangle at which the guides of the subviews
  /// coincide. O(n).
  private func extents(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (size: CGSize, line: CGPoint) {
    let highest = Self.highestPriority(subviews)
    var (before, after) = (CGPoint.zero, CGPoint.zero)
    var isFirst = true
    for subview in subviews where subview.priority == highest {
      let dimensions = subview.dimensions(in: proposal)
      let guide = dimensions.point(alignment)
      let rest = CGPoint(
        x: Self.rest(of: dimensions.width, after: guide.x),
        y: Self.rest(of: dimensions.height, after: guide.y))
      before = isFirst ? guide : CGPoint(x: max(before.x, guide.x), y: max(before.y, guide.y))
      after = isFirst ? rest : CGPoint(x: max(after.x, rest.x), y: max(after.y, rest.y))
      isFirst = false
    }
    return (CGSize(width: before.x + after.x, height: before.y + after.y), before)
  }

  /// Returns the part of a length that lies after a guide. If the length and the guide's position
  /// are both infinite, the result is 0.
  private static func rest(of length: CGFloat, after guide: CGFloat) -> CGFloat {
    length == guide ? 0 : length - guide
  }
}
