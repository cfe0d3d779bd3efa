import Foundation
import ZoetropeGeometry

/// The preferred distances between a view's edges and its neighbors.
///
/// If neither of two adjacent edges has a preference, their distance is 8 points
/// (`defaultDistance`).
public struct ViewSpacing: Sendable {
  /// The preferred distance at the top edge in points; nil for no preference.
  package var top: CGFloat?
  /// The preferred distance at the leading edge in points; nil for no preference.
  package var leading: CGFloat?
  /// The preferred distance at the bottom edge in points; nil for no preference.
  package var bottom: CGFloat?
  /// The preferred distance at the trailing edge in points; nil for no preference.
  package var trailing: CGFloat?

  /// The distance between two views without preferences, in points.
  package static let defaultDistance: CGFloat = 8

  /// A spacing that prefers a distance of 0 at every edge.
  public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates a spacing without preferences.
  public init() {}

  /// Creates a spacing from preferences in points; nil stands for no preference.
  package init(
    top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Merges another spacing into this one. Each of the given edges gets the larger of the two
  /// preferences at that edge.
  ///
  /// - Parameters:
  ///   - other: The other spacing; its smaller preferences have no effect.
  ///   - edges: The edges to change. Defaults to all.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = Self.larger(top, other.top) }
    if edges.contains(.leading) { leading = Self.larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = Self.larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = Self.larger(trailing, other.trailing) }
  }

  /// Returns a copy of this spacing, merged with another spacing. Each of the given edges gets the
  /// larger of the two preferences at that edge.
  ///
  /// - Parameters:
  ///   - other: The other spacing; its smaller preferences have no effect.
  ///   - edges: The edges to change. Defaults to all.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Returns the smallest distance, in points, that satisfies both this view and the next view.
  ///
  /// - Parameters:
  ///   - next: The spacing of the next view. The next view is on the trailing side of this view for
  ///     the horizontal axis, and below this view for the vertical axis.
  ///   - axis: The axis along which the views are arranged.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (near, far) =
      axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    return Self.larger(near, far) ?? Self.defaultDistance
  }

  /// Returns a copy of the spacing, in which the given edges have no preferences.
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    ViewSpacing(
      top: edges.contains(.top) ? nil : top,
      leading: edges.contains(.leading) ? nil : leading,
      bottom: edges.contains(.bottom) ? nil : bottom,
      trailing: edges.contains(.trailing) ? nil : trailing)
  }

  private static func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
    guard let a, let b else { return a ?? b }
    return max(a, b)
  }
}
