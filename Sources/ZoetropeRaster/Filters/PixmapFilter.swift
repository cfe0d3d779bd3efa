import ZoetropeDisplayList

/// Applies filters to pixmaps.
///
/// A filter takes a pixmap and returns the same or another one. Pixmaps that are no longer needed
/// are released. Nil stands for a pixmap that is transparent everywhere.
struct PixmapFilter {
  let context: RenderContext
  /// The pixels of the result that the caller needs.
  let need: PixelRect
  /// A pixel that moves along with the contents of the pixmap. Blurs are aligned to this pixel. If
  /// the contents move by whole pixels, the result therefore has the same pixels, moved.
  let anchor: (x: Int, y: Int)
  /// Whether the pixels at the edges of the pixmap are repeated outside of its bounds. If so,
  /// filters do not extend the bounds. Otherwise, the pixmap is transparent outside of its bounds.
  var isEndless = false

  /// Applies a filter to a pixmap; nil stands for a transparent pixmap.
  func apply(_ step: FilterStep, to pixmap: Pixmap?) -> Pixmap? {
    switch step {
    case .point(let filter): apply(filter, to: pixmap)
    case .blur(let blur, let isOpaque):
      pixmap.flatMap { apply(blur, to: $0, isOpaque: isOpaque || isEndless) }
    case .shadow(let shadow): pixmap.flatMap { apply(shadow, to: $0) }
    }
  }

  // MARK: Single pixels

  private func apply(_ filter: PointFilter, to pixmap: Pixmap?) -> Pixmap? {
    var pixmap = pixmap
    if filter.fillsEmpty && !need.isEmpty && pixmap.map({ $0.rect.contains(need) }) != true {
      let filled = context.pixmaps.take(need)
      filled.clear()
      if let pixmap {
        filled.copy(pixmap)
        context.pixmaps.release(pixmap)
      }
      pixmap = filled
    }
    guard let pixmap else { return nil }
    for y in pixmap.rect.top..<pixmap.rect.bottom {
      filter.apply(to: pixmap.row(y), count: pixmap.width)
    }
    return pixmap
  }

  // MARK: Blur

  private func apply(
    _ blur: GaussianBlur, to pixmap: Pixmap, isOpaque: Bool
  ) -> Pixmap? {
    defer { context.pixmaps.release(pixmap) }
    let source: PixelRect
    let target: PixelRect
    if isOpaque {
      source = pixmap.rect.intersection(blur.source(for: need))
      target = pixmap.rect.intersection(need)
    } else {
      source = pixmap.inkBounds.intersection(blur.source(for: need))
      target = blur.reach(of: source).intersection(need)
    }
    if source.isEmpty || target.isEmpty { return nil }
    let result = context.pixmaps.take(target)
    blur.blur(
      pixmap.view(source), into: result.view(target), edges: isOpaque ? .clamped : .empty,
      anchorX: anchor.x, anchorY: anchor.y, buffers: &context.filters.blur)
    return result
  }

  // MARK: Shadow

  private func apply(_ shadow: ShadowStep, to pixmap: Pixmap) -> Pixmap? {
    let ink = pixmap.inkBounds
    let cast = shadow.blur.reach(of: ink)
    let place = (shadow.kind == .inner ? ink : cast).intersection(need)
    let rest = shadow.isAlone ? .empty : pixmap.rect.intersection(need)
    let all = isEndless ? pixmap.rect : place.union(rest)
    defer { context.pixmaps.release(pixmap) }
    if all.isEmpty { return nil }
    let result = context.pixmaps.take(all)
    result.clear()
    if shadow.isAlone && shadow.kind != .inner {
      add(shadow, of: pixmap, at: place, to: result)
    } else if shadow.kind == .drop {
      add(shadow, of: pixmap, at: place, to: result)
      for y in rest.top..<rest.bottom {
        BlendKernel.composite(
          pixmap.row(y) + (rest.left - pixmap.rect.left),
          onto: result.row(y) + (rest.left - all.left), count: rest.width, mode: .normal)
      }
    } else {
      if !shadow.isAlone { result.copy(pixmap) }
      add(shadow, of: pixmap, at: place, to: result)
    }
    return result
  }

  /// Blends a pixmap's shadow onto `result`, within the rectangle `place`.
  private func add(
    _ shadow: ShadowStep, of pixmap: Pixmap, at place: PixelRect, to result: Pixmap
  ) {
    let rect = result.rect
    let isOverAll = !shadow.blendMode.keepsBackdropWhereEmpty
    let coverage = place.isEmpty ? nil : self.coverage(shadow, of: pixmap, at: place)
    let isInner = shadow.kind == .inner
    // Whether the shadow is blended with the source-atop operator. This operator keeps the alpha of
    // the picture: translucent pixels stay translucent.
    let isAtop = isInner && !shadow.isAlone && shadow.blendMode == .normal
    let source = SolidSource(shadow.color.premultipliedPixel())
    context.filters.row.setCount(max(context.filters.row.count, rect.width))
    let row = context.filters.row.base
    for y in isOverAll ? rect.top..<rect.bottom : place.top..<place.bottom {
      if isOverAll { PixelFill.fill(row, count: rect.width, with: 0) }
      if let coverage, y >= place.top, y < place.bottom {
        let values = coverage + (y - place.top) * place.width
        let pixels = pixmap.row(y) + (place.left - pixmap.rect.left)
        let start = isOverAll ? row + (place.left - rect.left) : row
        for x in 0..<place.width {
          var value = UInt32(values[x])
          if isInner {
            value = 255 &- value
            if !isAtop { value = PixelMath.quotient(value &* (pixels[x] >> 24)) }
          }
          start[x] = PixelMath.packedQuotients(source.lanes &* UInt64(value) &+ PixelMath.half)
        }
      }
      let left = isOverAll ? rect.left : place.left
      BlendKernel.composite(
        row, onto: result.row(y) + (left - rect.left),
        count: isOverAll ? rect.width : place.width,
        mode: isAtop ? .sourceAtop : shadow.blendMode)
    }
  }

  /// Returns the coverage of a shadow within `place`: the blurred and shifted alpha of the pixmap.
  private func coverage(
    _ shadow: ShadowStep, of pixmap: Pixmap, at place: PixelRect
  ) -> UnsafeMutablePointer<UInt8> {
    let source = pixmap.inkBounds.intersection(shadow.blur.source(for: place))
    context.filters.coverage.setCount(max(context.filters.coverage.count, place.area))
    let coverage = context.filters.coverage.base
    if source.isEmpty {
      coverage.update(repeating: 0, count: place.area)
      return coverage
    }
    context.filters.alpha.setCount(max(context.filters.alpha.count, source.area))
    let alpha = context.filters.alpha.base
    for y in source.top..<source.bottom {
      let pixels = pixmap.row(y) + (source.left - pixmap.rect.left)
      let row = alpha + (y - source.top) * source.width
      for x in 0..<source.width { row[x] = UInt8(truncatingIfNeeded: pixels[x] >> 24) }
    }
    shadow.blur.blur(
      PixmapView(pixels: alpha, stride: source.width, rect: source),
      into: PixmapView(pixels: coverage, stride: place.width, rect: place),
      edges: isEndless ? .clamped : .empty, anchorX: anchor.x, anchorY: anchor.y,
      buffers: &context.filters.blur)
    return coverage
  }
}
