import Foundation
import ZoetropeGeometry

/// How much room a view likes to have beside each of its edges.
///
/// An edge without a preference takes the default distance of ``defaultDistance`` points, unless
/// its neighbour has one.
public struct ViewSpacing: Sendable {
  package var top: CGFloat?
  package var leading: CGFloat?
  package var bottom: CGFloat?
  package var trailing: CGFloat?

  /// The distance between two views of which neither has a preference, in points.
  package static let defaultDistance: CGFloat = 8

  /// No room at all on any edge.
  public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates a spacing without preferences.
  public init() {}

  package init(
    top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Takes over, on the given edges, what the other asks for where that is more.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = Self.larger(top, other.top) }
    if edges.contains(.leading) { leading = Self.larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = Self.larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = Self.larger(trailing, other.trailing) }
  }

  /// This spacing with, on the given edges, what the other asks for where that is more.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The smallest distance in points, to the view after this one, that suits both.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (near, far) =
      axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    return Self.larger(near, far) ?? Self.defaultDistance
  }

  /// This spacing with no preference on the given edges.
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
