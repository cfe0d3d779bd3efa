import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

extension _ResolvedPaint {
  /// Returns this paint in the form that the display list uses, without its shadows and its blend
  /// mode.
  ///
  /// - Parameter frame: The frame that unit points refer to, in points in the space of the painted
  ///   item.
  /// - Returns: The paint; nil if a number is not finite, or if the fill is a material, an image
  ///   that has not been loaded, an image whose tiles have no area, or a gradient without stops.
  package func paint(in frame: CGRect) -> Paint? {
    guard let special else { return .color(color.paint) }
    guard special.isFinite else { return nil }
    let frame = special.frame ?? frame
    let paint: Paint?
    switch special.fill {
    case .color: return .color(color.paint)
    case .gradient(let gradient): paint = gradient.paint(in: frame)
    case .mesh(let mesh): paint = mesh.paint(in: frame)
    case .tiles(let tiles): paint = tiles.paint(origin: frame.origin)
    case .image, .material: paint = nil
    }
    return paint?.faded(by: special.opacity)
  }

  /// A message that says why the paint cannot be drawn as specified; nil if there is no problem.
  /// The message begins with "has". The caller puts the path of the view, such as `Wheel/Circle`,
  /// in front of it.
  package var problem: String? {
    guard let special else { return nil }
    if !special.isFinite {
      return "has a style with numbers that are not finite; nothing was drawn"
    }
    if case .mesh(let mesh) = special.fill { return mesh.problem }
    return nil
  }

  /// Draws an item with the paint. The item is a shape, the alpha of an image, or glyphs.
  ///
  /// - Parameters:
  ///   - stencil: The item to draw. Its own paint is replaced. If the item is an image, only its
  ///     alpha is used.
  ///   - frame: The frame that unit points refer to, in points in the view's space.
  ///   - toCanvas: The transform from the view's space to the canvas. The radii and displacements
  ///     of shadows are measured in the view's space.
  ///   - items: The display list to append to.
  package func draw(
    _ stencil: DisplayList.Item, frame: CGRect, toCanvas: CGAffineTransform,
    into items: inout [DisplayList.Item]
  ) {
    if special == nil {
      if let item = stencil.painted(.color(color.paint)) { items.append(item) }
    } else {
      draw([stencil], frame: frame, toCanvas: toCanvas, into: &items)
    }
  }

  /// Draws several items with the paint. Each item is a shape, the alpha of an image, or glyphs.
  /// The items form one picture: where they overlap, they cast one shadow and are blended once.
  ///
  /// - Parameters:
  ///   - stencils: The items to draw. Their own paints are replaced. If an item is an image, only
  ///     its alpha is used.
  ///   - frame: The frame that unit points refer to, in points in the view's space.
  ///   - toCanvas: The transform from the view's space to the canvas. The radii and displacements
  ///     of shadows are measured in the view's space.
  ///   - items: The display list to append to.
  package func draw(
    _ stencils: [DisplayList.Item], frame: CGRect, toCanvas: CGAffineTransform,
    into items: inout [DisplayList.Item]
  ) {
    if isInvisible || stencils.isEmpty { return }
    if let special, case .material(let material) = special.fill {
      draw(material, special, on: stencils, toCanvas: toCanvas, into: &items)
      return
    }
    guard let paint = paint(in: frame) else { return }
    let layer = special?.layer(toCanvas)
    if let layer { items.append(.pushLayer(layer)) }
    let start = items.count
    for stencil in stencils { stencil.append(paint, from: toCanvas, to: &items) }
    if layer == nil { return }
    if items.count > start { items.append(.popLayer) } else { items.removeLast() }
  }

  /// Draws items that have their own colors, such as emoji. Only the opacity, the shadows and the
  /// blend mode of the paint apply to them.
  ///
  /// - Parameters:
  ///   - content: The items. They form one picture, which casts one shadow and is blended once.
  ///   - toCanvas: The transform from the view's space to the canvas. The radii and displacements
  ///     of shadows are measured in the view's space.
  ///   - items: The display list to append to.
  func drawColored(
    _ content: [DisplayList.Item], toCanvas: CGAffineTransform,
    into items: inout [DisplayList.Item]
  ) {
    if isInvisible || content.isEmpty { return }
    if let special, !special.isFinite { return }
    let fill = special?.fill ?? .color
    let opacity = min(fill == .color ? Double(color.opacity) : special?.opacity ?? 1, 1)
    var layer = special?.layer(toCanvas)
    if opacity < 1 {
      if layer == nil, content.count == 1, let faded = content[0].faded(by: opacity) {
        return items.append(faded)
      }
      layer = layer ?? DisplayList.Layer()
      layer?.opacity = opacity
    }
    guard let layer else { return items += content }
    items.append(.pushLayer(layer))
    items += content
    items.append(.popLayer)
  }

