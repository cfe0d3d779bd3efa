import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

extension GraphicsContext {
  /// Fills a path.
  ///
  /// - Parameters:
  ///   - path: The shape, in points in the current space; open subpaths are closed.
  ///   - shading: The paint. Unit points refer to the bounding box of the path.
  ///   - style: The fill rule and the antialiasing. Default: non-zero and antialiased.
  public func fill(
    _ path: Path, with shading: Shading, style: FillStyle = FillStyle()
  ) {
    guard canDraw else { return }
    let path =
      path.hasFiniteCoordinates ? path : recording.resolver.outline(of: path).path
    if path.isEmpty { return }
    var fill = DisplayList.Fill(
      path: path, transform: transform, rule: style.fillRule, paint: .nothing,
      isAntialiased: style.isAntialiased)
    if let paint = paint(shading, in: path.boundingRect) {
      fill.paint = paint.faded(by: paintOpacity)
      recording.add(.fill(fill), self)
    } else {
      draw(.fill(fill), of: path, with: shading)
    }
  }

  /// Strokes a path.
  ///
  /// - Parameters:
  ///   - path: The center line of the stroke, in points in the current space.
  ///   - shading: The paint. Unit points refer to the bounding box of the path.
  ///   - style: The width, caps, joins and dashes of the stroke.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard canDraw else { return }
    let outline = recording.resolver.outline(of: path, pen: style)
    guard !outline.path.isEmpty, let pen = outline.pen, pen.lineWidth > 0 else { return }
    var stroke = DisplayList.Stroke(
      path: outline.path, transform: transform, style: pen, paint: .nothing)
    if let paint = paint(shading, in: outline.path.boundingRect) {
      stroke.paint = paint.faded(by: paintOpacity)
      recording.add(.stroke(stroke), self)
    } else {
      draw(.stroke(stroke), of: outline.path, with: shading)
    }
  }

  /// Strokes a path with a continuous line.
  ///
  /// - Parameters:
  ///   - path: The center line of the stroke, in points in the current space.
  ///   - shading: The paint. Unit points refer to the bounding box of the path.
  ///   - lineWidth: The width of the stroke, in points. Default 1.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a path with a shading for which ``paint(_:in:)`` returns nil: the backdrop, or a style
  /// other than a plain color. An invalid gradient is reported instead of drawn.
  ///
  /// - Parameter stencil: The fill or the stroke of the path, with a transparent paint.
  private func draw(_ stencil: DisplayList.Item, of path: Path, with shading: Shading) {
    switch shading.kind {
    case .backdrop: drawBackdrop(stencil)
    case .palette(let shadings):
      if let first = shadings.first { draw(stencil, of: path, with: first) }
    case .style(let style): draw(stencil, of: path, with: recording.resolver.resolve(style))
    case .gradient:
      recording.resolver.report(
        "a gradient has no colors, or numbers that are not finite; nothing was drawn")
    case .color, .paint, .tiles, .mesh: break
    }
  }

  private func draw(_ stencil: DisplayList.Item, of path: Path, with style: _ResolvedPaint) {
    var items: [DisplayList.Item] = []
    style.draw(stencil, frame: path.boundingRect, toCanvas: transform, into: &items)
    recording.add(items, self)
  }

  private func drawBackdrop(_ stencil: DisplayList.Item) {
    let filters = filters.reversed().flatMap(\.filters)
    let space = self.filters.last?.transform ?? transform
    guard !filters.isEmpty, space.isInvertible else { return }
    let place = transform.concatenating(space.inverted())
    switch stencil {
    case .fill(let fill):
      recording.add(
        DisplayList.Backdrop(
          path: fill.path.applying(place), transform: space, rule: fill.rule,
          isAntialiased: fill.isAntialiased, filters: filters), self)
    case .stroke(let stroke):
      recording.add(
        DisplayList.Backdrop(
          path: stroke.path.strokedPath(stroke.style).applying(place), transform: space,
          filters: filters), self)
    default: break
    }
  }
}

extension Paint {
  /// A transparent paint, which stands in for the paint of an item until that paint is known.
  fileprivate static var nothing: Paint {
    .color(PaintColor(red: 0, green: 0, blue: 0, alpha: 0))
  }
}
