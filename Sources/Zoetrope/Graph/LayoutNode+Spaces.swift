import Foundation
import ZoetropeGeometry

extension LayoutNode {
  /// The transform from the outer coordinate space, in which ``origin`` is given, to the canvas. It
  /// is computed from the current layout.
  ///
  /// - Complexity: O(depth)
  package var outerSpaceToCanvas: CGAffineTransform {
    var result = CGAffineTransform.identity
    var node = parent
    while let current = node {
      if let transform = current.innerToOuter { result = result.concatenating(transform) }
      node = current.parent
    }
    return result
  }

  /// The transform from this node's own space to the canvas. The origin of the own space is the top
  /// left corner of the node.
  ///
  /// - Complexity: O(depth)
  package var localToCanvas: CGAffineTransform {
    CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(outerSpaceToCanvas)
  }

  /// The bounds of this node in its own space, in points.
  package var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// Returns the transform from this node's own space to that of another node.
  ///
  /// - Complexity: O(depth)
  package func transform(to other: LayoutNode) -> CGAffineTransform {
    if other === self { return .identity }
    return localToCanvas.concatenating(other.localToCanvas.inverted())
  }

  /// Returns the nearest ancestor whose frame defines the coordinate space with a given name; nil
  /// if there is none.
  ///
  /// - Complexity: O(depth)
  package func coordinateSpace(named name: AnyHashable) -> LayoutNode? {
    var node = parent
    while let current = node {
      if current.isCoordinateSpace(named: name) { return current }
      node = current.parent
    }
    return nil
  }
}
