import Foundation
import ZoetropeGeometry

/// A modifier that makes a view's contents move with the view as a unit.
nonisolated package struct GeometryGroup: LayoutModifier {
  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    GeometryGroupNode(owner: owner, child: child)
  }

  package func refresh(_ wrapper: LayoutNode) {}
}

final class GeometryGroupNode: SpaceNode {
  override func emit(into builder: inout DisplayListBuilder) {
    let frame = presentedFrame
    builder.inSpace(CGAffineTransform(translationX: frame.minX, y: frame.minY)) {
      child.emit(into: &$0)
    }
  }
}

extension View {
  /// Animates the frame of this view as a unit.
  ///
  /// The subviews keep their positions relative to this view, so that a view inserted during an
  /// animation moves along with the others.
  public nonisolated func geometryGroup() -> some View { modifier(GeometryGroup()) }
}
