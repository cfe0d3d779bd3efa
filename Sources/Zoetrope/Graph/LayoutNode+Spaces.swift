import Foundation
import ZoetropeGeometry

extension LayoutNode {
  /// From the space in which this node's origin lies to the canvas, by the layout as it is now.
  /// O(depth)
  package var surroundingsToCanvas: CGAffineTransform {
    var result = CGAffineTransform.identity
    var node = parent
    while let current = node {
      if let transform = current.innerToOuter { result = result.concatenating(transform) }
      node = current.parent
    }
    return result
  }

  /// From this node's own space, with its top left corner at the origin, to the canvas. O(depth)
  package var localToCanvas: CGAffineTransform {
    CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(surroundingsToCanvas)
  }

  /// The bounds of this node in its own space, in points.
  package var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// From this node's own space to that of another one. O(depth)
  package func transform(to other: LayoutNode) -> CGAffineTransform {
    if other === self { return .identity }
    return localToCanvas.concatenating(other.localToCanvas.inverted())
  }

  /// The nearest node around this one that makes a coordinate space of a name. O(depth)
  package func coordinateSpace(named name: AnyHashable) -> LayoutNode? {
    var node = parent
    while let current = node {
      if current.isCoordinateSpace(named: name) { return current }
      node = current.parent
    }
    return nil
  }
}

extension CGAffineTransform {
  /// Whether the transform only moves.
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
