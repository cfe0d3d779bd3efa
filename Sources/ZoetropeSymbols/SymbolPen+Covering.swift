import Foundation

extension SymbolPen {
  /// Draws a line or an area over what is below it, with a clear space around it.
  mutating func over(_ trace: SymbolTrace, _ width: CGFloat = 1) {
    gap(trace)
    stroke(trace, width)
  }

  /// Draws a body that covers what is below it, with a clear space around it.
  mutating func cover(_ trace: SymbolTrace) {
    hole(trace)
    gap(trace)
    body(trace)
  }
}
