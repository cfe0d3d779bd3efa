import ZoetropeImages
import ZoetropePixels

/// Determines the smallest format that holds a picture, examining only as many pixels as necessary.
///
/// 1. A row that repeats the row above is skipped, and a run of one color is examined once.
/// 2. Colors are counted until there are 257, or 17 if all of them are opaque grays. A palette of
///    more than 16 colors is useless for grays, because it takes eight bits per pixel, as the
///    format for grays does.
/// 3. The analysis then stops. If all examined pixels are gray, it assumes that the remaining
///    pixels are gray, too. If all examined pixels are opaque, it assumes that the remaining pixels
///    are opaque, too. If packing disproves an assumption, another analysis starts without that
///    assumption.
///
/// The result is determined by the pixels and the assumptions. A ``RowFact`` only saves time.
struct PixelAnalysis {
  private(set) var isGray: Bool
  private(set) var isOpaque: Bool
  private(set) var hasFewColors = true

  /// Examines the pixels of a bitmap. If ``hasFewColors`` is true afterwards, `table` holds all
  /// colors: at most 256, or at most 16 if all are opaque grays.
  ///
  /// - Parameters:
  ///   - mayBeGray: Whether all pixels may be opaque grays. False if packing found a colored or
  ///     translucent pixel.
  ///   - mayBeOpaque: Whether all pixels may be opaque. False if packing found a translucent pixel.
  /// - Complexity: O(*n*) in the number of pixels that no ``RowFact`` describes.
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

  /// Returns the format with the fewest bits in total, including the palette. If a palette saves
  /// nothing, the result is a format without one.
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
      // Skip 16 pixels that all equal the pixel before them. Pixels beyond the row's end must not
      // count.
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
