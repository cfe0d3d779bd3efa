import Foundation
import ZoetropeDisplayList

extension ViewGraph {
  /// Passes the display items of the shown views, at the current time, to a builder.
  package func emit(into builder: inout DisplayListBuilder) { shown.rootNode?.emit(into: &builder) }

  /// Returns the display items of the shown views at the current time. Items of views that have not
  /// changed since the previous call are reused.
  ///
  /// - Parameter canvas: The size of the canvas, in points.
  /// - Complexity: O(1) if nothing has changed since the previous call, and otherwise O(*n*) in the
  ///   number of items.
  func drawnItems(canvas: CGSize) -> [DisplayList.Item] {
    guard let rootNode = shown.rootNode else { return [] }
    if let drawn = drawing.picture, rootNode.changedFor <= drawn.walk {
      if pass.pointee.isProfiling { profile?.noteItems(drawn.items.count, isReused: true) }
      return drawn.items
    }
    let walk = pass.pointee.walk
    // Changes from now on belong to the next drawing walk.
    pass.pointee.walk += 1
    var builder = DisplayListBuilder(
      .drawing, canvas: canvas, reuse: DrawingReuse(drawing.picture, walk: walk))
    stage(.displayList) { rootNode.emit(into: &builder) }
    if pass.pointee.isProfiling { profile?.noteItems(builder.items.count) }
    drawing.offCanvasLeaves = builder.offCanvasLeaves
    drawing.picture = DrawnPicture(items: builder.items, walk: walk)
    return builder.items
  }

  /// Returns the display items at the current time, drawn without reuse of retained items.
  func freshItems() -> [DisplayList.Item] {
    var builder = DisplayListBuilder(.drawing)
    emit(into: &builder)
    return builder.items
  }

  /// Invalidates the whole retained picture.
  func forgetDrawing() { drawing.picture = nil }
}

extension ViewGraph {
  /// Returns the interactive elements at the current time.
  package func elements() -> ElementTree {
    var builder = DisplayListBuilder(.elements)
    emit(into: &builder)
    return builder.elements
  }
}
