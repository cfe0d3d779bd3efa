/// The picture that was drawn last, and the views that were outside of the canvas at that time.
struct RetainedDrawing {
  /// The picture that was drawn last; nil if it has been invalidated.
  var picture: DrawnPicture?
  /// The views that were drawn outside of the canvas and have never been visible on it.
  var offCanvasLeaves: ContiguousArray<DisplayListBuilder.OffCanvasLeaf> = []
}
