/// Adds up the signed areas under edges, pixel by pixel, for the rows of one band.
///
/// Each row is a line of `Int32` cells. An edge that crosses a pixel adds to the pixel's cell what
/// the edge covers of it, and to the next cell the rest of its height, so that the running sum over
/// a row from the left is twice the covered area, in squares of one unit of fixed point:
///
///          pixel x     x + 1
///       +---------+---------+      cover  = height of the edge in the pixel
///       |     /###|#########|      area   = twice what lies to the left of the edge
///       |    /####|#########|      cell x     += 2 one cover - area
///       +---------+---------+      cell x + 1 += area
///
/// The idea is that of FreeType's smooth rasterizer (after libart and LibArt's cells), made dense as
/// in font-rs, with one bit a cell that says that the cell was touched, as in Blend2D: untouched
/// stretches are skipped 64 pixels at a time. All cells and bits are zero between two shapes.
///
/// Everything is a closed form of the whole edge in integers, rounded to nearest, so it does not
/// matter where bands or windows cut an edge. O(pixels that the edge crosses).
struct CoverageAccumulator {
  /// The first cell of the band's first row.
  let cells: UnsafeMutablePointer<Int32>
  /// Cells from one row to the next.
  let cellStride: Int
  /// The first word of touched bits of the band's first row.
  let marks: UnsafeMutablePointer<UInt64>
  /// Words from one row to the next.
  let markStride: Int
  /// The number, in the bitmap, of the band's first row.
  let originRow: Int

  @inline(__always) private var bits: Int { FixedPoint.fractionBits }
  @inline(__always) private var one: Int { FixedPoint.one }
  @inline(__always) private var mask: Int { FixedPoint.mask }

  /// Adds the part of an edge that lies in the rows of `window`.
  ///
  /// What lies to the left of the window counts as if it ran along its left side.
  @inline(__always)
  func add(_ edge: ShapeEdge, window: PixelRect) {
    let (x0, y0, x1, y1) = (Int(edge.x0), Int(edge.y0), Int(edge.x1), Int(edge.y1))
    let top = max(y0, window.top << bits)
    let bottom = min(y1, window.bottom << bits)
    if top >= bottom { return }
    let span = RowSpan(
      left: window.left, right: window.right, winding: edge.winding)
    let dx = x1 &- x0
    let dy = y1 &- y0
    var row = top >> bits
    let lastRow = (bottom &- 1) >> bits
    if dx == 0 {
      return addVertical(x: x0, from: top, to: bottom, span)
    }
    // x at height y is x0 + floor((dx (y - y0) + dy / 2) / dy).
    var x = top == y0 ? x0 : x0 &+ floorDivision(dx &* (top &- y0) &+ (dy >> 1), dy).quotient
    var y = top
    if row < lastRow {
      y = (row &+ 1) << bits
      var (quotient, remainder) = floorDivision(dx &* (y &- y0) &+ (dy >> 1), dy)
      var next = x0 &+ quotient
      addSegment(row: row, x, next, height: y &- top, span)
      row &+= 1
      x = next
      if row < lastRow {
        let lift = floorDivision(dx << bits, dy)
        repeat {
          quotient = lift.quotient
          remainder &+= lift.remainder
          if remainder >= dy {
            remainder &-= dy
            quotient &+= 1
          }
          next = x &+ quotient
          addSegment(row: row, x, next, height: one, span)
          x = next
          row &+= 1
        } while row < lastRow
        y = lastRow << bits
      }
    }
    let end =
      bottom == y1 ? x1 : x0 &+ floorDivision(dx &* (bottom &- y0) &+ (dy >> 1), dy).quotient
    addSegment(row: row, x, end, height: bottom &- y, span)
  }

  /// The columns of the window, and the direction of the edge at hand.
  private struct RowSpan {
    let left: Int
    let right: Int
    let winding: Int32
  }

