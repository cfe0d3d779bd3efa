import Foundation
import ZoetropeGeometry

extension Color: _PrimitiveView {
  /// Makes the view node that fills its frame with the color.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ColorViewNode(view, inputs)
  }
}

/// The view node of a color: a rectangle that is filled with the color.
private final class ColorViewNode: ViewNodeOf<Color> {
  private var leaf: ShapeNode<Rectangle>?

  override func update(_ change: Change) {
    let color = view.resolve(in: inputs.environment)
    if let leaf {
      leaf.set(shape: Rectangle(), color: color, fillStyle: FillStyle())
    } else {
      let leaf = ShapeNode(
        owner: self, shape: Rectangle(), color: color, fillStyle: FillStyle())
      self.leaf = leaf
      setOutputs([leaf])
    }
  }

  override var pathName: String? { "Color" }
}
