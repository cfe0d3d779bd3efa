/// Adds up the signed areas under edges, pixel by pixel, for the rows of one band.
///
/// Each row is an array of `Int32` cells, one for each pixel. An edge that crosses a pixel covers a
/// part of that pixel and, over the same height, all pixels to its right. The edge adds twice the
/// covered area of the pixel to the pixel's cell. To the next cell, it adds twice the pixel's area
/// to the left of the edge, over the same height. The pixels to the right therefore count as
/// covered over their full width. The running sum of a row's cells, from the left, is therefore
/// twice the covered area of each pixel, in squares of a fixed-point unit. In this unit, `one` is
/// the width of a pixel:
///
///          pixel x     x + 1
///       +---------+---------+      cover  = height of the edge in the pixel
///       |     /###|#########|      area   = twice the area to the left of the edge
///       |    /####|#########|      cell x     += 2 * one * cover - area
///       +---------+---------+      cell x + 1 += area
///
/// The method is that of FreeType's smooth rasterizer, which is based on libart's cells. As in
/// font-rs, there is a cell for every pixel. As in Blend2D, each cell has a mark, a bit that is set
/// if the cell was touched. With these bits, untouched stretches are skipped 64 pixels at a time.
/// Invariant: all cells and marks are zero before and after each shape.
///
/// The points where an edge crosses the borders of pixels are computed from the whole edge by
/// closed formulas, in integers, rounded to nearest. The sums therefore do not depend on where
/// bands or windows cut the edge. Adding an edge takes O(pixels that it crosses).
struct CoverageAccumulator {
  /// The cell of the first column in the band's first row.
  let cells: UnsafeMutablePointer<Int32>
  /// The number of cells from one row to the next.
  let cellStride: Int
  /// The first machine word that holds mark bits of the band's first row. A mark bit is set if its
  /// cell was touched. The lowest bit of this word belongs to the first column.
  let marks: UnsafeMutablePointer<UInt64>
  /// The number of 64-bit words from the mark bits of one row to those of the next row.
  let markStride: Int
  /// The factors that replace some divisions; see ``Reciprocals``.
  let reciprocals: UnsafeMutablePointer<UInt64>
  /// The column of the bitmap that the first cell stands for.
  var originColumn: Int
  /// The row of the bitmap at which the band begins.
  let originRow: Int

  @inline(__always) private var bits: Int { FixedPoint.fractionBits }
  @inline(__always) private var one: Int { FixedPoint.one }
  @inline(__always) private var mask: Int { FixedPoint.mask }

  /// Returns an accumulator whose first cell stands for `column`. The returned accumulator uses the
  /// same memory as this one.
  @inline(__always)
  func beginning(at column: Int) -> CoverageAccumulator {
    var other = self
    other.originColumn = column
    return other
  }

  /// Adds the part of an edge that lies in the rows of `window`.
  ///
  /// The parts of the edge to the left of the window are moved to the window's left side.
  @inline(__always)
  func add(_ edge: ShapeEdge, window: PixelRect) {
    let isDown = edge.y0 < edge.y1
    let (y0, y1) = (Int(edge.top), Int(edge.bottom))
    let (top, bottom) = (window.top << bits, window.bottom << bits)
    if max(y0, top) >= min(y1, bottom) { return }
    // Columns are counted from the first cell.
    let shift = originColumn << bits
    let x0 = Int(isDown ? edge.x0 : edge.x1) &- shift
    let x1 = Int(isDown ? edge.x1 : edge.x0) &- shift
    let left = (window.left << bits) &- shift
    let right = (window.right << bits) &- shift
    let winding: Int32 = isDown ? 1 : -1
    if y0 >= top && y1 <= bottom && min(x0, x1) >= left && max(x0, x1) < min(right, Self.widest) {
      addInside(x0, y0, x1, y1, winding, window)
    } else {
      addClipped(x0, y0, x1, y1, winding, window)
    }
  }

  /// The smallest x coordinate, in fixed point, that is too large for 32-bit arithmetic. The
  /// product of any smaller coordinate and the height of a pixel fits 32 bits.
  private static let widest = 1 << 21

  @inline(__always)
  private func line(atRow row: Int, _ winding: Int32, _ window: PixelRect) -> CellRow {
    CellRow(
      cells: cells + (row &- originRow) &* cellStride,
      marks: marks + (row &- originRow) &* markStride, reciprocals: reciprocals,
      left: window.left &- originColumn, right: window.right &- originColumn, winding: winding)
  }

