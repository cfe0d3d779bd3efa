extension BandPainter {
  /// Paints an operation's gradient into the pixels of `window`.
  func paintGradient(_ operation: UnsafeMutablePointer<Operation>, _ window: PixelRect) {
    let gradient = context.paints.gradients[operation.pointee.paint]
    let plan = gradient.plan
    if gradient.ramp.stopCount == 0 { return }
    let table = RampTable(gradient.ramp, context)
    switch plan.kind {
    case .linear(let parameter):
      if plan.rowsAreConstant && !isReference {
        paintConstantRows(operation, window) { row in
          LinearSource(parameter, plan, table, row: row)
        }
      } else if plan.columnsAreConstant && !isReference {
        let source = LinearSource(parameter, plan, table, row: window.top)
        let shared = context.paints.sharedRow.base
        source.write(window.left, count: window.right &- window.left, into: shared)
        let pixmap = PixmapSource(row: shared - window.left, isOpaque: source.isOpaque)
        paint(operation, window) { _ in pixmap }
      } else {
        paint(operation, window) { row in LinearSource(parameter, plan, table, row: row) }
      }
    case .radial(let parameter):
      paint(operation, window) { row in PolarSource(parameter, plan, table, row: row) }
    case .conical(let parameter):
      paint(operation, window) { row in PolarSource(parameter, plan, table, row: row) }
    case .angular(let parameter):
      paint(operation, window) { row in PolarSource(parameter, plan, table, row: row) }
    case .projectedLinear(let parameter):
      paint(operation, window) { row in PolarSource(parameter, plan, table, row: row) }
    }
  }

  /// Paints an operation's mesh into the pixels of `window`. Planning has already drawn the mesh
  /// into memory. This method only composites the mesh's pixels.
  func paintMesh(_ operation: UnsafeMutablePointer<Operation>, _ window: PixelRect) {
    let mesh = context.meshes.operations[operation.pointee.paint]
    let pixels = context.meshes.pixels.base + mesh.firstPixel
    let area = mesh.area
    paint(operation, window) { row in
      PixmapSource(
        row: pixels + ((row &- area.top) &* (area.right &- area.left) &- area.left),
        isOpaque: false)
    }
  }

  @inline(__always)
  private func paint<Source: RowSource>(
    _ operation: UnsafeMutablePointer<Operation>, _ window: PixelRect, source: (Int) -> Source
  ) {
    let (target, stride, width, first) = (target, stride, width, rows.lowerBound)
    let (mask, buffer) = (mask, context.paints.row.base)
    cover(operation, window) { row in
      SourceSink(
        row: target + (row &- first) &* stride, mask: mask.map { $0 + (row &- first) &* width },
        source: source(row), buffer: buffer)
    }
  }

  /// Paints a gradient whose color is constant along each row.
  @inline(__always)
  private func paintConstantRows<Source: RowSource>(
    _ operation: UnsafeMutablePointer<Operation>, _ window: PixelRect, source: (Int) -> Source
  ) {
    let (target, stride, width, first) = (target, stride, width, rows.lowerBound)
    @inline(__always) func color(_ row: Int) -> SolidSource {
      var pixel: UInt32 = 0
      source(row).write(window.left, count: 1, into: &pixel)
      return SolidSource(pixel)
    }
    if let mask {
      cover(operation, window) { row in
        MaskedColorSink(
          row: target + (row &- first) &* stride, mask: mask + (row &- first) &* width,
          source: color(row))
      }
    } else {
      cover(operation, window) { row in
        ColorSink(row: target + (row &- first) &* stride, source: color(row))
      }
    }
  }
}
