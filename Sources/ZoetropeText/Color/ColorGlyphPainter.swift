import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// Converts the drawing of a color glyph to display items.
///
/// - An outline with a color or gradient in it becomes one fill; an outline around anything else
///   becomes a clip.
/// - A color or gradient without an outline fills the glyph's area.
/// - A composition of two paints becomes two nested layers. No layers are needed if the mode is
///   normal compositing, or draws at most one of the paints.
struct ColorGlyphPainter {
  /// The area that the glyph may cover, in ems, y down.
  private let area: CGRect
  private var items: [DisplayList.Item] = []
  private var foregroundUses: [GlyphPicture.ForegroundUse] = []

  /// Returns the picture of a color glyph; nil if it draws nothing.
  ///
  /// - Parameters:
  ///   - paint: The drawing.
  ///   - clip: The rectangle outside of which nothing is drawn, in font units, y up; nil for none.
  ///     A drawing without such a rectangle must be bounded by outlines.
  ///   - unitsPerEm: The number of font units in an em.
  /// - Complexity: O(*n*) in the size of the drawing.
  static func picture(of paint: ColorPaint, clip: CGRect?, unitsPerEm: Int) -> GlyphPicture? {
    guard unitsPerEm > 0 else { return nil }
    let scale = 1 / CGFloat(unitsPerEm)
    let toEms = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: 0)
    let ink = paint.inkBounds(toEms)
    let area = clip?.applying(toEms) ?? ink
    guard let area, area.isFinite, area.width > 0, area.height > 0 else { return nil }
    var painter = ColorGlyphPainter(area: area)
    let exceeds = clip != nil && ink.map { !area.contains($0) } ?? false
    if exceeds { painter.push(Path(area), .identity) }
    painter.draw(paint, toEms)
    if exceeds { painter.items.append(.popClip) }
    guard !painter.items.isEmpty else { return nil }
    return GlyphPicture(
      items: painter.items, foregroundUses: painter.foregroundUses, bounds: area)
  }

  private init(area: CGRect) { self.area = area }

  /// Draws a paint. The transform `place` maps the space of the paint to ems.
  private mutating func draw(_ paint: ColorPaint, _ place: CGAffineTransform) {
    switch paint {
    case .nothing: return
    case .layers(let layers): for layer in layers { draw(layer, place) }
    case .transformed(let transform, let inner): draw(inner, transform.concatenating(place))
    case .solid, .linear, .radial, .sweep: fill(Path(area), .identity, with: paint, place)
    case .glyph(let path, let inner):
      guard place.isUsable, !path.isEmpty else { return }
      if let (shading, transform) = inner.shading {
        fill(path, place, with: shading, transform)
      } else {
        push(path, place)
        draw(inner, place)
        items.append(.popClip)
      }
    case .clipped(let box, let inner):
      guard place.isUsable else { return }
      push(Path(box), place)
      draw(inner, place)
      items.append(.popClip)
    case .composite(let source, let mode, let backdrop): compose(source, mode, backdrop, place)
    }
  }

  private mutating func push(_ path: Path, _ place: CGAffineTransform) {
    items.append(.pushClip(DisplayList.Clip(path: path, transform: place)))
  }

  private mutating func compose(
    _ source: ColorPaint, _ mode: ColorCompositeMode, _ backdrop: ColorPaint,
    _ place: CGAffineTransform
  ) {
    switch mode {
    case .clear: return
    case .source: draw(source, place)
    case .backdrop: draw(backdrop, place)
    case .blend(.normal):
      // Normal compositing is associative. The two paints can therefore be drawn one after the
      // other, without a layer.
      draw(backdrop, place)
      draw(source, place)
    case .blend(let mode):
      items.append(.pushLayer(DisplayList.Layer()))
      draw(backdrop, place)
      items.append(.pushLayer(DisplayList.Layer(blendMode: mode)))
      draw(source, place)
      items += [.popLayer, .popLayer]
    }
  }

  /// Fills a path with a color or a gradient. `place` maps the path's space to ems, and `transform`
  /// maps the gradient's space to the path's space.
  private mutating func fill(
    _ path: Path, _ place: CGAffineTransform, with shading: ColorPaint,
    _ transform: CGAffineTransform
  ) {
    guard transform.isUsable else { return }
    switch shading {
    case .solid(let color): fill(path, place, .color(color.color), [(nil, color)])
    case .linear(let line, let start, let end, let rotation):
      guard let (line, range) = line.normalized(),
        let end = Self.end(of: start, end, rotation)
      else { return }
      let shape = GradientPaint.Shape.linear(
        start: start.mixed(with: end, range.lowerBound),
        end: start.mixed(with: end, range.upperBound))
      fill(path, place, shape, line.stops, line.extend, transform)
    case .radial(let line, let start, let end):
      guard let gradient = TwoCircleGradient(line, start, end) else { return }
      if let area = gradient.area { push(area, transform.concatenating(place)) }
      fill(path, place, gradient.shape, gradient.line.stops, line.extend, transform)
      if gradient.area != nil { items.append(.popClip) }
    case .sweep(let line, let center, let startAngle, let endAngle):
      let stops = line.sweepStops(from: startAngle, to: endAngle)
      if stops.isEmpty { return }
      // The display list measures angles clockwise in a space with y down. The space of a color
      // glyph has y up, so the same angles run counterclockwise.
      let shape = GradientPaint.Shape.angular(center: center, startAngle: 0, endAngle: 2 * .pi)
      fill(path, place, shape, stops, .pad, transform)
    default: return
    }
  }

  private mutating func fill(
    _ path: Path, _ place: CGAffineTransform, _ shape: GradientPaint.Shape,
    _ stops: [ColorLine.Stop], _ spread: GradientPaint.Spread, _ transform: CGAffineTransform
  ) {
    let gradient = GradientPaint(
      shape: shape,
      stops: stops.map { GradientPaint.Stop(color: $0.color.color, location: $0.offset) },
      spread: spread, transform: transform)
    fill(path, place, .gradient(gradient), stops.enumerated().map { ($0.offset, $0.element.color) })
  }

  private mutating func fill(
    _ path: Path, _ place: CGAffineTransform, _ paint: Paint, _ colors: [(Int?, GlyphColor)]
  ) {
    for (stop, color) in colors where color.isForeground {
      foregroundUses.append(
        GlyphPicture.ForegroundUse(item: items.count, stop: stop, alpha: color.color.alpha))
    }
    items.append(.fill(DisplayList.Fill(path: path, transform: place, paint: paint)))
  }

  /// Returns the end of a linear gradient whose axis begins at `start`.
  ///
  /// The colors are constant along the line from `start` to `rotation`, so the axis is
  /// perpendicular to this line. The result is the projection of `end` onto the axis. It is nil if
  /// the points define no axis or if the projection is `start` itself; by the specification, the
  /// gradient then draws nothing.
  private static func end(of start: CGPoint, _ end: CGPoint, _ rotation: CGPoint) -> CGPoint? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let (nx, ny) = (rotation.y - start.y, start.x - rotation.x)
    let square = nx * nx + ny * ny
    let product = dx * nx + dy * ny
    guard square > 0, abs(product) > 1e-9 * (square + dx * dx + dy * dy) else { return nil }
    return CGPoint(x: start.x + nx * product / square, y: start.y + ny * product / square)
  }
}