  /// Adds an edge that lies wholly within the window.
  @inline(__always)
  private func addInside(
    _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ winding: Int32, _ window: PixelRect
  ) {
    var line = line(atRow: y0 >> bits, winding, window)
    var rows = ((y1 &- 1) >> bits) &- (y0 >> bits)
    if rows == 0 {
      return line.addInside(x0, x1, height: Int32(truncatingIfNeeded: y1 &- y0))
    }
    if x0 == x1 { return addVertical(x: x0, from: y0, to: y1, line) }
    let dx = Int32(truncatingIfNeeded: x1 &- x0)
    let dy = Int32(truncatingIfNeeded: y1 &- y0)
    let height = Int32(truncatingIfNeeded: one &- (y0 & mask))
    // x at height y is x0 + floor((dx (y - y0) + dy / 2) / dy).
    var (quotient, remainder) = smallDivision(dx &* height &+ (dy >> 1), dy)
    var x = x0 &+ Int(quotient)
    line.addInside(x0, x, height: height)
    line.advance(self)
    rows &-= 1
    if rows > 0 {
      let lift = smallDivision(dx &<< Int32(truncatingIfNeeded: bits), dy)
      // Steep lines cross at most two pixels of a row.
      let isSteep = dx.magnitude <= dy.magnitude
      repeat {
        remainder &+= lift.remainder
        let isOver = (remainder &- dy) >> 31
        remainder &-= dy & ~isOver
        quotient = lift.quotient &+ 1 &+ isOver
        let next = x &+ Int(quotient)
        if isSteep {
          line.addPair(min(x, next), max(x, next), height: Int32(truncatingIfNeeded: one))
        } else {
          line.addInside(x, next, height: Int32(truncatingIfNeeded: one))
        }
        line.advance(self)
        x = next
        rows &-= 1
      } while rows > 0
    }
    line.addInside(x, x1, height: Int32(truncatingIfNeeded: ((y1 &- 1) & mask) &+ 1))
  }

  /// Divides `a` by a positive `b`. The quotient is rounded down.
  @inline(__always)
  private func smallDivision(_ a: Int32, _ b: Int32) -> (quotient: Int32, remainder: Int32) {
    let quotient = unsafeQuotient(a, b)
    let remainder = a &- quotient &* b
    let isBelow = remainder >> 31
    return (quotient &+ isBelow, remainder &+ (b & isBelow))
  }

  @inline(never)
  private func addClipped(
    _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ winding: Int32, _ window: PixelRect
  ) {
    let top = max(y0, window.top << bits)
    let bottom = min(y1, window.bottom << bits)
    var line = line(atRow: top >> bits, winding, window)
    let dx = x1 &- x0
    if dx == 0 {
      if x0 >= line.right << bits { return }
      return addVertical(x: max(x0, line.left << bits), from: top, to: bottom, line)
    }
    let dy = y1 &- y0
    var rows = ((bottom &- 1) >> bits) &- (top >> bits)
    // x at height y is x0 + floor((dx (y - y0) + dy / 2) / dy).
    var x = top == y0 ? x0 : x0 &+ floorDivision(dx &* (top &- y0) &+ (dy >> 1), dy).quotient
    var y = top
    if rows > 0 {
      y = (top | mask) &+ 1
      var (quotient, remainder) = floorDivision(dx &* (y &- y0) &+ (dy >> 1), dy)
      var next = x0 &+ quotient
      line.add(x, next, height: y &- top)
      line.advance(self)
      x = next
      rows &-= 1
      if rows > 0 {
        let lift = floorDivision(dx << bits, dy)
        y &+= rows << bits
        // Steep lines cross at most two pixels of a row.
        let staysInPairs = abs(dx) <= dy && line.holds(min(x0, x1), max(x0, x1))
        repeat {
          quotient = lift.quotient
          remainder &+= lift.remainder
          if remainder >= dy {
            remainder &-= dy
            quotient &+= 1
          }
          next = x &+ quotient
          if staysInPairs {
            line.addPair(min(x, next), max(x, next), height: Int32(truncatingIfNeeded: one))
          } else {
            line.add(x, next, height: one)
          }
          line.advance(self)
          x = next
          rows &-= 1
        } while rows > 0
      }
    }
    let end =
      bottom == y1 ? x1 : x0 &+ floorDivision(dx &* (bottom &- y0) &+ (dy >> 1), dy).quotient
    line.add(x, end, height: bottom &- y)
  }

  @inline(__always)
  private func floorDivision(_ a: Int, _ b: Int) -> (quotient: Int, remainder: Int) {
    // Most dividends and divisors fit 32 bits, for which division is much faster on older
    // processors.
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

  /// Returns `a / b` for positive `b`, and 0 for any other `b`.
  @inline(__always)
  private func unsafeQuotient(_ a: Int32, _ b: Int32) -> Int32 {
    b > 0 ? a / b : 0
  }

  private func addVertical(x: Int, from top: Int, to bottom: Int, _ start: CellRow) {
    var line = start
    let pixel = x >> bits
    let offset = Int32(truncatingIfNeeded: x & mask)
    var y = top
    let first = min((y | mask) &+ 1, bottom)
    if first &- y < one {
      let cover = line.winding &* Int32(truncatingIfNeeded: first &- y)
      line.add(pixel, cover: cover, area: 2 &* offset &* cover)
      line.advance(self)
      y = first
    }
    let cover = line.winding &* Int32(truncatingIfNeeded: one)
    let area = 2 &* offset &* cover
    while y &+ one <= bottom {
      line.add(pixel, cover: cover, area: area)
      line.advance(self)
      y &+= one
    }
    if y < bottom {
      let cover = line.winding &* Int32(truncatingIfNeeded: bottom &- y)
      line.add(pixel, cover: cover, area: 2 &* offset &* cover)
    }
  }
}
