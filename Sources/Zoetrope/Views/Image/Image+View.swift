extension Image: _PrimitiveView {
  /// Makes a leaf that draws the image.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ImageViewNode(view, inputs)
  }
}
