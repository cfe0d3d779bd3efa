import Foundation
import ZoetropeDisplayList

extension ViewGraph {
  /// Walks through what is shown at the current time.
  package func emit(into builder: inout DisplayListBuilder) { shown.rootNode?.emit(into: &builder) }

  /// What is drawn at the current time: the items that were made last where nothing has changed
  /// since, O(1), and otherwise what has not changed of them, with the rest drawn anew.
  ///
  /// - Parameter canvas: In points.
  func drawnItems(canvas: CGSize) -> [DisplayList.Item] {
    guard let rootNode = shown.rootNode else { return [] }
    if let drawn = drawing.picture, rootNode.changedFor <= drawn.walk { return drawn.items }
    let walk = pass.pointee.walk
    // What changes from now on is for the next one.
    pass.pointee.walk += 1
    var builder = DisplayListBuilder(
      .drawing, canvas: canvas, reuse: DrawingReuse(drawing.picture, walk: walk))
    rootNode.emit(into: &builder)
    drawing.unseen = builder.unseen
    drawing.picture = DrawnPicture(items: builder.items, walk: walk)
    return builder.items
  }

  /// The same, made by a walk through everything.
  func freshItems() -> [DisplayList.Item] {
    var builder = DisplayListBuilder(.drawing)
    emit(into: &builder)
    return builder.items
  }

  /// Takes over nothing of what was drawn.
  func forgetDrawing() { drawing.picture = nil }
}

extension ViewGraph {
  /// What can be operated at the current time.
  package func elements() -> ElementTree {
    var builder = DisplayListBuilder(.elements)
    emit(into: &builder)
    return builder.elements
  }
}
