import Foundation
import ZoetropeGeometry

/// Draws a symbol from its design: lines of one width with round ends and corners, areas, and what
/// is cut out of them.
///
/// One design gives the outlined and the filled form: what is a ``body(_:)`` in it is an outline in
/// the one and an area in the other, what is a ``mark(_:_:)`` a line in the one and a gap in the
/// other.
struct SymbolPen {
  /// The width of a line, in hundredths of an em.
  private(set) var line: CGFloat
  let isFilled: Bool
  /// The layer of what is drawn next: 0 for the primary one.
  var layer = 0
  private var parts: [Part] = []
  /// What becomes of all that is drawn.
  private var transform = CGAffineTransform.identity

  /// An area, which belongs to a layer; or is cut out, and shows in a layer where there are several.
  struct Part {
    var path: Path
    var layer: Int
    /// Whether it is the outline of a line, which winds round no point the other way.
    var isLine: Bool
    var isCut: Bool
    /// Whether there is nothing where it is cut out, even where there are several layers.
    var isGap: Bool
  }

  init(line: CGFloat, isFilled: Bool) {
    self.line = line
    self.isFilled = isFilled
  }

  var drawn: [Part] { parts }

  /// Whether all that is drawn together is what the non-zero rule makes of it: lines alone, or one
  /// area alone.
  var isSimple: Bool {
    parts.count == 1 ? !parts[0].isCut : parts.allSatisfy { $0.isLine && !$0.isCut }
  }

  // MARK: Drawing

  /// A line, of a width in lines. Default 1.
  mutating func stroke(_ trace: SymbolTrace, _ width: CGFloat = 1) {
    add(outline(trace, width), isLine: true, isCut: false)
  }

  /// An area.
  mutating func area(_ trace: SymbolTrace) { add(trace.path, isCut: false) }

  /// A dot, of a radius in lines that grows more slowly than lines do.
  mutating func dot(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat = 1) {
    area(.circle(x, y, dotRadius * size))
  }

  /// An outline, or the area in it.
  mutating func body(_ trace: SymbolTrace) {
    if isFilled { area(trace) }
    stroke(trace)
  }

  /// A line, or a gap of its width in an area.
  mutating func mark(_ trace: SymbolTrace, _ width: CGFloat = 1) {
    add(outline(trace, width), isLine: true, isCut: isFilled)
  }

  /// An area, or a gap of its form in an area.
  mutating func markArea(_ trace: SymbolTrace) { add(trace.path, isCut: isFilled) }

  /// A dot, or a gap of its form in an area.
  mutating func markDot(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat = 1) {
    markArea(.circle(x, y, dotRadius * size))
  }

  /// Takes away a line of so many lines' width. Default: as much as a line with room beside it takes.
  mutating func gap(_ trace: SymbolTrace, _ width: CGFloat? = nil) {
    let room = 1 + 2 * min(1, 7.5 / max(line, 1))
    add(outline(trace, width ?? room), isCut: true, isGap: true)
  }

  /// Takes away an area.
  mutating func hole(_ trace: SymbolTrace) { add(trace.path, isCut: true, isGap: true) }

  /// A dot's radius.
  var dotRadius: CGFloat { 3.6 + 0.42 * line }

  /// Draws in another place and size. Lines keep their width, by default.
  mutating func inside(
    scale: CGFloat, x: CGFloat = 0, y: CGFloat = 0, line: CGFloat? = nil,
    _ draw: (inout SymbolPen) -> Void
  ) {
    let (outer, outerLine) = (transform, self.line)
    transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
      .concatenating(outer)
    self.line = line ?? outerLine
    draw(&self)
    (transform, self.line) = (outer, outerLine)
  }

  /// In the filled form, cuts out what is drawn from the area that is there, and the other way round.
  mutating func asMark(_ draw: (inout SymbolPen) -> Void) {
    let first = parts.count
    draw(&self)
    guard isFilled else { return }
    for index in first..<parts.count {
      // Gaps in what is cut out are of the area around.
      if parts[index].isCut { parts[index].layer = 1 }
      parts[index].isCut.toggle()
      parts[index].isGap = false
    }
  }

  private func outline(_ trace: SymbolTrace, _ width: CGFloat) -> Path {
    let path = trace.path.applying(transform)
    let style = StrokeStyle(lineWidth: line * width, lineCap: .round, lineJoin: .round)
    return path.strokeOutline(style, tolerance: SymbolRegion.tolerance)
      .applying(transform.inverted())
  }

  private mutating func add(
    _ path: Path, isLine: Bool = false, isCut: Bool, isGap: Bool = false
  ) {
    parts.append(
      Part(
        path: path.applying(transform), layer: layer, isLine: isLine, isCut: isCut, isGap: isGap))
  }
}
