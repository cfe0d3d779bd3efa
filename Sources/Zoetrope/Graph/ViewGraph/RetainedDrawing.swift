/// The picture of the last drawing walk, and the views that it left outside of the canvas.
struct RetainedDrawing {
  /// The picture of the last walk; nil if it has been invalidated.
  var picture: DrawnPicture?
  /// The views that were drawn outside of the canvas and have never been seen on it.
  var offCanvasLeaves: ContiguousArray<DisplayListBuilder.OffCanvasLeaf> = []
}
