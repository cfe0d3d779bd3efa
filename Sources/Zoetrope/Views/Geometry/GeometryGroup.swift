import Foundation
import ZoetropeGeometry

/// A view whose inside moves with it as one.
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
  /// Moves what is inside as one: an animation that moves the view carries along what comes in
  /// meanwhile.
  public nonisolated func geometryGroup() -> some View { modifier(GeometryGroup()) }
}
