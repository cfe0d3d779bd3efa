import Foundation
import ZoetropeGeometry

/// The position of a scroll view: a view, an edge or a point that the scroll view shows.
///
/// When the value changes, the scroll view moves to the new position, with the animation of the
/// change's transaction. When the scroll view is moved in another way, for example by a finger, the
/// value is updated. Its ``viewID`` is then the id of the first visible view of a
/// `scrollTargetLayout(isEnabled:)`. A position reports only ids of the type with which it was
/// created.
public struct ScrollPosition: Equatable, Sendable {
  enum Target: Equatable, Sendable {
    case none
    case view(UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private(set) var target = Target.none
  private var id: ViewID?
  private let idType: ViewIDType

  /// Whether the last movement was caused by a finger.
  public var isPositionedByUser = false

  /// A type-erased id.
  private struct ViewID: Equatable, Sendable {
    let base: any Hashable & Sendable

    static func == (a: Self, b: Self) -> Bool { a.hashable == b.hashable }

    var hashable: AnyHashable {
      func wrap<ID: Hashable>(_ id: ID) -> AnyHashable { AnyHashable(id) }
      return wrap(base)
    }
  }

  /// The type of the ids that a position reports.
  private struct ViewIDType: Equatable, Sendable {
    let type: ObjectIdentifier
    let cast: @Sendable (AnyHashable) -> (any Hashable & Sendable)?

    init<ID: Hashable & Sendable>(_ type: ID.Type) {
      self.type = ObjectIdentifier(type)
      cast = { $0.base as? ID }
    }

    static func == (a: Self, b: Self) -> Bool { a.type == b.type }
  }

  /// Creates a position at the view with a given id.
  ///
  /// - Parameters:
  ///   - id: The id of the view.
  ///   - anchor: The unit point at which the view and the scroll view are aligned (for example,
  ///     `.center` aligns their centers). Default: nil, for the shortest move that shows the view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    func type<ID: Hashable & Sendable>(of id: ID) -> ViewIDType { ViewIDType(ID.self) }
    idType = type(of: id)
    scrollTo(id: id, anchor: anchor)
  }

  /// Creates a position without a target: the scroll view starts as it would without a position.
  ///
  /// - Parameter idType: The type of the ids that ``viewID`` reports. Default: none.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    self.idType = ViewIDType(idType)
  }

  /// Creates a position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(idType: idType)
    scrollTo(edge: edge)
  }

  /// Creates a position at a point of the content. The coordinates are in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(idType: idType)
    scrollTo(point: point)
  }

  /// Creates a position at a point of the content. The coordinates are in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType: idType, point: CGPoint(x: x, y: y))
  }

  /// Creates a horizontal position, in points. The vertical offset of the scroll view does not
  /// change.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(idType: idType)
    scrollTo(x: x)
  }

  /// Creates a vertical position, in points. The horizontal offset of the scroll view does not
  /// change.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(idType: idType)
    scrollTo(y: y)
  }

  /// Changes the position to the view with a given id.
  ///
  /// - Parameters:
  ///   - id: The id of the view.
  ///   - anchor: The unit point at which the view and the scroll view are aligned (for example,
  ///     `.center` aligns their centers). Default: nil, for the shortest move that shows the view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(.view(anchor))
    self.id = ViewID(base: id)
  }

  /// Changes the position to an edge of the content.
  public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
  /// Changes the position to a point of the content. The coordinates are in points.
  public mutating func scrollTo(point: CGPoint) { go(.point(x: point.x, y: point.y)) }
  /// Changes the position to a point of the content. The coordinates are in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x: x, y: y)) }
  /// Changes the horizontal position, in points. The vertical offset of the scroll view does not
  /// change.
  public mutating func scrollTo(x: CGFloat) { go(.point(x: x, y: nil)) }
  /// Changes the vertical position, in points. The horizontal offset of the scroll view does not
  /// change.
  public mutating func scrollTo(y: CGFloat) { go(.point(x: nil, y: y)) }

  private mutating func go(_ target: Target) {
    self.target = target
    id = nil
    isPositionedByUser = false
  }

  /// The id of the view that the position was set to.
  ///
  /// If the scroll view has since been moved in another way, for example by a finger, the value is
  /// the id of the first visible view instead. It is nil if there is no such view.
  public var viewID: (any Hashable & Sendable)? { id?.base }

  /// Returns ``viewID``, if it is of the given type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.base as? T }

  /// The edge that the position was set to. It is nil if the position is not an edge, or if the
  /// scroll view has since been moved in another way, for example by a finger.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

  /// The point that the position was set to, with coordinates in points. It is nil if the position
  /// is not a point, or if the scroll view has since been moved in another way, for example by a
  /// finger.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
  }

  /// The horizontal position that was set, in points. It is nil if none was set, or if the scroll
  /// view has since been moved in another way, for example by a finger.
  public var x: CGFloat? { if case .point(let x, _) = target { x } else { nil } }

  /// The vertical position that was set, in points. It is nil if none was set, or if the scroll
  /// view has since been moved in another way, for example by a finger.
  public var y: CGFloat? { if case .point(_, let y) = target { y } else { nil } }

  /// The value of ``viewID``, type-erased for comparison.
  var hashableID: AnyHashable? { id?.hashable }

  /// Returns this position, updated after the scroll view has moved for a reason other than a
  /// change of this position, for example because of a drag.
  ///
  /// - Parameters:
  ///   - ids: The ids of the first visible view and of the views that enclose it, innermost first.
  ///   - byUser: Whether a finger caused the movement.
  func scrolled(to ids: [AnyHashable], byUser: Bool) -> ScrollPosition {
    var result = self
    result.target = .none
    result.id = ids.lazy.compactMap(idType.cast).first.map(ViewID.init)
    result.isPositionedByUser = byUser
    return result
  }
}
