import Foundation
import ZoetropeGeometry

/// Tells the size and the place of a view, by the layout that was made last.
///
/// A closure or a body that asks is evaluated again, within the same frame, when the answer
/// changes. Positions are those that views are on their way to, not those where an animation of
/// frames shows them; layouts that animate by their parameters count as they are at the time.
public struct GeometryProxy {
  let source: GeometrySource

  /// The size of the view in points.
  public var size: CGSize { source.read(.zero) { $0.size } }

  /// What an anchor stands for, in the view's own space.
  ///
  /// - Complexity: O(d) in the depth of the anchor's view and of this one.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let box = anchor.box
    let seen = source.read(SeenAnchor()) { node in
      guard let place = box.place.node else { return SeenAnchor() }
      return SeenAnchor(size: place.size, transform: place.transform(to: node))
    }
    return box.source.value(seen.size, seen.transform)
  }

  /// How far the view's edges are covered by what `safeAreaInset` and `safeAreaPadding` around it
  /// have put there, in points.
  public var safeAreaInsets: EdgeInsets {
    source.read(EdgeInsets()) {
      $0.safeAreaInsets.edgeInsets($0.owner.inputs.environment.layoutDirection)
    }
  }

  /// The frame of the view, in points, in some space; in that of the canvas where no view around
  /// has the name that is asked for. In a turned space, the box around the view.
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

  /// The frame of the view, in points, in some space; in that of the canvas where no view around
  /// has the name that is asked for. In a turned space, the box around the view.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a view around that has a name, in this view's own space, in points; nil where
  /// there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    source.read(nil) { node in
      node.coordinateSpace(named: coordinateSpace.name).map {
        $0.bounds.applying($0.transform(to: node))
      }
    }
  }
}

/// Where an anchor's view was seen.
private struct SeenAnchor: Equatable {
  var size = CGSize.zero
  var transform = CGAffineTransform.identity
}
