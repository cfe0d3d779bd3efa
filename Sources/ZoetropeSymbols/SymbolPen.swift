import Foundation
import ZoetropeGeometry

/// The drawing commands of symbol designs. A pen draws lines, areas and cutouts. The width of each
/// line is a multiple of ``line``. Caps and joins are round.
///
/// One design produces both the outlined and the filled variant. A ``body(_:)`` is an outline in
/// the outlined variant, and an area in the filled one. A ``mark(_:_:)`` is a line in the outlined
/// variant, and a cutout in the filled one.
struct SymbolPen {
  /// The line width, in hundredths of an em.
  private(set) var line: CGFloat
  private(set) var isFilled: Bool
  /// The layer of subsequent drawing; 0 for the primary layer.
  var layer = 0
  private var parts: [Part] = []
  /// The transform of subsequent drawing.
  private var transform = CGAffineTransform.identity

  /// An area that is added to a layer, or a cutout that removes an area from everything below it.
  ///
  /// A rendering mode with one color per layer fills the cutout with the color of the cutout's
  /// layer instead. Only gaps are cut out in every rendering mode (see ``isGap``).
  struct Part {
    var path: Path
    var layer: Int
    /// Whether the path is the outline of a stroke. All winding numbers of such an outline have the
    /// same sign.
    var isLine: Bool
    var isCut: Bool
    /// Whether the cutout is transparent in every rendering mode. If false, a rendering mode with
    /// one color per layer fills the cutout with the color of the cutout's layer.
    var isGap: Bool
  }

  init(line: CGFloat, isFilled: Bool) {
    self.line = line
    self.isFilled = isFilled
  }

  var drawn: [Part] { parts }

  /// Whether the non-zero rule can fill all parts together. This is the case if the drawing
  /// consists only of lines, or of a single area, and has no cutouts.
  var isSimple: Bool {
    parts.count == 1 ? !parts[0].isCut : parts.allSatisfy { $0.isLine && !$0.isCut }
  }

  // MARK: Drawing

  /// Draws a line. `width` is a multiple of the pen's line width, by default 1.
  mutating func stroke(_ trace: SymbolTrace, _ width: CGFloat = 1) {
    add(outline(trace, width), isLine: true, isCut: false)
  }

  /// Fills an area.
  mutating func area(_ trace: SymbolTrace) { add(trace.path, isCut: false) }

  /// Fills a dot with the center (`x`, `y`). The radius is ``dotRadius`` times `size`.
  mutating func dot(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat = 1) {
    area(.circle(x, y, dotRadius * size))
  }

  /// Draws an outline. In the filled variant, this method also fills the area inside the outline.
  mutating func body(_ trace: SymbolTrace) {
    if isFilled { area(trace) }
    stroke(trace)
  }

  /// Draws a line. In the filled variant, this method cuts the line out of the drawing below
  /// instead.
  mutating func mark(_ trace: SymbolTrace, _ width: CGFloat = 1) {
    add(outline(trace, width), isLine: true, isCut: isFilled)
  }

  /// Fills an area. In the filled variant, this method cuts the area out of the drawing below
  /// instead.
  mutating func markArea(_ trace: SymbolTrace) { add(trace.path, isCut: isFilled) }

  /// Fills a dot. In the filled variant, this method cuts the dot out of the drawing below instead.
  mutating func markDot(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat = 1) {
    markArea(.circle(x, y, dotRadius * size))
  }

  /// Cuts out a line, in every rendering mode. `width` is a multiple of the pen's line width. The
  /// default leaves clear space on both sides of a line that is drawn along the same path.
  mutating func gap(_ trace: SymbolTrace, _ width: CGFloat? = nil) {
    let room = 1 + 2 * min(1, 7.5 / max(line, 1))
    add(outline(trace, width ?? room), isCut: true, isGap: true)
  }

  /// Cuts out an area, in every rendering mode.
  mutating func hole(_ trace: SymbolTrace) { add(trace.path, isCut: true, isGap: true) }

  /// Runs drawing commands as if the pen drew the filled variant.
  mutating func filled(_ draw: (inout SymbolPen) -> Void) {
    let outer = isFilled
    isFilled = true
    draw(&self)
    isFilled = outer
  }

  /// Runs the drawing commands of another design, given by its name. That design must not contain
  /// the design that is being drawn.
  mutating func design(_ name: String) {
    layer = 0
    SymbolCatalogue.design(of: SymbolForm(base: name))?.draw(&self)
    layer = 0
  }

  /// The radius of a dot, in hundredths of an em. It grows more slowly than the line width.
  var dotRadius: CGFloat { 3.6 + 0.42 * line }

  /// Runs drawing commands at another position and scale. The line width stays the same unless
  /// `line` is given.
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

  /// Runs drawing commands. In the filled variant, areas that the commands draw become cutouts, and
  /// cutouts become areas.
  mutating func cutOutIfFilled(_ draw: (inout SymbolPen) -> Void) {
    let first = parts.count
    draw(&self)
    guard isFilled else { return }
    for index in first..<parts.count {
      // A cutout that becomes an area is moved to layer 1, the layer of the area around it.
      if parts[index].isCut { parts[index].layer = 1 }
      parts[index].isCut.toggle()
      parts[index].isGap = false
    }
  }

  /// Runs drawing commands. Parts that the commands draw in layers with a number below `least` are
  /// put in layer `least` instead.
  mutating func inLayer(_ least: Int, _ draw: (inout SymbolPen) -> Void) {
    let first = parts.count
    draw(&self)
    for index in first..<parts.count { parts[index].layer = max(parts[index].layer, least) }
  }

  private func outline(_ trace: SymbolTrace, _ width: CGFloat) -> Path {
    let path = trace.path.applying(transform)
    let style = StrokeStyle(lineWidth: line * width, lineCap: .round, lineJoin: .round)
    return path.strokeOutline(style, tolerance: SymbolOutline.tolerance)
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
