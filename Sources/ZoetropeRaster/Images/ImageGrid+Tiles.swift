import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels

extension ImageGrid {
  /// Returns the operation that draws a part of an image as tiles, repeated without end.
  ///
  /// The part is rounded to whole pixels, at least one along each axis. Samples at an edge of the
  /// part also read pixels at the opposite edge. Returns nil if nothing can be drawn.
  static func tiles(
    _ tiles: TilePaint, _ transform: CGAffineTransform, scale: Double
  ) -> ImageOperation? {
    guard let pixels = tiles.pixels.part(tiles.source), tiles.opacity > 0 else { return nil }
    let image = DisplayList.ImageFill(
      pixels: pixels, frame: tiles.frame, transform: tiles.transform.concatenating(transform),
      interpolation: tiles.interpolation, opacity: min(tiles.opacity, 1))
    return ImageGrid(image, scale: scale)?.tileOperation(image)
  }

  /// Returns the operation that draws a repeated image. If the tiles are drawn at a much smaller
  /// size, two sizes of the image are sampled and mixed, as for images that are not repeated. Each
  /// reduced size consists of whole pixels, so that it repeats without a seam.
  private func tileOperation(_ image: DisplayList.ImageFill) -> ImageOperation {
    let kernel: ImageKernel =
      switch image.interpolation {
      case .nearest: .nearest
      case .linear: .box
      case .cubic: .cubic
      }
    var pixels = image.pixels
    var operation = ImageOperation(fine: tileLevel(pixels, kernel), opacity: Float(image.opacity))
    let widest = min(operation.fine.columns.footprint, operation.fine.rows.footprint)
    var shrinking = Double(widest) / Double(ImageFixed.one) / Self.coarseness(kernel)
    guard kernel != .nearest, shrinking > 1 else { return operation }
    while shrinking >= 2 && max(pixels.width, pixels.height) > 2 {
      pixels = pixels.halvedPeriod
      shrinking /= 2
    }
    operation.fine = tileLevel(pixels, kernel)
    operation.coarse = tileLevel(pixels.halvedPeriod, kernel)
    operation.mix = Int((min(shrinking - 1, 1) * 256).rounded())
    return operation
  }

  private func tileLevel(_ pixels: ImagePixels, _ kernel: ImageKernel) -> ImageOperation.Level {
    var columns = axis(
      component: 0, Double(pixels.width), count: pixels.width, nil, kernel)
    var rows = axis(component: 1, Double(pixels.height), count: pixels.height, nil, kernel)
    columns.repeatWithoutEnd()
    rows.repeatWithoutEnd()
    return ImageOperation.Level(pixels: pixels, columns: columns, rows: rows)
  }
}

extension ImageAxis {
  fileprivate mutating func repeatWithoutEnd() {
    isPeriodic = true
    parts.0.repeats = true
  }
}

extension ImagePixels {
  /// Returns a part of the image as a separate image. The part is rounded to whole pixels, at least
  /// one along each axis. Returns nil if the image is empty or a number is not finite.
  fileprivate func part(_ rect: CGRect) -> ImagePixels? {
    guard width > 0, height > 0,
      [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite)
    else { return nil }
    func range(_ low: CGFloat, _ high: CGFloat, _ count: Int) -> Range<Int> {
      let first = Int(min(max(Double(low).rounded(), 0), Double(count - 1)))
      return first..<Int(min(max(Double(high).rounded(), Double(first + 1)), Double(count)))
    }
    let columns = range(rect.minX, rect.maxX, width)
    let rows = range(rect.minY, rect.maxY, height)
    if columns.count == width && rows.count == height { return self }
    var part: [UInt32] = []
    part.reserveCapacity(columns.count * rows.count)
    for row in rows {
      part += pixels[row * width + columns.lowerBound..<row * width + columns.upperBound]
    }
    return ImagePixels(width: columns.count, height: rows.count, premultiplied: part)
  }

  /// The image at half its width and half its height, both rounded up, so that it can be repeated
  /// without end. Each new pixel is the mean of the pixels that it covers, weighted by the covered
  /// area. O(pixels)
  fileprivate var halvedPeriod: ImagePixels {
    let (newWidth, newHeight) = ((width + 1) / 2, (height + 1) / 2)
    var result: [UInt32] = []
    result.reserveCapacity(newWidth * newHeight)
    for y in 0..<newHeight {
      for x in 0..<newWidth { result.append(mean(x, y, newWidth, newHeight)) }
    }
    return ImagePixels(width: newWidth, height: newHeight, premultiplied: result)
  }

  private func mean(_ x: Int, _ y: Int, _ newWidth: Int, _ newHeight: Int) -> UInt32 {
    // The units of length are chosen so that an old pixel is `newWidth` wide and `newHeight` high,
    // and a new pixel is `width` wide and `height` high.
    let columns = x * width / newWidth...((x + 1) * width - 1) / newWidth
    let rows = y * height / newHeight...((y + 1) * height - 1) / newHeight
    var sum = SIMD4<Int>(repeating: width * height / 2)
    for row in rows {
      let tall = min((row + 1) * newHeight, (y + 1) * height) - max(row * newHeight, y * height)
      for column in columns {
        let wide = min((column + 1) * newWidth, (x + 1) * width) - max(column * newWidth, x * width)
        let pixel = Int(pixels[row * width + column])
        sum &+= SIMD4(pixel, pixel >> 8, pixel >> 16, pixel >> 24) & 255 &* (tall * wide)
      }
    }
    let mean = sum / (width * height)
    return UInt32(mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24)
  }
}
