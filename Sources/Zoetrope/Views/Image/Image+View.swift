extension Image: _PrimitiveView {
  /// Makes the view node of the image. The node's only output is the layout node that draws the
  /// image.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ImageViewNode(view, inputs)
  }
}
