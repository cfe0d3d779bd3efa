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
  /// The cell of the first column and the band's first row.
  let cells: UnsafeMutablePointer<Int32>
  /// Cells from one row to the next.
  let cellStride: Int
  /// The first word of touched bits of the band's first row; its lowest bit is the first column's.
  let marks: UnsafeMutablePointer<UInt64>
  /// Words from one row to the next.
  let markStride: Int
  /// See ``Reciprocals``.
  let reciprocals: UnsafeMutablePointer<UInt64>
  /// The number, in the bitmap, of the first column.
  var originColumn: Int
  /// The number, in the bitmap, of the band's first row.
  let originRow: Int

  @inline(__always) private var bits: Int { FixedPoint.fractionBits }
  @inline(__always) private var one: Int { FixedPoint.one }
  @inline(__always) private var mask: Int { FixedPoint.mask }

  /// The same cells for other columns.
  @inline(__always)
  func beginning(at column: Int) -> CoverageAccumulator {
    var other = self
    other.originColumn = column
    return other
  }

  /// Adds the part of an edge that lies in the rows of `window`.
  ///
  /// What lies to the left of the window counts as if it ran along its left side.
  @inline(__always)
  func add(_ edge: ShapeEdge, window: PixelRect) {
    let isDown = edge.y0 < edge.y1
    let (y0, y1) = (Int(edge.top), Int(edge.bottom))
    let (top, bottom) = (window.top << bits, window.bottom << bits)
    if max(y0, top) >= min(y1, bottom) { return }
    // Columns are counted from the first one.
    let shift = originColumn << bits
    let x0 = Int(isDown ? edge.x0 : edge.x1) &- shift
    let x1 = Int(isDown ? edge.x1 : edge.x0) &- shift
    let left = (window.left << bits) &- shift
    let right = (window.right << bits) &- shift
    let winding: Int32 = isDown ? 1 : -1
    if y0 >= top && y1 <= bottom && min(x0, x1) >= left && max(x0, x1) < min(right, Self.widest) {
      addInside(x0, y0, x1, y1, winding)
    } else {
      addClipped(x0, y0, x1, y1, winding, window)
    }
  }

  /// Products of a pixel's height and a place to the left of this fit 32 bits.
  private static let widest = 1 << 21

  @inline(__always)
  private func line(atRow row: Int, _ winding: Int32, from left: Int = 0, to right: Int = 0)
    -> CellLine
  {
    CellLine(
      cells: cells + (row &- originRow) &* cellStride,
      marks: marks + (row &- originRow) &* markStride,
      reciprocals: reciprocals, left: left, right: right, winding: winding)
  }

  /// Adds an edge that lies wholly within the window.
  @inline(__always)
  private func addInside(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ winding: Int32) {
    var line = line(atRow: y0 >> bits, winding)
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
      // Steep lines cross two pixels of a row at most.
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

  /// Divides by a positive number, rounding down.
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
    var line = line(
      atRow: top >> bits, winding, from: window.left &- originColumn,
      to: window.right &- originColumn)
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
        // Steep lines cross two pixels of a row at most.
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

  private func addVertical(x: Int, from top: Int, to bottom: Int, _ start: CellLine) {
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

/// The cells of one row, the columns of a window, and the direction of an edge that is added.
private struct CellLine {
  /// The cell of column 0, and the word with its touched bit.
  var cells: UnsafeMutablePointer<Int32>
  var marks: UnsafeMutablePointer<UInt64>
  let reciprocals: UnsafeMutablePointer<UInt64>
  let left: Int
  let right: Int
  /// 1 downwards, -1 upwards.
  let winding: Int32

  @inline(__always) private var bits: Int { FixedPoint.fractionBits }
  @inline(__always) private var one: Int { FixedPoint.one }
  @inline(__always) private var mask: Int { FixedPoint.mask }

  /// Goes on to the next row.
  @inline(__always)
  mutating func advance(_ accumulator: CoverageAccumulator) {
    cells += accumulator.cellStride
    marks += accumulator.markStride
  }

  @inline(__always)
  private func mark(_ x: Int) {
    let word = marks + (x >> 6)
    let bit = x & 63
    word[0] |= 3 &<< UInt64(truncatingIfNeeded: bit)
    if bit == 63 { word[1] |= 1 }
  }

  @inline(__always)
  func add(_ x: Int, cover: Int32, area: Int32) {
    cells[x] &+= (cover << (bits &+ 1)) &- area
    cells[x &+ 1] &+= area
    mark(x)
  }

  /// Adds a line from `a` to `b`, both x in fixed point, that is `height` high within the row.
  @inline(__always)
  func add(_ a: Int, _ b: Int, height: Int) {
    let low = min(a, b)
    let high = max(a, b)
    if high <= (low & ~mask) &+ 2 &* one && holds(low, high) {
      addPair(low, high, height: Int32(truncatingIfNeeded: height))
    } else {
      spread(low, high, height: height)
    }
  }

  /// The same for a line that lies wholly within the window.
  @inline(__always)
  func addInside(_ a: Int, _ b: Int, height: Int32) {
    let low = min(a, b)
    let high = max(a, b)
    if high <= (low & ~mask) &+ 2 &* one {
      addPair(low, high, height: height)
    } else {
      spreadInside(
        UInt32(truncatingIfNeeded: low), UInt32(truncatingIfNeeded: high),
        height: UInt32(truncatingIfNeeded: height))
    }
  }

  /// Adds a line that crosses at least three pixels of a row, all within the window.
  @inline(never)
  private func spreadInside(_ low: UInt32, _ high: UInt32, height: UInt32) {
    let side = UInt32(truncatingIfNeeded: one)
    // Never less than a pixel.
    let width = max(high &- low, side)
    let offset = low & UInt32(truncatingIfNeeded: mask)
    var pixel = Int(low >> UInt32(truncatingIfNeeded: bits))
    let last = Int((high &- 1) >> UInt32(truncatingIfNeeded: bits))
    // The height that the line has reached at x is floor((height (x - low) + width / 2) / width).
    let first = height &* (side &- offset) &+ (width >> 1)
    var y = first / width
    add(
      pixel, cover: winding &* Int32(truncatingIfNeeded: y),
      doubledWidth: Int32(truncatingIfNeeded: offset &+ side))
    pixel &+= 1
    if pixel < last {
      var remainder = first &- y &* width
      let lift = (height &* side) / width
      let liftRemainder = height &* side &- lift &* width
      repeat {
        remainder &+= liftRemainder
        var step = lift
        if remainder >= width {
          remainder &-= width
          step &+= 1
        }
        y &+= step
        add(
          pixel, cover: winding &* Int32(truncatingIfNeeded: step),
          doubledWidth: Int32(truncatingIfNeeded: side))
        pixel &+= 1
      } while pixel < last
    }
    add(
      last, cover: winding &* Int32(truncatingIfNeeded: height &- y),
      doubledWidth: Int32(truncatingIfNeeded: ((high &- 1) & (side &- 1)) &+ 1))
  }

  /// Adds a height that is covered in a pixel, of which as much lies to the left of the line.
  @inline(__always)
  private func add(_ x: Int, cover: Int32, doubledWidth: Int32) {
    add(x, cover: cover, area: doubledWidth &* cover)
  }

  /// Whether places, in fixed point, lie within the columns of the window.
  @inline(__always)
  func holds(_ low: Int, _ high: Int) -> Bool { low >= left << bits && high < right << bits }

  /// Adds a line within two pixels, in fixed point, that ends before the window does.
  ///
  /// Whether it leaves the first one at all is hard to foresee: it is computed as if, without a
  /// branch.
  @inline(__always)
  func addPair(_ low: Int, _ high: Int, height: Int32) {
    let pixel = low >> bits
    // Counted from the first pixel's left side.
    let from = Int32(truncatingIfNeeded: low & mask)
    let to = Int32(truncatingIfNeeded: high &- (low & ~mask))
    let width = to &- from
    let side = Int32(truncatingIfNeeded: one)
    // The height that the line has reached at the side between the two, as in `spread`, or in all:
    // divided by the width, of which nothing is lost for numbers below 2^23.
    let divisor = max(width, 1)
    let rise = height &* min(side &- from, divisor) &+ (width >> 1)
    let quotient =
      (UInt64(truncatingIfNeeded: rise) &* reciprocals[Int(truncatingIfNeeded: divisor)]) &>> 32
    let cover = winding &* Int32(truncatingIfNeeded: quotient)
    let whole = winding &* height
    // What all three cells have together is known.
    let first = (2 &* side &- from &- min(to, side)) &* cover
    let last = (to &- side) &* (whole &- cover)
    let cell = cells + pixel
    cell[0] &+= first
    cell[1] &+= whole &<< Int32(truncatingIfNeeded: bits &+ 1) &- first &- last
    cell[2] &+= last
    let bit = pixel & 63
    let touched: UInt64 = to > side ? 7 : 3
    let word = marks + (pixel >> 6)
    word[0] |= touched &<< UInt64(truncatingIfNeeded: bit)
    if bit >= 62 { word[1] |= touched &>> UInt64(truncatingIfNeeded: 64 &- bit) }
  }

  /// Adds a line that crosses several pixels of a row, or the sides of the window.
  private func spread(_ low: Int, _ high: Int, height: Int) {
    let start = left << bits
    if high <= start {
      let cover = winding &* Int32(truncatingIfNeeded: height)
      return add(left, cover: cover, area: 0)
    }
    if low >= right << bits { return }
    let width = high &- low
    var x = low
    var y = 0
    // The height that the line has reached at x is floor((height (x - low) + width / 2) / width).
    if low < start {
      y = quotient(height &* (start &- low) &+ (width >> 1), width)
      x = start
      add(left, cover: winding &* Int32(truncatingIfNeeded: y), area: 0)
    }
    var pixel = x >> bits
    let last = min((high &- 1) >> bits, right &- 1)
    if pixel < last {
      let first = height &* (((pixel &+ 1) << bits) &- low) &+ (width >> 1)
      var next = quotient(first, width)
      addPart(pixel, from: x & mask, height: next &- y)
      y = next
      pixel &+= 1
      x = pixel << bits
      if pixel < last {
        var remainder = first &- next &* width
        let lift = quotient(height << bits, width)
        let liftRemainder = (height << bits) &- lift &* width
        repeat {
          next &+= lift
          remainder &+= liftRemainder
          if remainder >= width {
            remainder &-= width
            next &+= 1
          }
          addPart(pixel, from: 0, height: next &- y)
          y = next
          pixel &+= 1
        } while pixel < last
        x = pixel << bits
      }
    }
    let boundary = (last &+ 1) << bits
    let end = min(high, boundary)
    let reached = end == high ? height : quotient(height &* (end &- low) &+ (width >> 1), width)
    let cover = winding &* Int32(truncatingIfNeeded: reached &- y)
    let area = Int32(truncatingIfNeeded: (x &- (last << bits)) &+ (end &- (last << bits))) &* cover
    add(last, cover: cover, area: area)
  }

  /// Adds what goes from a place in a pixel, in fixed point, to the pixel's right side.
  @inline(__always)
  private func addPart(_ pixel: Int, from offset: Int, height: Int) {
    let cover = winding &* Int32(truncatingIfNeeded: height)
    add(pixel, cover: cover, area: Int32(truncatingIfNeeded: offset &+ one) &* cover)
  }

  /// `a / b` for numbers that are not negative; 32-bit divisions are faster.
  @inline(__always)
  private func quotient(_ a: Int, _ b: Int) -> Int {
    (a | b) >> 32 == 0
      ? Int(UInt32(truncatingIfNeeded: a) / UInt32(truncatingIfNeeded: b)) : a / b
  }
}
