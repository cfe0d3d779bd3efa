import ZoetropeBitmap

/// Looks at a picture's rows as they come, to find out at the end whether the format that was chosen
/// before is the smallest that holds it.
///
/// Only what packing does not show by itself is looked for: rows of RGB and gray are seen to be
/// opaque, or gray, while they are packed.
///
/// 1. Colours are counted until there are 257, or, for gray, 17.
/// 2. Of RGB, a pixel that is no gray is sought; of RGBA, one that is not opaque.
/// 3. For a palette, everything is looked at.
struct BandAnalysis {
  /// The format that the picture is being packed in.
  let format: PixelFormat
  private(set) var isGray = true
  private(set) var isOpaque = true
  private(set) var hasFewColors = true
  /// Whether the palette's colours come in the order in which they are seen.
  private(set) var isInOrder = true

  init(_ format: PixelFormat) { self.format = format }

  /// Whether nothing more need be looked at.
  private var isDone: Bool {
    if hasFewColors { return false }
    switch format {
    case .gray, .palette: return true
    case .rgb: return !isGray
    case .rgba: return !isOpaque
    }
  }

  /// Looks at the next rows. O(pixels), less what facts and ink spare.
  mutating func look(_ band: Band, _ table: inout ColorTable) {
    for index in 0..<band.rowCount {
      if isDone { return }
      switch band.sight(index) {
      case .repeated: continue
      case .solid(let pixel): note(pixel, &table)
      case .unknown:
        if !band.repeatsRowAbove(index) { scan(band, index, &table) }
      }
    }
  }

  /// The format that was wanted, if all rows have been looked at and packed.
  func best(width: Int, height: Int, colors: [UInt32]) -> PixelFormat {
    let full = PixelFormat.full(isGray: isGray, isOpaque: isOpaque)
    guard hasFewColors else { return full }
    return PixelFormat.smallest(full, colors, width: width, height: height)
  }

  /// What is worth a try if the rows so far cannot be packed in the format; nil if nothing is.
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

  /// Whether a palette has no room for the colours, or would have another order.
  func isTooMuch(for colors: [UInt32]) -> Bool {
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
      // Palettes begin with the translucent colours.
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
      var bits = word == 0 ? ink.left(word) | 1 : ink.left(word)
      while bits != 0 && !isDone {
        let group = 64 &* word &+ bits.trailingZeroBitCount
        bits &= bits &- 1
        if group < groupCount { scan(row, band.width, group, &table) }
      }
    }
  }

  /// Looks at sixteen pixels, or as many as there are.
  @inline(__always)
  private mutating func scan(
    _ row: UnsafeMutablePointer<UInt32>, _ width: Int, _ group: Int, _ table: inout ColorTable
  ) {
    let first = group &* BandInk.groupWidth
    let end = min(first &+ BandInk.groupWidth, width)
    // All are as the one before.
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
