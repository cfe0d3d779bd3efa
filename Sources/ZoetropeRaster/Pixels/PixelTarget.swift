import ZoetropePixels

/// Pixels to paint into: a bitmap, a pixmap, or the memory of a band.
struct PixelTarget {
  /// The columns and rows of the pixels on the surface's pixel grid; see ``Surface``.
  let rect: PixelRect
  /// The address of the first pixel of the first row.
  let base: UnsafeMutablePointer<UInt32>
  /// The number of pixels from one row to the next.
  let stride: Int

  init(rect: PixelRect, base: UnsafeMutablePointer<UInt32>, stride: Int) {
    self.rect = rect
    self.base = base
    self.stride = stride
  }

  init(_ bitmap: Bitmap) {
    rect = PixelRect(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height)
    base = bitmap.base
    stride = bitmap.stride / 4
  }

  init(_ pixmap: Pixmap) {
    rect = pixmap.rect
    base = pixmap.base
    stride = pixmap.width
  }

  /// Sets all pixels of the given rows to one value.
  func fill(_ rows: Range<Int>, with pixel: UInt32) {
    let first = base + (rows.lowerBound - rect.top) * stride
    if stride == rect.width {
      PixelFill.fillMemory(first, count: stride * rows.count, with: pixel)
    } else {
      for row in 0..<rows.count {
        PixelFill.fillMemory(first + row * stride, count: rect.width, with: pixel)
      }
    }
  }
}
