import Foundation
import ZoetropeGeometry

/// Access to the size and the position of a view in the latest layout.
///
/// A body or closure that reads a value of the proxy is evaluated again, within the same frame,
/// when the value changes. While the view moves with an animation, the proxy reports the view's
/// final size and position. While the parameters of a layout animate, the proxy reports the sizes
/// and positions that result from the current, interpolated parameters.
public struct GeometryProxy {
  let source: GeometrySource

  /// The size of the view, in points.
  public var size: CGSize { source.read(.zero) { $0.size } }

  /// The value of an anchor, converted to the space of the proxy's view.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the proxy's view or of the anchor's view,
  ///   whichever is greater.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let box = anchor.box
    let seen = source.read(SeenAnchor()) { node in
      guard let place = box.place.node else { return SeenAnchor() }
      return SeenAnchor(size: place.size, transform: place.transform(to: node))
    }
    return box.source.value(seen.size, seen.transform)
  }

  /// The distances from the view's edges to its safe area, in points. The insets come from
  /// `safeAreaInset` and `safeAreaPadding` of enclosing views, and from the ``Host``.
  public var safeAreaInsets: EdgeInsets {
    source.read(EdgeInsets()) {
      $0.safeAreaInsets.edgeInsets($0.owner.inputs.environment.layoutDirection)
    }
  }

  /// Returns the frame of the view in a coordinate space, in points.
  ///
  /// If no enclosing view has the given name, the frame is in the space of the canvas. In a rotated
  /// space, the frame is the bounding box of the view.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    source.read(.zero) { node in
      switch coordinateSpace {
      case .local: return node.bounds
      case .global: return node.bounds.applying(node.localToCanvas)
      case .named(let name):
        guard let space = node.coordinateSpace(named: name) else {
          return node.bounds.applying(node.localToCanvas)
        }
        return node.bounds.applying(node.transform(to: space))
      }
    }
  }

  /// Returns the frame of the view in a coordinate space, in points.
  ///
  /// If no enclosing view has the given name, the frame is in the space of the canvas. In a rotated
  /// space, the frame is the bounding box of the view.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the bounds of the nearest enclosing view with the given name, or nil if no enclosing
  /// view has that name. The bounds are in points, in the space of the proxy's view.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    source.read(nil) { node in
      node.coordinateSpace(named: coordinateSpace.name).map {
        $0.bounds.applying($0.transform(to: node))
      }
    }
  }
}

/// The values that an anchor's conversion depends on: the size of the anchor's view, and a
/// transform. The transform maps the space of that view to the space of the view whose
/// ``GeometryProxy`` resolves the anchor.
private struct SeenAnchor: Equatable {
  var size = CGSize.zero
  var transform = CGAffineTransform.identity
}
