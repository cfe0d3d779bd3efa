import Foundation
import ZoetropeGeometry

/// A rule for arranging views: it determines the size of a container and places its subviews.
///
/// A layout is a plain value. Coordinates are in points, y down. During an animation, a layout with
/// `animatableData` is measured and placed again for every frame, with interpolated values.
@preconcurrency public protocol Layout: Sendable, Animatable {
  /// Properties of the type of layout, such as the axis of a stack.
  static var layoutProperties: LayoutProperties { get }

  /// The type of the state that the layout keeps between calls. Default: no state.
  associatedtype Cache = Void

  /// The type of the subviews that the layout is given.
  typealias Subviews = LayoutSubviews

  /// Creates the cache when the container appears.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Updates the cache after a change of the layout or its subviews. The default implementation
  /// creates a new cache.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

  /// Returns the preferred distances between the container and its neighbors.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// Returns the size of the container for a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize

  /// Places the subviews.
  ///
  /// - Parameters:
  ///   - bounds: The frame of the container in points. The size is a result of `sizeThatFits`. The
  ///     origin is generally not zero.
  ///   - proposal: The proposal for which `sizeThatFits` returned that size.
  ///   - subviews: The subviews to place.
  ///   - cache: The state that the layout keeps between calls.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)

  /// Returns the position of a vertical guide line, in points, in the coordinate space of `bounds`.
  /// Nil stands for the guide's default position.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?

  /// Returns the position of a horizontal guide line, in points, in the coordinate space of
  /// `bounds`. Nil stands for the guide's default position.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

/// Properties of a type of layout.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks its subviews; nil if the layout is not a stack.
  /// Default: nil.
  public var stackOrientation: Axis?
  /// Whether the layout is skipped in a container whose only subview is never removed. If it is
  /// skipped, none of its functions are called. The container then uses the size, spacing and
  /// alignment guides of the subview. Default: false.
  package var isIdentityUnaryLayout = false

  /// Creates properties with their default values.
  public init() {}
}

extension Layout where Cache == Void {
  /// Does nothing: the layout keeps no state.
  public func makeCache(subviews: Self.Subviews) {}
}

extension Layout {
  /// The default properties, which describe a layout that is not a stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Replaces the cache by a new one.
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the preferred distances to neighbors: at each edge, the largest distance that any
  /// subview prefers. The result is zero if there are no subviews. O(n).
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    guard !subviews.isEmpty else { return .zero }
    var result = ViewSpacing()
    for subview in subviews { result.formUnion(subview.spacing) }
    return result
  }

  /// Returns the position of a guide, merged from the explicit guides of the subviews. The subviews
  /// are first placed by the layout. The result is nil if no subview sets the guide. O(n).
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? {
    mergedAlignment(guide.alignmentKey, bounds, proposal, subviews, &cache)
  }

  /// Returns the position of a guide, merged from the explicit guides of the subviews. The subviews
  /// are first placed by the layout. The result is nil if no subview sets the guide. O(n).
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
    // The frame guides of the subviews are not needed, because a container has frame guides of its
    // own. Returning early avoids placing the subviews.
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
