import Foundation

extension SymbolPen {
  /// Draws a line with clear space around it, over the current drawing.
  mutating func over(_ trace: SymbolTrace, _ width: CGFloat = 1) {
    gap(trace)
    stroke(trace, width)
  }

  /// Draws an outline over the current drawing, as ``body(_:)`` does. The outline covers the
  /// drawing inside it, and has clear space around it.
  mutating func cover(_ trace: SymbolTrace) {
    hole(trace)
    gap(trace)
    body(trace)
  }
}
