import Foundation
import ZoetropeGeometry

extension ReasonFinder {
  /// A sentence about a view that is drawn outside of the canvas, or of the visible part of a scroll
  /// view; nil for other views.
  func outside() -> String? {
    guard let box = view.spot?.shownBox else { return nil }
    for index in 0..<viewIndex {
      let node = chain[index]
      guard index == 0 || node.description.name == "ScrollView", let frame = node.spot?.shownBox,
        let side = side(of: box, beyond: frame)
      else { continue }
      let area = index == 0 ? "the canvas" : "the visible part of \(names[index])"
      return "\(names[viewIndex]) lies outside of \(area), \(side)."
    }
    return nil
  }

  /// A clause about a box that lies wholly beyond an edge of another one.
  private func side(of box: CGRect, beyond frame: CGRect) -> String? {
    if box.minX >= frame.maxX { return "right of its right edge at x \(number(frame.maxX))" }
    if box.maxX <= frame.minX { return "left of its left edge at x \(number(frame.minX))" }
    if box.minY >= frame.maxY { return "below its bottom edge at y \(number(frame.maxY))" }
    if box.maxY <= frame.minY { return "above its top edge at y \(number(frame.minY))" }
    return nil
  }
}
