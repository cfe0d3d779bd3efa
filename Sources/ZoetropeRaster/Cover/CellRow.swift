/// One row of cells (see ``CoverageAccumulator``). The parts of an edge that lie in the row are
/// added to the cells.
struct CellRow {
  /// The address of column 0's cell in this row. `marks` is the address of the 64-bit word that
  /// holds the mark bit of this cell.
  var cells: UnsafeMutablePointer<Int32>
  var marks: UnsafeMutablePointer<UInt64>
  let reciprocals: UnsafeMutablePointer<UInt64>
  /// The window's first column, counted from the first cell. The window consists of the columns
  /// `left..<right`.
  let left: Int
  let right: Int
  /// 1 for an edge that runs downwards, -1 for one that runs upwards.
  let winding: Int32

  @inline(__always) private var bits: Int { FixedPoint.fractionBits }
  @inline(__always) private var one: Int { FixedPoint.one }
  @inline(__always) private var mask: Int { FixedPoint.mask }

  /// Advances `cells` and `marks` to the next row.
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

  /// Adds a line whose x coordinate goes from `a` to `b`, in fixed point, and whose height within
  /// the row is `height`.
  @inline(__always)
  func add(_ a: Int, _ b: Int, height: Int) {
    let low = min(a, b)
    let high = max(a, b)
    if holds(low, high) {
      addInside(low, high, height: Int32(truncatingIfNeeded: height))
    } else {
      spread(low, high, height: height)
    }
  }

  /// Adds a line that lies wholly within the window. `a` and `b` are the x coordinates of its ends,
  /// in fixed point, and `height` is its height within the row.
  @inline(__always)
  func addInside(_ a: Int, _ b: Int, height: Int32) {
    let low = min(a, b)
    let high = max(a, b)
    if high <= (low & ~mask) &+ 2 &* one {
      addPair(low, high, height: height)
    } else {
      spread(low, high, height: Int(height))
    }
  }

  /// Whether both x coordinates, in fixed point, lie within the columns of the window.
  @inline(__always)
  func holds(_ low: Int, _ high: Int) -> Bool { low >= left << bits && high < right << bits }

  /// Adds a line that touches at most two adjacent pixels and ends within the window. `low` and
  /// `high` are its smallest and its largest x coordinate, in fixed point.
  ///
  /// A branch on whether the line reaches the second pixel would be hard to predict. The sums for
  /// both pixels are therefore always computed.
  @inline(__always)
  func addPair(_ low: Int, _ high: Int, height: Int32) {
    let pixel = low >> bits
    // `from` and `to` are counted from the left side of the first pixel.
    let from = Int32(truncatingIfNeeded: low & mask)
    let to = Int32(truncatingIfNeeded: high &- (low & ~mask))
    let width = to &- from
    let side = Int32(truncatingIfNeeded: one)
    // `quotient` is the height that the line has reached at the side between the two pixels,
    // computed as in `spread`. If the line ends before that side, it is the height of the whole
    // line. The reciprocal gives exact quotients of dividends below 2^23.
    let divisor = max(width, 1)
    let rise = height &* min(side &- from, divisor) &+ (width >> 1)
    let quotient =
      (UInt64(truncatingIfNeeded: rise) &* reciprocals[Int(truncatingIfNeeded: divisor)]) &>> 32
    let cover = winding &* Int32(truncatingIfNeeded: quotient)
    let whole = winding &* height
    // The changes of the three cells add up to the whole height of the line.
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

  /// Adds a line that crosses a side of the window, or that crosses at least three pixels of the
  /// row.
  @inline(never)
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

  /// Adds the part of a line that runs from `offset` to the right side of a pixel. `offset` is the
  /// distance from the pixel's left side, in fixed point.
  @inline(__always)
  private func addPart(_ pixel: Int, from offset: Int, height: Int) {
    let cover = winding &* Int32(truncatingIfNeeded: height)
    add(pixel, cover: cover, area: Int32(truncatingIfNeeded: offset &+ one) &* cover)
  }

  /// Returns `a / b` for nonnegative numbers. If both numbers fit 32 bits, the faster 32-bit
  /// division is used.
  @inline(__always)
  private func quotient(_ a: Int, _ b: Int) -> Int {
    (a | b) >> 32 == 0
      ? Int(UInt32(truncatingIfNeeded: a) / UInt32(truncatingIfNeeded: b)) : a / b
  }
}