  @inline(__always)
  private func floorDivision(_ a: Int, _ b: Int) -> (quotient: Int, remainder: Int) {
    // Two 32-bit divisors are the rule, and much faster on older processors.
    var quotient: Int
    var remainder: Int
    if let small = Int32(exactly: a) {
      let divisor = Int32(truncatingIfNeeded: b)
      if Int(divisor) == b {
        quotient = Int(unsafeQuotient(small, divisor))
        remainder = a &- quotient &* b
      } else {
        (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
      }
    } else {
      (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
    }
    if remainder < 0 {
      remainder &+= b
      quotient &-= 1
    }
    return (quotient, remainder)
  }

  /// `a / b` for positive `b`.
  @inline(__always)
  private func unsafeQuotient(_ a: Int32, _ b: Int32) -> Int32 {
    b > 0 ? a / b : 0
  }

  @inline(__always)
  private func mark(row: Int, _ x: Int) {
    let word = marks + ((row &- originRow) &* markStride &+ (x >> 6))
    let bit = x & 63
    word[0] |= 3 &<< UInt64(truncatingIfNeeded: bit)
    if bit == 63 { word[1] |= 1 }
  }

  @inline(__always)
  private func add(row: Int, _ x: Int, cover: Int32, area: Int32) {
    let cell = cells + ((row &- originRow) &* cellStride &+ x)
    cell[0] &+= (cover << (bits &+ 1)) &- area
    cell[1] &+= area
    mark(row: row, x)
  }

  private func addVertical(x: Int, from top: Int, to bottom: Int, _ span: RowSpan) {
    var pixel = x >> bits
    var offset = Int32(truncatingIfNeeded: x & mask)
    if pixel < span.left { (pixel, offset) = (span.left, 0) }
    if pixel >= span.right { return }
    var y = top
    while y < bottom {
      let next = min((y | mask) &+ 1, bottom)
      let cover = span.winding &* Int32(truncatingIfNeeded: next &- y)
      add(row: y >> bits, pixel, cover: cover, area: 2 &* offset &* cover)
      y = next
    }
  }

  /// Adds a line from `a` to `b`, both x in fixed point, that is `height` high within one row.
  @inline(__always)
  private func addSegment(row: Int, _ a: Int, _ b: Int, height: Int, _ span: RowSpan) {
    let low = min(a, b)
    let high = max(a, b)
    let pixel = low >> bits
    if pixel == high >> bits && pixel >= span.left && pixel < span.right {
      let cover = span.winding &* Int32(truncatingIfNeeded: height)
      let area = Int32(truncatingIfNeeded: (low & mask) &+ (high & mask)) &* cover
      add(row: row, pixel, cover: cover, area: area)
    } else {
      spread(row: row, low, high, height: height, span)
    }
  }

  /// Adds a line that crosses several pixels of a row, or the sides of the window.
  private func spread(row: Int, _ low: Int, _ high: Int, height: Int, _ span: RowSpan) {
    let left = span.left << bits
    if high <= left {
      let cover = span.winding &* Int32(truncatingIfNeeded: height)
      return add(row: row, span.left, cover: cover, area: 0)
    }
    if low >= span.right << bits { return }
    let width = high &- low
    var x = low
    var y = 0
    // The height that the line has reached at x is floor((height (x - low) + width / 2) / width).
    if low < left {
      y = (height &* (left &- low) &+ (width >> 1)) / width
      x = left
      add(row: row, span.left, cover: span.winding &* Int32(truncatingIfNeeded: y), area: 0)
    }
    var pixel = x >> bits
    let last = min((high &- 1) >> bits, span.right &- 1)
    let cells = self.cells + (row &- originRow) &* cellStride
    if pixel < last {
      let first = height &* (((pixel &+ 1) << bits) &- low) &+ (width >> 1)
      var next = first / width
      var remainder = first &- next &* width
      let lift = (height << bits) / width
      let liftRemainder = (height << bits) &- lift &* width
      while pixel < last {
        let cover = span.winding &* Int32(truncatingIfNeeded: next &- y)
        let area = Int32(truncatingIfNeeded: (x & mask) &+ one) &* cover
        cells[pixel] &+= (cover << (bits &+ 1)) &- area
        cells[pixel &+ 1] &+= area
        mark(row: row, pixel)
        y = next
        pixel &+= 1
        x = pixel << bits
        next &+= lift
        remainder &+= liftRemainder
        if remainder >= width {
          remainder &-= width
          next &+= 1
        }
      }
    }
    let boundary = (last &+ 1) << bits
    let end = min(high, boundary)
    let reached =
      end == high ? height : (height &* (end &- low) &+ (width >> 1)) / width
    let cover = span.winding &* Int32(truncatingIfNeeded: reached &- y)
    let area = Int32(truncatingIfNeeded: (x &- (last << bits)) &+ (end &- (last << bits))) &* cover
    add(row: row, last, cover: cover, area: area)
  }
}
