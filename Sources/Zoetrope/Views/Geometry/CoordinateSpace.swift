import Foundation
import ZoetropeGeometry

/// A frame of reference for positions, in points, y down.
public enum CoordinateSpace {
  /// The space of the whole canvas.
  case global
  /// The space of the view itself.
  case local
  /// The space of a view around that has a name.
  case named(AnyHashable)

  /// Whether this is the space of the whole canvas.
  public var isGlobal: Bool { self == .global }

  /// Whether this is the space of the view itself.
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Equatable, Hashable {}

/// Something that says which space is meant.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the whole canvas.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates a name for the space.
  public init() {}

  /// The space of the whole canvas.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates a name for the space.
  public init() {}

  /// The space of the view itself.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of a view around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  package let name: AnyHashable

  package init(name: AnyHashable) { self.name = name }

  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The names of the spaces of scroll views: of any, or of those that scroll along an axis.
struct ScrollViewSpace: Hashable {
  var axis: Axis?

  /// Whether a name stands for a scroll view that scrolls along some axes.
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
  /// The space of the whole canvas.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view around that has a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace()))
  }

  /// The space of the nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: axis)))
  }
}

/// Makes a coordinate space of the view's frame.
nonisolated package struct NamedSpace: LayoutModifier {
  var name: AnyHashable

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    NamedSpaceNode(owner: owner, child: child, modifier: self)
  }
}

final class NamedSpaceNode: ModifierNode<NamedSpace> {
  override func isCoordinateSpace(named name: AnyHashable) -> Bool { modifier.name == name }
  override var priority: Double { child.priority }
  // Whoever has asked for the space looks at every layout.
  override func modifierChanged(from old: NamedSpace) {}
}

extension View {
  /// Makes a coordinate space of the view's frame, for `GeometryProxy.frame(in:)`.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(NamedSpace(name: AnyHashable(name)))
  }

  /// Makes a coordinate space of the view's frame, for `GeometryProxy.frame(in:)`.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(NamedSpace(name: name.name))
  }
}
