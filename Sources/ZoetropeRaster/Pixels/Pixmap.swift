/// A rectangle of premultiplied pixels on the pixel grid of the canvas or of a layer. The pixmap
/// owns the memory of the pixels.
final class Pixmap {
  /// The columns and rows of the pixels on the pixel grid of the canvas or of a layer.
  private(set) var rect = PixelRect.empty
  private(set) var base: UnsafeMutablePointer<UInt32>
  private(set) var capacity = 0

  /// The number of columns; `height` is the number of rows. The memory has no gaps between rows, so
  /// a row begins `width` pixels after the previous row.
  var width: Int { rect.right - rect.left }
  var height: Int { rect.bottom - rect.top }

  init() { base = .allocate(capacity: 1) }

  deinit { base.deallocate() }

  /// Moves and resizes the pixmap; its pixels are unspecified afterwards.
  func reshape(_ rect: PixelRect) {
    let count = (rect.right - rect.left) * (rect.bottom - rect.top)
    if count > capacity {
      base.deallocate()
      base = .allocate(capacity: count)
      capacity = count
    }
    self.rect = rect
  }

  /// Returns a view of a part of the pixmap. Kernels read and write the part through the view.
  func view(_ part: PixelRect) -> PixmapView<UInt32> {
    PixmapView(
      pixels: row(part.top) + (part.left - rect.left), stride: width, rect: part)
  }

  /// Makes all pixels transparent.
  func clear() { PixelFill.fillMemory(base, count: width * height, with: 0) }

  /// Returns the address of the leftmost pixel of row `y`.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { base + (y &- rect.top) &* width }

  /// Copies the pixels of another pixmap that lie within this pixmap's rectangle. The other pixels
  /// of this pixmap do not change.
  func copy(_ other: Pixmap) {
    let both = rect.intersection(other.rect)
    for y in both.top..<both.bottom {
      (row(y) + (both.left - rect.left)).update(
        from: other.row(y) + (both.left - other.rect.left), count: both.right - both.left)
    }
  }

  /// The smallest rectangle that contains all pixels that are not transparent. O(pixels) at worst.
  var inkBounds: PixelRect {
    let count = width
    var (left, right) = (count, 0)
    var (top, bottom) = (rect.bottom, rect.top)
    for y in rect.top..<rect.bottom {
      let pixels = row(y)
      var first = 0
      while first < count && pixels[first] == 0 { first &+= 1 }
      if first == count { continue }
      var last = count
      while last > right && pixels[last &- 1] == 0 { last &-= 1 }
      left = min(left, first)
      right = max(right, last)
      top = min(top, y)
      bottom = y + 1
    }
    if left >= right { return .empty }
    return PixelRect(
      left: rect.left + left, top: top, right: rect.left + right, bottom: bottom)
  }
}
