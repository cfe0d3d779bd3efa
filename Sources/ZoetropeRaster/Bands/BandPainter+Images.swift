import ZoetropePixels

extension BandPainter {
  /// Paints an operation's image into the pixels of `window`.
  func paintImage(_ operation: UnsafeMutablePointer<Operation>, _ window: PixelRect) {
    let image = context.images.operations[operation.pointee.image]
    let opacity = UInt32((min(max(image.opacity, 0), 1) * 255).rounded())
    let tint = image.tint.map { SolidSource($0.premultipliedPixel()) }
    if opacity == 0 || tint?.pixel == 0 { return }
    let empty = image.coarse?.pixels.pixels ?? []
    image.fine.pixels.pixels.withUnsafeBufferPointer { fine in
      empty.withUnsafeBufferPointer { coarse in
        guard let fineBase = fine.baseAddress else { return }
        let sampler = ImageSampler(
          fine: level(image.fine, fineBase, scratch: 0),
          coarse: coarse.baseAddress.flatMap { base in
            image.coarse.map { level($0, base, scratch: 2) }
          },
          of: image, buffer: context.images.row.base)
        paint(operation, window, sampler, opacity: opacity, tint: tint)
      }
    }
  }

  private func paint(
    _ operation: UnsafeMutablePointer<Operation>, _ window: PixelRect, _ sampler: ImageSampler,
    opacity: UInt32, tint: SolidSource?
  ) {
    let (target, stride, width, first) = (target, stride, width, rows.lowerBound)
    let mask = self.mask
    var sampler = sampler
    cover(operation, window) { row in
      sampler.begin(row: row)
      return ImageSink(
        row: target + (row &- first) &* stride, mask: mask.map { $0 + (row &- first) &* width },
        sampler: sampler, opacity: opacity, tint: tint)
    }
  }

  private func level(
    _ level: ImageOperation.Level, _ pixels: UnsafePointer<UInt32>, scratch: Int
  ) -> ImageSampler.Level {
    let runs = context.images.tapRuns.base
    let room = context.images.sampleTaps.base
    let limit = context.images.sampleTapLimit
    return ImageSampler.Level(
      pixels: pixels, width: level.pixels.width, columns: level.columns, rows: level.rows,
      columnRuns: level.columnRuns < 0 ? nil : UnsafePointer(runs + level.columnRuns),
      rowRuns: level.rowRuns < 0 ? nil : UnsafePointer(runs + level.rowRuns),
      taps: UnsafePointer(context.images.taps.base), columnTaps: room + scratch * limit,
      rowTaps: room + (scratch + 1) * limit)
  }
}
