import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A display list to which graphics contexts add their drawings. It belongs to a canvas, or to one
/// layer in a canvas.
///
/// Copies of a context share one recording; each copy has its own drawing state.
final class CanvasRecording {
  let resolver: CanvasResolver
  /// The bounds of the drawing area, in points on the canvas.
  let bounds: CGRect
  /// Whether some item filters its backdrop, or is blended with its backdrop in a mode other than
  /// normal. The recording then has to be composited as a group.
  private(set) var needsGroup = false
  private var items: [DisplayList.Item] = []
  /// The innermost clip that is still open after the last item; nil if no clip is open.
  private var openClip: CanvasClip?
  /// Whether recording has ended. A context may outlive the closure that received the context.
  /// Drawings after the end of the recording are ignored.
  private var isFinished = false

  /// Creates an empty recording.
  ///
  /// - Parameter count: The expected number of items, used to reserve capacity. Default 0.
  init(_ resolver: CanvasResolver, bounds: CGRect, expecting count: Int = 0) {
    self.resolver = resolver
    self.bounds = bounds
    items.reserveCapacity(count)
  }

  /// Ends the recording and returns its items.
  func finish() -> [DisplayList.Item] {
    defer { items = [] }
    enter(nil)
    isFinished = true
    return items
  }

  // MARK: Adding

  /// Adds a single item, such as a fill or an image. The caller has already multiplied the item's
  /// alpha by ``GraphicsContext/paintOpacity``.
  func add(_ item: DisplayList.Item, _ context: GraphicsContext) {
    if isFinished { return }
    enter(context.clip)
    if context.drawsPlainly {
      items.append(item)
    } else if context.filters.isEmpty && context.masks.isEmpty && !context.changesEmptyParts {
      // Most contexts with a blend mode take this path.
      if context.mode != .normal { needsGroup = true }
      let layer = DisplayList.Layer(opacity: context.layerOpacity, blendMode: context.mode)
      items.append(.pushLayer(layer))
      items.append(item)
      items.append(.popLayer)
    } else {
      compose([item], opacity: context.layerOpacity, context)
    }
  }

  /// Adds a picture that is composited as a whole. It may consist of any number of items.
  ///
  /// - Parameters:
  ///   - isLayer: Whether the picture covers the whole area inside the clips. If false, it covers
  ///     only its shapes. The difference matters for blend modes that change the backdrop where the
  ///     picture is empty. Default false.
  ///   - isIsolated: Whether blend modes inside the picture act within it only. Default false.
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

  /// Adds a backdrop filter, which changes the earlier drawings inside a shape.
  func add(_ backdrop: DisplayList.Backdrop, _ context: GraphicsContext) {
    if isFinished { return }
    enter(context.clip)
    needsGroup = true
    items.append(.backdrop(backdrop))
  }

  // MARK: Clips

  /// Pops and pushes clips until the only open clips are the given clip and its enclosing clips.
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
    // Without filters, modes such as `clear` change the backdrop only inside the shapes.
    var rest = picture[...]
    while let item = rest.first {
      let group = rest.prefix(rest.firstGroupCount)
      rest = rest.dropFirst(group.count)
      guard group.count == 1, let (clip, inside) = item.dividedIntoClip else {
        appendLayers(around: Array(group), opacity: opacity, context)
        continue
      }
      items.append(.pushClip(clip))
      appendLayers(around: [inside], opacity: opacity, context)
      items.append(.popClip)
    }
  }

  /// Appends a picture inside layers, which apply the opacity and the context's blend mode, masks
  /// and filters.
  ///
  /// The outermost layer applies the opacity, the blend mode and the masks. If there are filters
  /// but no masks, the outermost layer also applies the earliest filters. The innermost layer
  /// applies the most recently added filters.
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

extension ArraySlice<DisplayList.Item> {
  /// The number of items in the group that the first item opens, including the items that open and
  /// close the group; 1 if the first item does not open a group.
  fileprivate var firstGroupCount: Int {
    var depth = 0
    for (count, item) in enumerated() {
      switch item {
      case .pushClip, .pushLayer: depth += 1
      case .popClip, .popLayer: depth -= 1
      case .fill, .stroke, .glyphs, .image, .backdrop: break
      }
      if depth <= 0 { return count + 1 }
    }
    return count
  }
}

extension DisplayList.Item {
  /// The item, divided into two parts: a clip with the item's outline, and an item that paints the
  /// whole area of the clip. The value is nil if the item has no outline.
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
    // With this margin the box fully covers every pixel that the path covers partly.
    let area = box.isNull ? .zero : box.insetBy(dx: -box.width - 16, dy: -box.height - 16)
    return (
      DisplayList.Clip(
        path: path, transform: transform, rule: rule, isAntialiased: isAntialiased),
      .fill(DisplayList.Fill(path: Path(area), transform: transform, paint: paint))
    )
  }
}

extension DisplayList.GlyphRun {
  /// The outlines of all glyphs in this glyph run, in points of the run's own space.
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
