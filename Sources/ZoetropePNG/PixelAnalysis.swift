import ZoetropeBitmap

/// Looks at a picture to find the smallest format that holds it, and no further than needed.
///
/// 1. Rows that repeat the row above, and runs of one colour, are looked at once.
/// 2. Colours are counted until there are 257, or, while all are opaque grays, 17: a palette of
///    eight bits a pixel is no better than gray.
/// 3. What is then left to see, whether the rest is gray or opaque as well, shows while rows are
///    packed. If it is not, a second look is told so.
///
/// The answer is a function of the pixels and of what the look is told; facts about rows only spare
/// looking.
struct PixelAnalysis {
  private(set) var isGray: Bool
  private(set) var isOpaque: Bool
  private(set) var hasFewColors = true

  /// Looks at pixels. `table` receives the colours when there are at most 256, or 16 grays.
  /// O(pixels), less what facts spare.
  ///
  /// - Parameters:
  ///   - mayBeGray: Whether it is not known yet that some pixel is no opaque gray.
  ///   - mayBeOpaque: Whether it is not known yet that some pixel is not opaque.
  init(_ bitmap: Bitmap, table: inout ColorTable, mayBeGray: Bool, mayBeOpaque: Bool) {
    isGray = mayBeGray
    isOpaque = mayBeOpaque
    table.removeAll()
    for y in 0..<bitmap.height {
      if !hasFewColors { return }
      switch bitmap.facts[y] {
      case .sameAsAbove: continue
      case .solid(let pixel): note(pixel, &table)
      case .unknown:
        if !bitmap.repeatsRowAbove(y) { scan(bitmap.row(y), count: bitmap.width, &table) }
      }
    }
  }

  /// The format with the fewest bits in all, palette included; the simpler one of two equal ones.
  func format(width: Int, height: Int, colors: [UInt32]) -> PixelFormat {
    let full = PixelFormat.full(isGray: isGray, isOpaque: isOpaque)
    guard hasFewColors else { return full }
    return PixelFormat.smallest(full, colors, width: width, height: height)
  }

  private mutating func note(_ pixel: UInt32, _ table: inout ColorTable) {
    if pixel >> 24 != 255 { (isOpaque, isGray) = (false, false) }
    if (pixel ^ (pixel >> 8)) & 0xFFFF != 0 { isGray = false }
    if !table.insert(pixel) || (isGray && table.colors.count > 16) { hasFewColors = false }
  }

  private mutating func scan(
    _ row: UnsafeMutablePointer<UInt32>, count: Int, _ table: inout ColorTable
  ) {
    note(row[0], &table)
    var x = 1
    while x < count && hasFewColors {
      // Sixteen pixels that are all as the one before; there may be pixels past the row's end.
      if count &- x >= 16, ByteMask.differences(row + x, row + (x &- 1)) == 0 {
        x &+= 16
        continue
      }
      let end = min(x &+ 16, count)
      while x < end {
        if row[x] != row[x &- 1] { note(row[x], &table) }
        x &+= 1
      }
    }
  }
}
