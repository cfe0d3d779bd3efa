import Foundation
import ZoetropeGeometry

/// A way of arranging views: it measures subviews, says how large it is, and places them.
///
/// A layout is a plain value. Coordinates are points, y down. A layout that has `animatableData`
/// is measured and placed anew, with interpolated values, for every frame of an animation.
@preconcurrency public protocol Layout: Sendable, Animatable {
  /// Properties of the whole type, such as the axis of a stack.
  static var layoutProperties: LayoutProperties { get }

  /// What the layout remembers between calls. Nothing by default.
  associatedtype Cache = Void

  /// The subviews as the layout sees them.
  typealias Subviews = LayoutSubviews

  /// Makes the cache when the container appears.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Brings the cache up to date when the layout or its subviews have changed.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

  /// The distances that the container prefers to its neighbours.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// The size of the container, in points, at a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize

  /// Places the subviews.
  ///
  /// - Parameters:
  ///   - bounds: Where the container is, in points; its size is one that `sizeThatFits` gave, and
  ///     its origin is in general not zero.
  ///   - proposal: The proposal that gave that size.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)

  /// Where a vertical line lies, in points in the space of `bounds`; nil for the guide's default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?

  /// Where a horizontal line lies, in points in the space of `bounds`; nil for the guide's default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

/// Properties of a type of layout.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks; nil, the default, for none.
  public var stackOrientation: Axis?
  /// Whether a single view in it that is always there is laid out as if it were on its own.
  package var isIdentityUnaryLayout = false

  /// Creates properties with default values.
  public init() {}
}

extension Layout where Cache == Void {
  /// Nothing to remember.
  public func makeCache(subviews: Self.Subviews) {}
}

extension Layout {
  /// The default properties: not a stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of what the subviews prefer; nothing where there are none. O(n)
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    guard !subviews.isEmpty else { return .zero }
    var result = ViewSpacing()
    for subview in subviews { result.formUnion(subview.spacing) }
    return result
  }

  /// Merges the guides that the subviews say explicitly, where they are placed. O(n)
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? {
    mergedAlignment(guide.alignmentKey, bounds, proposal, subviews, &cache)
  }

  /// Merges the guides that the subviews say explicitly, where they are placed. O(n)
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? {
    mergedAlignment(guide.alignmentKey, bounds, proposal, subviews, &cache)
  }

  private func mergedAlignment(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    // A container has frame guides of its own; asking the subviews would cost a placement.
    guard !key.isFrameGuide, bounds.width.isFinite, bounds.height.isFinite else { return nil }
    let saved = subviews.savePlacements()
    subviews.allowingPlacements {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    defer { subviews.restorePlacements(saved) }
    return key.combine(
      subviews.lazy.map { $0.placedGuide(key, in: bounds, default: proposal) })
  }
}
