import Foundation
import ZoetropeGeometry

/// Where a scroll view is, or is to scroll to: at a view, an edge or a point.
///
/// A scroll view goes where the value says when it changes, in the transaction of the change. When
/// it is scrolled otherwise, it says so: ``viewID`` is then that of the first view that shows, of
/// those of a `scrollTargetLayout(isEnabled:)` whose ids have the type given at first.
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

  /// Whether a finger was the last to scroll.
  public var isPositionedByUser = false

  /// An id, whatever its type.
  private struct ViewID: Equatable, Sendable {
    let base: any Hashable & Sendable

    static func == (a: Self, b: Self) -> Bool { a.hashable == b.hashable }

    var hashable: AnyHashable {
      func wrap<ID: Hashable>(_ id: ID) -> AnyHashable { AnyHashable(id) }
      return wrap(base)
    }
  }

  /// The type of ids.
  private struct ViewIDType: Equatable, Sendable {
    let type: ObjectIdentifier
    let cast: @Sendable (AnyHashable) -> (any Hashable & Sendable)?

    init<ID: Hashable & Sendable>(_ type: ID.Type) {
      self.type = ObjectIdentifier(type)
      cast = { $0.base as? ID }
    }

    static func == (a: Self, b: Self) -> Bool { a.type == b.type }
  }

  /// Creates a position at a view with an id.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    func type<ID: Hashable & Sendable>(of id: ID) -> ViewIDType { ViewIDType(ID.self) }
    idType = type(of: id)
    scrollTo(id: id, anchor: anchor)
  }

  /// Creates a position wherever a scroll view begins.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    self.idType = ViewIDType(idType)
  }

  /// Creates a position at an edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(idType: idType)
    scrollTo(edge: edge)
  }

  /// Creates a position at a point of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(idType: idType)
    scrollTo(point: point)
  }

  /// Creates a position at a point of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType: idType, point: CGPoint(x: x, y: y))
  }

  /// Creates a position along the horizontal axis, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(idType: idType)
    scrollTo(x: x)
  }

  /// Creates a position along the vertical axis, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(idType: idType)
    scrollTo(y: y)
  }

  /// Scrolls to a view.
  ///
  /// - Parameters:
  ///   - id: Its id.
  ///   - anchor: The point of the view that is to be at the same point of the scroll view; nil, the
  ///     default, for the shortest move that shows it.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(.view(anchor))
    self.id = ViewID(base: id)
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
  /// Scrolls to a point of the content, in points.
  public mutating func scrollTo(point: CGPoint) { go(.point(x: point.x, y: point.y)) }
  /// Scrolls to a point of the content, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x: x, y: y)) }
  /// Scrolls along the horizontal axis, in points.
  public mutating func scrollTo(x: CGFloat) { go(.point(x: x, y: nil)) }
  /// Scrolls along the vertical axis, in points.
  public mutating func scrollTo(y: CGFloat) { go(.point(x: nil, y: y)) }

  private mutating func go(_ target: Target) {
    self.target = target
    id = nil
    isPositionedByUser = false
  }

  /// The id of the view that the scroll view is at, if it is at one.
  public var viewID: (any Hashable & Sendable)? { id?.base }

  /// The id of the view that the scroll view is at, if it is at one and the id is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.base as? T }

  /// The edge that the scroll view was sent to, unless it was scrolled otherwise since.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

  /// The point that the scroll view was sent to, unless it was scrolled otherwise since.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
  }

  /// The horizontal position that the scroll view was sent to, unless it was scrolled since.
  public var x: CGFloat? { if case .point(let x, _) = target { x } else { nil } }

  /// The vertical position that the scroll view was sent to, unless it was scrolled since.
  public var y: CGFloat? { if case .point(_, let y) = target { y } else { nil } }

  /// The id of the view to scroll to.
  var hashableID: AnyHashable? { id?.hashable }

  /// The position after the scroll view was scrolled otherwise.
  ///
  /// - Parameters:
  ///   - ids: The ids of the first view that shows.
  ///   - byUser: Whether a finger scrolled.
  func scrolled(to ids: [AnyHashable], byUser: Bool) -> ScrollPosition {
    var result = self
    result.target = .none
    result.id = ids.lazy.compactMap(idType.cast).first.map(ViewID.init)
    result.isPositionedByUser = byUser
    return result
  }
}
