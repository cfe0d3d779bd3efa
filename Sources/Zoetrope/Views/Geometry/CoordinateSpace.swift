import Foundation
import ZoetropeGeometry

/// A frame of reference for positions, in points, y down.
public enum CoordinateSpace {
  /// The space of the canvas, the whole area of a rendered frame. The origin is the top left
  /// corner.
  case global
  /// The space of the view itself, with the origin at its top left corner.
  case local
  /// The space of the nearest enclosing view with the given name.
  case named(AnyHashable)

  /// Whether this is the space of the canvas, the whole area of a rendered frame.
  public var isGlobal: Bool { self == .global }

  /// Whether this is the space of the view itself.
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Equatable, Hashable {}

/// A type that refers to a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space that a value of this type refers to.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the canvas, the whole area of a rendered frame. The origin is the top left corner.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates a reference to the space of the canvas, the whole area of a rendered frame.
  public init() {}

  /// The space of the canvas, the whole area of a rendered frame. The origin is the top left
  /// corner.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates a reference to the space of the view.
  public init() {}

  /// The space of the view itself.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the nearest enclosing view with a given name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  package let name: AnyHashable

  package init(name: AnyHashable) { self.name = name }

  /// The named coordinate space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The name of a scroll view's coordinate space. If an axis is set, the name refers only to scroll
/// views that scroll along this axis.
struct ScrollViewSpace: Hashable {
  var axis: Axis?

  /// Whether a name refers to scroll views that scroll along the given axes.
  static func names(_ name: AnyHashable, axes: Axis.Set) -> Bool {
    guard let space = name.base as? ScrollViewSpace else { return false }
    return switch space.axis {
    case .horizontal: axes.contains(.horizontal)
    case .vertical: axes.contains(.vertical)
    case nil: true
    }
  }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the canvas, the whole area of a rendered frame. The origin is the top left
  /// corner.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the space of the nearest enclosing view with the given name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the nearest enclosing scroll view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace()))
  }

  /// Returns the space of the nearest enclosing scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: axis)))
  }
}

/// A modifier that makes a view's frame a named coordinate space.
nonisolated package struct NamedSpace: LayoutModifier {
  var name: AnyHashable

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    NamedSpaceNode(owner: owner, child: child, modifier: self)
  }
}

final class NamedSpaceNode: ModifierNode<NamedSpace> {
  override func isCoordinateSpace(named name: AnyHashable) -> Bool { modifier.name == name }
  override var priority: Double { child.priority }
  // Readers of the space observe every layout pass, so a new name needs no invalidation.
  override func modifierChanged(from old: NamedSpace) {}
}

extension View {
  /// Gives a name to the coordinate space of this view, for use in `GeometryProxy.frame(in:)`.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(NamedSpace(name: AnyHashable(name)))
  }

  /// Gives a name to the coordinate space of this view, for use in `GeometryProxy.frame(in:)`.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(NamedSpace(name: name.name))
  }
}
