import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropeText

/// The picture of a text, in points in the text's own space. Its elements are drawn in this order:
/// backgrounds, underlines, glyphs, color glyphs, images, strikethroughs. Glyphs are grouped into
/// one run for each combination of paint, size and layer.
struct TextPicture {
  private typealias Area = (path: Path, paint: _ResolvedPaint)

  private var backgrounds: [Area] = []
  private var underlines: [Area] = []
  private var runs: [Run] = []
  private var colored: [ColoredGlyphs] = []
  private var images: [PlacedImage] = []
  private var strikethroughs: [Area] = []

  private struct Run {
    var paint: _ResolvedPaint
    var size: CGFloat
    /// The layer of the run. Runs of different layers are drawn on top of each other instead of
    /// being merged.
    var layer: Int
    var glyphs: [DisplayList.GlyphRun.Glyph]
  }

  /// Neighboring color glyphs, such as emoji, with the same paint. Together they cast one shadow.
  private struct ColoredGlyphs {
    var paint: _ResolvedPaint
    var glyphs: [(glyph: DisplayList.GlyphRun.Glyph, size: CGFloat)]

    /// Returns the display items of the pictures.
    func items(_ toCanvas: CGAffineTransform) -> [DisplayList.Item] {
      var foreground = paint.color
      foreground.opacity = 1
      var items: [DisplayList.Item] = []
      for (glyph, size) in glyphs {
        guard let picture = glyph.outline.picture else { continue }
        let place = CGAffineTransform(
          a: size, b: 0, c: 0, d: size, tx: glyph.position.x, ty: glyph.position.y)
        items += picture.items(place.concatenating(toCanvas), foreground: foreground.paint)
      }
      return items
    }

  }

  /// An image that replaces a glyph.
  private struct PlacedImage {
    var image: ResolvedImage
    var frame: CGRect
    /// The color in which a template image is drawn.
    var foreground: Color.Resolved
    var opacity: Double
  }

  /// The picture as a single glyph run whose transform is the identity. Nil if the picture does not
  /// consist of exactly one glyph run with a plain color.
  private var plainRun: DisplayList.GlyphRun?

  /// Creates an empty picture.
  init() {}

  /// Creates the picture of a text at rest.
  init(_ text: PlacedText, colors: [SpanPaints]) {
    addDecorations(of: text, colors: colors)
    for line in text.layout.lines {
      for glyph in line.glyphs where colors.indices.contains(glyph.span) {
        let position = CGPoint(x: glyph.position.x + text.inset, y: glyph.position.y)
        add(glyph, at: position, size: glyph.size, colors: colors[glyph.span])
      }
    }
    let trimCount =
      backgrounds.count + underlines.count + colored.count + images.count + strikethroughs.count
    if trimCount == 0, runs.count == 1, let color = runs[0].paint.plainColor {
      plainRun = DisplayList.GlyphRun(
        glyphs: runs[0].glyphs, size: runs[0].size, transform: .identity,
        paint: .color(color.paint))
    }
  }

  /// Appends the display items of the text at rest.
  ///
  /// - Parameters:
  ///   - items: The display list to append to.
  ///   - frame: The frame that gradients refer to, in points in the text's space.
  ///   - toCanvas: The transform from the text's space to the canvas.
  ///   - isRedacted: Whether placeholders will replace the glyphs. Default false.
  func append(
    to items: inout [DisplayList.Item], in frame: CGRect, _ toCanvas: CGAffineTransform,
    isRedacted: Bool = false
  ) {
    guard var run = plainRun else {
      return items += self.items(in: frame, toCanvas, isRedacted: isRedacted)
    }
    run.transform = toCanvas
    items.append(.glyphs(run))
  }

