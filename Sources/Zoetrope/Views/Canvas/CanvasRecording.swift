import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// What contexts draw into: the list of one canvas, or of one layer.
///
/// Contexts that are copies of each other share a recording; their states are their own.
final class CanvasRecording {
  let source: CanvasSource
  /// The box that is drawn in, in points in the canvas.
  let bounds: CGRect
  /// Whether something here depends on what is behind it in another way than by covering it.
  private(set) var needsGroup = false
  private var items: [DisplayList.Item] = []
  /// The innermost of the clips that are open at the end of the list.
  private var openClip: CanvasClip?
  /// Whether drawing is over: what a context draws that has been kept is lost.
  private var isFinished = false

  /// - Parameter count: How many items are expected. Default 0.
  init(_ source: CanvasSource, bounds: CGRect, expecting count: Int = 0) {
    self.source = source
    self.bounds = bounds
    items.reserveCapacity(count)
  }

  /// Ends the list and hands it over.
  func finish() -> [DisplayList.Item] {
    defer { items = [] }
    enter(nil)
    isFinished = true
    return items
  }

  // MARK: Adding

  /// Adds one shape or image, whose alpha has the context's ``GraphicsContext/paintOpacity`` in it
  /// already.
  func add(_ item: DisplayList.Item, _ context: GraphicsContext) {
    if isFinished { return }
    enter(context.clip)
    if context.drawsPlainly {
      items.append(item)
    } else if context.filters.isEmpty && context.masks.isEmpty && !context.changesEmptyParts {
      // What drawing in a mode comes to most of the time.
      if context.mode != .normal { needsGroup = true }
      let layer = DisplayList.Layer(opacity: context.layerOpacity, blendMode: context.mode)
      items.append(.pushLayer(layer))
      items.append(item)
      items.append(.popLayer)
    } else {
      compose([item], opacity: context.layerOpacity, context)
    }
  }

  /// Adds a picture of any number of items, as one.
  ///
  /// - Parameters:
  ///   - isLayer: Whether the picture is all of what clips leave open, and not only the shapes in
  ///     it. Default false.
  ///   - isIsolated: Whether modes of blending inside end there. Default false.
  func add(
    _ picture: [DisplayList.Item], isLayer: Bool = false, isIsolated: Bool = false,
    _ context: GraphicsContext
  ) {
    if isFinished || picture.isEmpty && !(isLayer && context.changesEmptyParts) { return }
    if picture.count == 1, !isLayer || context.drawsPlainly,
      let item = picture[0].faded(by: context.paintOpacity)
    {
      return add(item, context)
    }
    enter(context.clip)
    let opacity = context.visibleOpacity
    let blends = picture.contains(where: \.dependsOnBackdrop)
    if context.drawsPlainly && opacity >= 1 && !(blends && isIsolated) {
      if blends { needsGroup = true }
      items.append(contentsOf: picture)
    } else {
      compose(picture, opacity: opacity, isLayer: isLayer, context)
    }
  }

  /// Adds the context's own background, changed by its filters.
  func add(_ backdrop: DisplayList.Backdrop, _ context: GraphicsContext) {
    if isFinished { return }
    enter(context.clip)
    needsGroup = true
    items.append(.backdrop(backdrop))
  }

  // MARK: Clips

  /// Opens and closes clips until exactly these are open.
  private func enter(_ clip: CanvasClip?) {
    if clip === openClip { return }
    while let open = openClip {
      if let clip, clip.isInside(open) { break }
      items.append(.popClip)
      openClip = open.outer
    }
    guard let clip else { return }
    var missing: [CanvasClip] = []
    var current: CanvasClip? = clip
    while let next = current, next !== openClip {
      missing.append(next)
      current = next.outer
    }
    for next in missing.reversed() { items.append(.pushClip(next.clip)) }
    openClip = clip
  }

  // MARK: Layers

  private func compose(
    _ picture: [DisplayList.Item], opacity: Double, isLayer: Bool = false,
    _ context: GraphicsContext
  ) {
    let mode = context.mode
    if mode != .normal { needsGroup = true }
    if isLayer || !context.changesEmptyParts || !context.filters.isEmpty {
      appendLayers(around: picture, opacity: opacity, context)
      return
    }
    // Without filters such modes count in the shapes only.
    for item in picture {
      guard let (clip, inside) = item.dividedIntoClip else {
        appendLayers(around: [item], opacity: opacity, context)
        continue
      }
      items.append(.pushClip(clip))
      appendLayers(around: [inside], opacity: opacity, context)
      items.append(.popClip)
    }
  }

  /// From the outside in: opacity, blend mode and masks, then each filter around those that were
  /// added later.
  private func appendLayers(
    around picture: [DisplayList.Item], opacity: Double, _ context: GraphicsContext
  ) {
    var layers = context.filters
    let masks = context.masks
    if layers.isEmpty || !masks.isEmpty { layers.insert(DisplayList.Layer(), at: 0) }
    layers[0].opacity = opacity
    layers[0].blendMode = context.mode
    for layer in layers { items.append(.pushLayer(layer)) }
    items.append(contentsOf: picture)
    for _ in layers.dropFirst() { items.append(.popLayer) }
    for mask in masks { mask.append(to: &items) }
    items.append(.popLayer)
  }
}

extension DisplayList.Item {
  /// The item's shape as a clip, and something that paints all of its inside like the item; nil for
  /// what has no shape.
  fileprivate var dividedIntoClip: (clip: DisplayList.Clip, inside: DisplayList.Item)? {
    switch self {
    case .fill(let fill):
      return divided(
        fill.path, fill.transform, fill.rule, fill.paint, isAntialiased: fill.isAntialiased)
    case .stroke(let stroke):
      return divided(
        stroke.path.strokedPath(stroke.style), stroke.transform, .nonZero, stroke.paint,
        isAntialiased: stroke.isAntialiased)
    case .glyphs(let run):
      return divided(run.outline, run.transform, .nonZero, run.paint, isAntialiased: true)
    case .image(let image):
      let clip = DisplayList.Clip(
        path: Path(image.frame), transform: image.transform, isAntialiased: false)
      return (clip, self)
    case .backdrop, .pushClip, .popClip, .pushLayer, .popLayer: return nil
    }
  }

  private func divided(
    _ path: Path, _ transform: CGAffineTransform, _ rule: FillRule, _ paint: Paint,
    isAntialiased: Bool
  ) -> (clip: DisplayList.Clip, inside: DisplayList.Item) {
    let box = path.boundingRect
    // Far enough out that the box covers each pixel whole that the path covers in part.
    let area = box.isNull ? .zero : box.insetBy(dx: -box.width - 16, dy: -box.height - 16)
    return (
      DisplayList.Clip(
        path: path, transform: transform, rule: rule, isAntialiased: isAntialiased),
      .fill(DisplayList.Fill(path: Path(area), transform: transform, paint: paint))
    )
  }
}

extension DisplayList.GlyphRun {
  /// The outlines of all glyphs, in points in the run's space.
  fileprivate var outline: Path {
    var path = Path()
    for glyph in glyphs {
      let place = CGAffineTransform(
        a: size, b: 0, c: 0, d: size, tx: glyph.position.x, ty: glyph.position.y)
      path.addPath(glyph.outline.fillPath, transform: place)
    }
    return path
  }
}
