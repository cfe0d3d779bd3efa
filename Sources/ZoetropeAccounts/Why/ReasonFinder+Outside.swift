import Foundation
import ZoetropeGeometry

extension ReasonFinder {
  /// Returns a sentence about the view if it is drawn completely outside of the canvas, or
  /// completely outside of the visible part of an enclosing scroll view; otherwise nil.
  func outside() -> String? {
    guard let box = view.spot?.shownBox else { return nil }
    for index in 0..<viewIndex {
      let node = chain[index]
      guard index == 0 || node.description.name == "ScrollView", let frame = node.spot?.shownBox,
        let edge = edge(of: frame, before: box)
      else { continue }
      return
        "\(names[viewIndex]) is not seen: it lies beyond the \(edge.name) of \(names[index]), at "
        + "\(edge.letter) \(number(edge.place))."
    }
    return nil
  }

  /// Returns an edge of a frame if a box lies completely beyond this edge; nil if there is no such
  /// edge.
  private func edge(
    of frame: CGRect, before box: CGRect
  ) -> (name: String, letter: String, place: CGFloat)? {
    if box.minX >= frame.maxX { return ("right edge", "x", frame.maxX) }
    if box.maxX <= frame.minX { return ("left edge", "x", frame.minX) }
    if box.minY >= frame.maxY { return ("bottom edge", "y", frame.maxY) }
    if box.maxY <= frame.minY { return ("top edge", "y", frame.minY) }
    return nil
  }
}