  /// Adds a glyph with its origin at the given position. If the span has an image, the image is
  /// added in place of the glyph. A space or an invisible glyph adds nothing.
  ///
  /// - Parameters:
  ///   - size: The size in points per em.
  ///   - colors: The paints of the glyph's span.
  ///   - opacity: The opacity of the glyph, from 0 to 1. Default 1.
  ///   - layer: The layer of the glyph. Overlapping glyphs of the same layer form one area, and
  ///     glyphs of different layers are drawn on top of each other. Default 0.
  mutating func add(
    _ glyph: TextLayout.Glyph, at position: CGPoint, size: CGFloat, colors: SpanPaints,
    opacity: Double = 1, layer: Int = 0
  ) {
    if let image = colors.image {
      let box = glyph.outline.controlBounds
      let frame = CGRect(
        x: position.x + box.minX * size, y: position.y + box.minY * size,
        width: box.width * size, height: box.height * size)
      images.append(
        PlacedImage(
          image: image, frame: frame, foreground: colors.glyphs.color, opacity: opacity))
      return
    }
    let paint = opacity < 1 ? colors.glyphs.faded(by: opacity) : colors.glyphs
    if paint.isInvisible || size <= 0 || glyph.outline.path.isEmpty { return }
    let drawn = DisplayList.GlyphRun.Glyph(outline: glyph.outline, position: position)
    if glyph.outline.picture != nil {
      if colored.last?.paint == paint {
        colored[colored.count - 1].glyphs.append((drawn, size))
      } else {
        colored.append(ColoredGlyphs(paint: paint, glyphs: [(drawn, size)]))
      }
      return
    }
    let known = runs.lastIndex { $0.paint == paint && $0.size == size && $0.layer == layer }
    if let index = known {
      runs[index].glyphs.append(drawn)
    } else {
      runs.append(Run(paint: paint, size: size, layer: layer, glyphs: [drawn]))
    }
  }

  /// Adds the backgrounds, underlines and strikethroughs of a text, faded by an opacity from 0 to
  /// 1.
  mutating func addDecorations(of text: PlacedText, colors: [SpanPaints], opacity: Double = 1) {
    for line in text.layout.lines {
      addBackgrounds(of: line, inset: text.inset, colors: colors, opacity: opacity)
      for decoration in line.decorations where colors.indices.contains(decoration.span) {
        let path = decoration.path.offsetBy(dx: text.inset, dy: 0)
        let colors = colors[decoration.span]
        switch decoration.kind {
        case .underline:
          TextPicture.add(path, colors.underline, opacity, to: &underlines)
        case .strikethrough:
          TextPicture.add(path, colors.strikethrough, opacity, to: &strikethroughs)
        }
      }
    }
  }

  /// Adds a background box for each group of neighboring glyphs in the same span, if the span has a
  /// background. The box is as high as the line.
  private mutating func addBackgrounds(
    of line: TextLayout.Line, inset: CGFloat, colors: [SpanPaints], opacity: Double
  ) {
    var rest = line.glyphs[...]
    while let first = rest.first {
      let stretch = rest.prefix { $0.span == first.span }
      rest = rest.dropFirst(stretch.count)
      guard colors.indices.contains(first.span), let color = colors[first.span].background,
        let last = stretch.last
      else { continue }
      let start = max(first.position.x, line.frame.minX)
      let end = min(last.position.x + last.advance, line.frame.maxX)
      guard end > start else { continue }
      let box = CGRect(
        x: start + inset, y: line.frame.minY, width: end - start, height: line.frame.height)
      TextPicture.add(Path(box), _ResolvedPaint(color: color), opacity, to: &backgrounds)
    }
  }

  private static func add(
    _ path: Path, _ paint: _ResolvedPaint, _ opacity: Double, to areas: inout [Area]
  ) {
    let paint = paint.faded(by: opacity)
    if !paint.isInvisible { areas.append((path, paint)) }
  }

