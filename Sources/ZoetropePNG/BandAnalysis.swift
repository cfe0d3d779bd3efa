import ZoetropeImages
import ZoetropePixels

/// Finds the smallest format that holds a picture, by examining the picture's rows while they are
/// packed.
///
/// Packing itself detects pixels that do not fit the format in which the rows are packed
/// (``format``): translucent pixels in RGB rows, and colored or translucent pixels in gray rows.
/// The analysis looks only for facts that packing does not detect:
///
/// 1. It counts colors until there are 257, or 17 if ``format`` is gray.
/// 2. If ``format`` is RGB, it looks for a pixel that is not gray. If ``format`` is RGBA, it looks
///    for a pixel that is not opaque.
/// 3. If ``format`` is a palette, it examines every row until there are too many colors for a
///    palette.
struct BandAnalysis {
  /// The format in which the picture is being packed.
  let format: PixelFormat
  private(set) var isGray = true
  private(set) var isOpaque = true
  private(set) var hasFewColors = true
  /// Whether every translucent color appeared before the first opaque color. A palette stores
  /// translucent colors before opaque ones.
  private(set) var isInOrder = true

  init(_ format: PixelFormat) { self.format = format }

  /// Whether the remaining rows need no examination.
  private var isDone: Bool {
    if hasFewColors { return false }
    switch format {
    case .gray, .palette: return true
    case .rgb: return !isGray
    case .rgba: return !isOpaque
    }
  }

  /// Examines the next rows.
  ///
  /// - Complexity: O(*n*) in the number of pixels that neither a ``RowFact`` nor the ``BandInk``
  ///   describes.
  mutating func look(_ band: Band, _ table: inout ColorTable) {
    for index in 0..<band.rowCount {
      if isDone { return }
      switch band.knownRow(index) {
      case .repeated: continue
      case .solid(let pixel): note(pixel, &table)
      case .unknown:
        if !band.repeatsRowAbove(index) { scan(band, index, &table) }
      }
    }
  }

  /// Returns the smallest format that holds the picture. All rows must have been examined and
  /// packed.
  func best(width: Int, height: Int, colors: [UInt32]) -> PixelFormat {
    let full = PixelFormat.full(isGray: isGray, isOpaque: isOpaque)
    guard hasFewColors else { return full }
    return PixelFormat.smallest(full, colors, width: width, height: height)
  }

  /// Returns the format to try next if ``format`` cannot hold the rows added so far; nil if no
  /// format remains to be tried.
  func next(colors: [UInt32]) -> PixelFormat? {
    switch format {
    case .gray: return .rgb
    case .rgb: return .rgba
    case .rgba: return nil
    case .palette:
      if !hasFewColors { return .full(isGray: isGray, isOpaque: isOpaque) }
      return isInOrder ? .palette(colorCount: colors.count) : nil
    }
  }

  /// Whether the format is a palette that is too small for `colors` or needs them in another order.
  func exceedsPalette(with colors: [UInt32]) -> Bool {
    guard case .palette(let bits) = format else { return false }
    return !hasFewColors || !isInOrder || colors.count > 1 << bits
  }

  private mutating func note(_ pixel: UInt32, _ table: inout ColorTable) {
    if pixel >> 24 != 255 {
      (isOpaque, isGray) = (false, false)
    } else if (pixel ^ (pixel >> 8)) & 0xFFFF != 0 {
      isGray = false
    }
    if !hasFewColors { return }
    let count = table.colors.count
    if !table.insert(pixel) || (format == .gray && table.colors.count > 16) {
      hasFewColors = false
    } else if table.colors.count > count, count > 0, pixel >> 24 != 255,
      table.colors[count - 1] >> 24 == 255
    {
      // Palettes begin with the translucent colors.
      isInOrder = false
    }
  }

  private mutating func scan(_ band: Band, _ index: Int, _ table: inout ColorTable) {
    let row = band.row(index)
    note(row[0], &table)
    let groupCount = (band.width + BandInk.groupWidth - 1) / BandInk.groupWidth
    guard let ink = band.rowInk(index) else {
      for group in 0..<groupCount where !isDone { scan(row, band.width, group, &table) }
      return
    }
    for word in 0..<ink.wordCount {
      var bits =
        word == 0 ? ink.groupsDifferingFromLeft(word) | 1 : ink.groupsDifferingFromLeft(word)
      while bits != 0 && !isDone {
        let group = 64 &* word &+ bits.trailingZeroBitCount
        bits &= bits &- 1
        if group < groupCount { scan(row, band.width, group, &table) }
      }
    }
  }

  /// Examines a group of at most 16 pixels.
  @inline(__always)
  private mutating func scan(
    _ row: UnsafeMutablePointer<UInt32>, _ width: Int, _ group: Int, _ table: inout ColorTable
  ) {
    let first = group &* BandInk.groupWidth
    let end = min(first &+ BandInk.groupWidth, width)
    // A group is skipped if all of its pixels equal the pixel before the group.
    if first > 0, end &- first == BandInk.groupWidth,
      ByteMask.differences(row + first, row + (first &- 1)) == 0
    {
      return
    }
    var x = max(first, 1)
    while x < end {
      if row[x] != row[x &- 1] { note(row[x], &table) }
      x &+= 1
    }
  }
}
