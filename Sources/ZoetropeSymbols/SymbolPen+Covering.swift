import Foundation

extension SymbolPen {
  /// Draws a line with clear space around it, over the current drawing.
  mutating func over(_ trace: SymbolTrace, _ width: CGFloat = 1) {
    gap(trace)
    stroke(trace, width)
  }

  /// Draws an outline, by ``body(_:)``, over the current drawing. The drawing inside the outline is
  /// removed first, and the outline has clear space around it.
  mutating func cover(_ trace: SymbolTrace) {
    hole(trace)
    gap(trace)
    body(trace)
  }
}