  /// Returns the display items of the picture.
  ///
  /// - Parameters:
  ///   - frame: The frame that gradients refer to, in points in the text's space.
  ///   - toCanvas: The transform from the text's space to the canvas.
  ///   - opacity: The opacity of the picture as a whole, from 0 to 1. Default 1.
  ///   - isRedacted: Whether placeholders will replace the glyphs. Color glyphs are then drawn as
  ///     glyph runs, which become bars like the rest of the text. Default false.
  func items(
    in frame: CGRect, _ toCanvas: CGAffineTransform, opacity: Double = 1, isRedacted: Bool = false
  ) -> [DisplayList.Item] {
    if opacity <= 0 { return [] }
    if isRedacted, !colored.isEmpty {
      return redacted.items(in: frame, toCanvas, opacity: opacity)
    }
    let count =
      backgrounds.count + underlines.count + runs.count + colored.count + images.count
      + strikethroughs.count
    if count == 0 { return [] }
    // A single item can be faded by its own color, and needs no layer.
    let inner = opacity < 1 && count == 1 ? opacity : 1
    var items: [DisplayList.Item] = []
    func draw(_ stencils: [DisplayList.Item], _ paint: _ResolvedPaint) {
      paint.faded(by: inner).draw(stencils, frame: frame, toCanvas: toCanvas, into: &items)
    }
    func fill(_ area: Area) {
      draw(
        [.fill(DisplayList.Fill(path: area.path, transform: toCanvas, paint: stencilPaint))],
        area.paint)
    }
    backgrounds.forEach(fill)
    underlines.forEach(fill)
    for (paint, runs) in runsByPaint {
      let stencils = runs.map { run in
        DisplayList.Item.glyphs(
          DisplayList.GlyphRun(
            glyphs: run.glyphs, size: run.size, transform: toCanvas, paint: stencilPaint))
      }
      draw(stencils, paint)
    }
    for glyphs in colored {
      glyphs.paint.faded(by: inner).drawColored(
        glyphs.items(toCanvas), toCanvas: toCanvas, into: &items)
    }
    for placed in images {
      items += placed.image.items(
        in: placed.frame.size,
        toCanvas.translatedBy(x: placed.frame.minX, y: placed.frame.minY),
        foreground: placed.foreground, opacity: placed.opacity * inner)
    }
    strikethroughs.forEach(fill)
    if opacity >= 1 || count == 1 { return items }
    return [.pushLayer(DisplayList.Layer(opacity: opacity))] + items + [.popLayer]
  }

  /// A copy of this picture in which color glyphs are part of ordinary glyph runs. The glyphs of
  /// each run are sorted by line.
  private var redacted: TextPicture {
    var picture = self
    picture.colored = []
    for group in colored {
      for (glyph, size) in group.glyphs {
        let known = picture.runs.firstIndex { $0.paint == group.paint && $0.size == size }
        if let known {
          picture.runs[known].glyphs.append(glyph)
        } else {
          picture.runs.append(Run(paint: group.paint, size: size, layer: 0, glyphs: [glyph]))
        }
      }
    }
    for index in picture.runs.indices {
      picture.runs[index].glyphs.sort { $0.position.y < $1.position.y }
    }
    return picture
  }

  /// The runs in groups: neighboring runs with the same paint form one group. Each group casts one
  /// shadow.
  private var runsByPaint: [(_ResolvedPaint, [Run])] {
    var groups: [(paint: _ResolvedPaint, runs: [Run])] = []
    for run in runs {
      if let last = groups.last, last.paint == run.paint {
        groups[groups.count - 1].runs.append(run)
      } else {
        groups.append((run.paint, [run]))
      }
    }
    return groups
  }

  /// A placeholder for the paint of an item. It is replaced by the actual paint when the item is
  /// drawn.
  private var stencilPaint: Paint { .color(PaintColor(red: 0, green: 0, blue: 0)) }
}

extension TextLayout.Decoration {
  /// The area of the line, without the gaps of its dash pattern.
  fileprivate var path: Path {
    guard let dashes = pattern.dashes else { return Path(frame) }
    var path = Path()
    var x = frame.minX
    var index = 0
    while x < frame.maxX, frame.height > 0 {
      let length = dashes[index % dashes.count] * frame.height
      if index.isMultiple(of: 2) {
        let end = min(x + length, frame.maxX)
        path.addRect(CGRect(x: x, y: frame.minY, width: end - x, height: frame.height))
      }
      x += length
      index += 1
    }
    return path
  }
}

extension LinePattern {
  /// The alternating lengths of dashes and gaps, in multiples of the line's thickness; nil for a
  /// solid line.
  fileprivate var dashes: [CGFloat]? {
    switch self {
    case .solid: nil
    case .dot: [2, 2]
    case .dash: [6, 3]
    case .dashDot: [6, 3, 2, 3]
    case .dashDotDot: [6, 3, 2, 3, 2, 3]
    }
  }
}
