import ZoetropeDisplayList

extension BandPainter {
  /// Composites one row of a layer onto the target, from the left to the right side of `window`.
  ///
  /// - Parameters:
  ///   - pixels: The layer's pixels, from the window's left side on. The filters of `style` change
  ///     them in place.
  ///   - window: The columns that are composited.
  ///   - row: The number of the row on the surface.
  ///   - style: The filters and the blend mode; nil for source-over.
  ///   - opacity: The opacity of the layer, 0 to 255.
  func blend(
    _ pixels: UnsafeMutablePointer<UInt32>, _ window: PixelRect, row: Int, style: LayerStyle?,
    opacity: UInt32
  ) {
    let index = row - rows.lowerBound
    let behind = target + index * stride + window.left
    let mask = self.mask.map { $0 + index * width + window.left }
    let count = window.right - window.left
    if isReference {
      return blendByPixel(
        pixels, behind: behind, mask: mask, count: count, style: style, opacity: opacity)
    }
    guard let style else {
      LayerBlending.composite(pixels, over: behind, count: count, opacity: opacity, mask: mask)
      return
    }
    for filter in style.filters { filter.apply(to: pixels, count: count) }
    BlendKernel.composite(
      pixels, onto: behind, count: count, mode: style.blendMode, opacity: opacity, mask: mask)
  }

  /// Returns the style with which an operation's layer is composited; nil for source-over.
  func style(of operation: UnsafeMutablePointer<Operation>) -> LayerStyle? {
    let style = operation.pointee.style
    return style < 0 ? nil : context.plan.styles[style]
  }

  /// Composites the finished pixmap of an offscreen layer.
  func paintPixmap(_ operation: UnsafeMutablePointer<Operation>, _ window: PixelRect) {
    let pixmap = context.pixmaps.shown[operation.pointee.source]
    let opacity = UInt32((operation.pointee.opacity * 255).rounded())
    let style = style(of: operation)
    for row in window.top..<window.bottom {
      blend(
        pixmap.row(row) + (window.left - pixmap.rect.left), window, row: row, style: style,
        opacity: opacity)
    }
  }

  /// Replaces the pixels behind a backdrop's shape with the filtered pixels of a pixmap.
  func paintBackdrop(_ operation: UnsafeMutablePointer<Operation>, _ window: PixelRect) {
    let pixmap = context.pixmaps.shown[operation.pointee.source]
    let (target, stride, width, first) = (target, stride, width, rows.lowerBound)
    let mask = self.mask
    cover(operation, window) { row in
      BackdropSink(
        row: target + (row &- first) &* stride,
        pixmap: pixmap.row(row) - pixmap.rect.left,
        mask: mask.map { $0 + (row &- first) &* width })
    }
  }

  /// Composites a shadow: a color, multiplied by the coverage of a blurred shape.
  func paintShadow(_ operation: UnsafeMutablePointer<Operation>, _ window: PixelRect) {
    let form = context.plan.shadows[operation.pointee.source]
    let source = SolidSource(operation.pointee.color.premultipliedPixel())
    if source.pixel == 0 { return }
    let count = window.right - window.left
    context.filters.coverage.setCount(max(context.filters.coverage.count, count))
    let coverage = context.filters.coverage.base
    for row in window.top..<window.bottom {
      let index = row - rows.lowerBound
      form.fill(row: row, from: window.left, count: count, into: coverage)
      if let mask = self.mask.map({ $0 + index * width + window.left }) {
        for x in 0..<count {
          coverage[x] = UInt8(
            truncatingIfNeeded: PixelMath.quotient(UInt32(coverage[x]) &* UInt32(mask[x])))
        }
      }
      let pixels = target + index * stride + window.left
      if isReference {
        for x in 0..<count { source.draw(pixels + x, coverage: UInt32(coverage[x])) }
      } else {
        draw(source, coverage, pixels, count: count)
      }
    }
  }

  /// Composites a color over a row of pixels. Each pixel has its own coverage. Adjacent pixels of
  /// equal coverage, as in the middle of a shadow, are composited in one call.
  private func draw(
    _ source: SolidSource, _ coverage: UnsafeMutablePointer<UInt8>,
    _ target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    var x = 0
    while x < count {
      let value = coverage[x]
      var end = x &+ 1
      while end < count && coverage[end] == value { end &+= 1 }
      if value != 0 { source.draw(target + x, count: end &- x, coverage: UInt32(value)) }
      x = end
    }
  }

  /// Inverts the mask of an inverse clip: subtracts the mask from the enclosing mask, or from full
  /// coverage if no mask encloses the clip.
  func invert(_ pixels: UnsafeMutablePointer<UInt8>, _ window: PixelRect) {
    // The mask holds the product of the shape and the outer mask. The outside of the shape is the
    // outer mask minus this product.
    let outer = context.bands.openScopes.last?.mask
    for row in window.top..<window.bottom {
      let offset = (row - rows.lowerBound) * width
      for x in window.left..<window.right {
        let whole = outer.map { ($0 + offset)[x] } ?? 255
        pixels[offset + x] = whole &- min(pixels[offset + x], whole)
      }
    }
  }
}