  private func draw(
    _ material: ResolvedMaterial, _ special: SpecialPaint, on stencils: [DisplayList.Item],
    toCanvas: CGAffineTransform, into items: inout [DisplayList.Item]
  ) {
    guard special.isFinite else { return }
    for stencil in stencils {
      guard let (path, rule, transform, isAntialiased) = stencil.area else {
        // A material filters the backdrop, which is possible only inside a path. An item without a
        // path, such as an image, is drawn in a plain color instead.
        if let item = stencil.painted(.color(color.paint)) { items.append(item) }
        continue
      }
      let drops = special.shadows.filter { $0.kind == .drop }
      if !drops.isEmpty {
        // The shadow must not show through the material, so it is clipped to the outside of the
        // shape.
        let clip = DisplayList.Clip(
          path: path, transform: transform, rule: rule, isAntialiased: isAntialiased,
          isInverse: true)
        let black = Paint.color(PaintColor(red: 0, green: 0, blue: 0))
        let fill = DisplayList.Fill(
          path: path, transform: transform, rule: rule, paint: black, isAntialiased: isAntialiased)
        let layer = DisplayList.Layer(
          opacity: min(special.opacity, 1), filters: drops.map { $0.filter(isAlone: true) },
          transform: toCanvas)
        items += [.pushClip(clip), .pushLayer(layer), .fill(fill), .popLayer, .popClip]
      }
      items.append(
        .backdrop(
          DisplayList.Backdrop(
            path: path, transform: transform, rule: rule, isAntialiased: isAntialiased,
            filters: material.filters(opacity: special.opacity))))
    }
  }
}

extension SpecialPaint {
  /// Returns a layer that draws the shadows and applies the blend mode. The result is nil if there
  /// are no shadows and the blend mode is normal.
  fileprivate func layer(_ toCanvas: CGAffineTransform) -> DisplayList.Layer? {
    if shadows.isEmpty && blendMode == .normal { return nil }
    return DisplayList.Layer(
      blendMode: blendMode, filters: shadows.map { $0.filter(isAlone: false) },
      transform: shadows.isEmpty ? .identity : toCanvas)
  }
}

extension DisplayList.Item {
  /// Returns the item with its paint replaced. The result is nil for an item that has no paint, and
  /// for an image if the new paint is not a plain color.
  fileprivate func painted(_ paint: Paint) -> DisplayList.Item? {
    switch self {
    case .fill(var fill):
      fill.paint = paint
      return .fill(fill)
    case .stroke(var stroke):
      stroke.paint = paint
      return .stroke(stroke)
    case .glyphs(var run):
      run.paint = paint
      return .glyphs(run)
    case .image(var image):
      guard case .color(let color) = paint else { return nil }
      image.tint = color
      return .image(image)
    default: return nil
    }
  }

  /// Appends this item to a display list, drawn with the given paint. The transform `toCanvas` maps
  /// the space of the paint to the canvas.
  fileprivate func append(
    _ paint: Paint, from toCanvas: CGAffineTransform, to items: inout [DisplayList.Item]
  ) {
    guard let transform = ownTransform else { return }
    var paint = paint
    if transform != toCanvas {
      paint = paint.transformed(by: toCanvas.concatenating(transform.inverted()))
    }
    if let item = painted(paint) {
      items.append(item)
    } else if case .image(var image) = self {
      image.tint = nil
      let area = DisplayList.Fill(
        path: Path(image.frame), transform: transform, paint: paint,
        isAntialiased: image.isAntialiased)
      items.append(.pushLayer(DisplayList.Layer()))
      items.append(.fill(area))
      items.append(.pushLayer(DisplayList.Layer(blendMode: .destinationIn)))
      items.append(.image(image))
      items += [.popLayer, .popLayer]
    }
  }

  /// The transform from the item's space to the canvas; nil for an item that has no paint.
  private var ownTransform: CGAffineTransform? {
    switch self {
    case .fill(let fill): fill.transform
    case .stroke(let stroke): stroke.transform
    case .glyphs(let run): run.transform
    case .image(let image): image.transform
    default: nil
    }
  }

  /// The area that the item covers: a path, its fill rule, the transform from the path's space to
  /// the canvas, and whether the edges are antialiased. Nil for an image, whose area is not a path.
  fileprivate var area: (Path, FillRule, CGAffineTransform, isAntialiased: Bool)? {
    switch self {
    case .fill(let fill): (fill.path, fill.rule, fill.transform, fill.isAntialiased)
    case .stroke(let stroke):
      (stroke.path.strokedPath(stroke.style), .nonZero, stroke.transform, stroke.isAntialiased)
    case .glyphs(let run): (run.outline, .nonZero, run.transform, true)
    default: nil
    }
  }
}

extension DisplayList.GlyphRun {
  /// The outlines of all glyphs, in points in the run's space.
  fileprivate var outline: Path {
    var path = Path()
    for glyph in glyphs {
      path.addPath(
        glyph.outline.path,
        transform: CGAffineTransform(
          a: size, b: 0, c: 0, d: size, tx: glyph.position.x, ty: glyph.position.y))
    }
    return path
  }
}

extension Paint {
  /// Returns the paint, converted to another space by the given transform.
  fileprivate func transformed(by transform: CGAffineTransform) -> Paint {
    switch self {
    case .color: return self
    case .gradient(var gradient):
      gradient.transform = gradient.transform.concatenating(transform)
      return .gradient(gradient)
    case .mesh(var mesh):
      for index in mesh.vertices.indices {
        mesh.vertices[index].transform(by: transform)
      }
      return .mesh(mesh)
    case .tiles(var tiles):
      tiles.transform = tiles.transform.concatenating(transform)
      return .tiles(tiles)
    }
  }
}

extension MeshPaint.Vertex {
  fileprivate mutating func transform(by transform: CGAffineTransform) {
    position = position.applying(transform)
    leading = leading.applying(transform)
    top = top.applying(transform)
    trailing = trailing.applying(transform)
    bottom = bottom.applying(transform)
  }
}
