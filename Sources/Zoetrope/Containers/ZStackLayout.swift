import Foundation
import ZoetropeGeometry

/// A layout that puts its subviews on top of each other.
public struct ZStackLayout: Layout {
  /// What the stack remembers between calls.
  public typealias Cache = Void
  /// Nothing: views move by their positions.
  public typealias AnimatableData = EmptyAnimatableData

  /// The guides along which the subviews are lined up.
  public var alignment: Alignment

  /// Creates a stack; centred by default.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Not a stack that spacers and dividers go by.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.isIdentityUnaryLayout = true
    return properties
  }

  /// What the subviews of the highest priority prefer; nothing where there are none. O(n)
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

  /// The largest extents among the subviews of the highest priority, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let extent = extents(proposal, subviews)
    return CGSize(width: extent.size.width, height: extent.size.height)
  }

  /// Places every subview with its guides on those of the stack.
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

  /// The size of those of the highest priority, lined up, and where their guides meet. O(n)
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

  /// What a length has after a guide; nothing is left after the middle of an infinite one.
  private static func rest(of length: CGFloat, after guide: CGFloat) -> CGFloat {
    length == guide ? 0 : length - guide
  }
}