extension ColorPaint {
  /// The color or gradient of this paint, and the transform from the space of the color or gradient
  /// to the space of this paint; nil if this paint is neither a color nor a gradient.
  ///
  /// A color or gradient inside transforms counts, too; the result then combines the transforms.
  fileprivate var shading: (ColorPaint, CGAffineTransform)? {
    var (paint, transform) = (self, CGAffineTransform.identity)
    while case .transformed(let outer, let inner) = paint {
      transform = outer.concatenating(transform)
      paint = inner
    }
    switch paint {
    case .solid, .linear, .radial, .sweep: return (paint, transform)
    default: return nil
    }
  }

  /// Returns the bounds of all outlines and clipping rectangles in the paint, in ems; nil if the
  /// paint contains neither.
  ///
  /// - Parameter place: The transform from the paint's space to ems.
  fileprivate func inkBounds(_ place: CGAffineTransform) -> CGRect? {
    switch self {
    case .nothing, .solid, .linear, .radial, .sweep: return nil
    case .layers(let layers):
      return layers.reduce(nil) { Self.union($0, $1.inkBounds(place)) }
    case .glyph(let path, _):
      return path.isEmpty ? nil : path.boundingRect.applying(place)
    case .clipped(let box, _): return box.applying(place)
    case .transformed(let transform, let inner):
      return inner.inkBounds(transform.concatenating(place))
    case .composite(let source, let mode, let backdrop):
      switch mode {
      case .clear: return nil
      case .source: return source.inkBounds(place)
      case .backdrop: return backdrop.inkBounds(place)
      case .blend: return Self.union(source.inkBounds(place), backdrop.inkBounds(place))
      }
    }
  }

  private static func union(_ a: CGRect?, _ b: CGRect?) -> CGRect? {
    guard let a else { return b }
    return b.map { a.union($0) } ?? a
  }
}

extension CGRect {
  fileprivate var isFinite: Bool { (minX + minY + width + height).isFinite }
}

extension CGAffineTransform {
  /// Whether the transform has an inverse and only finite numbers.
  fileprivate var isUsable: Bool {
    let determinant = a * d - b * c
    return (a + b + c + d + tx + ty).isFinite && determinant.isFinite && determinant != 0
  }
}
