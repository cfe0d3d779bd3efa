import ZoetropeBitmap

/// Looks at a picture to find the smallest format that holds it.
///
/// 1. Rows that repeat the row above, and runs of one colour, are looked at once.
/// 2. Colours are counted until there are 257.
/// 3. Grayness and opacity are asked as long as the answer may still be yes.
///
/// The answer is a function of the pixels alone; facts about rows only spare looking.
struct PixelAnalysis {
  private(set) var isGray = true
  private(set) var isOpaque = true
  private(set) var hasFewColors = true

  /// Looks at all pixels. `table` receives the colours when there are at most 256.
  /// O(pixels), less what facts spare.
  init(_ bitmap: Bitmap, table: inout ColorTable) {
    table.removeAll()
    let isKnownOpaque = bitmap.facts.isOpaque
    for y in 0..<bitmap.height {
      if !hasFewColors && !isGray && (isKnownOpaque || !isOpaque) { return }
      let row = bitmap.row(y)
      switch bitmap.facts[y] {
      case .sameAsAbove: continue
      case .solid(let pixel): note(pixel, &table)
      case .unknown:
        if bitmap.repeatsRowAbove(y) { continue }
        scan(row, count: bitmap.width, &table)
      }
    }
  }

  /// The format with the fewest bits in all, palette included; the simpler one of two equal ones.
  func format(width: Int, height: Int, colors: [UInt32]) -> PixelFormat {
    let full: PixelFormat = isOpaque ? (isGray ? .gray : .rgb) : .rgba
    guard hasFewColors else { return full }
    let bits = colors.count <= 2 ? 1 : colors.count <= 4 ? 2 : colors.count <= 16 ? 4 : 8
    let indexed = PixelFormat.palette(bits: bits)
    // Three bytes an entry, one more for alpha, and twelve for each of the two chunks.
    let translucent = colors.count { $0 >> 24 != 255 }
    let extra = 12 + 3 * colors.count + (translucent > 0 ? 12 + translucent : 0)
    let size = indexed.rowBytes(width: width) * height + extra
    return size < full.rowBytes(width: width) * height ? indexed : full
  }

  private mutating func note(_ pixel: UInt32, _ table: inout ColorTable) {
    if pixel >> 24 != 255 { isOpaque = false }
    if (pixel ^ (pixel >> 8)) & 0xFFFF != 0 { isGray = false }
    if hasFewColors && !table.insert(pixel) { hasFewColors = false }
  }

  private mutating func scan(
    _ row: UnsafeMutablePointer<UInt32>, count: Int, _ table: inout ColorTable
  ) {
    var x = 0
    if hasFewColors {
      var previous = ~row[0]
      while x < count && hasFewColors {
        let pixel = row[x]
        if pixel != previous {
          note(pixel, &table)
          previous = pixel
        }
        x += 1
      }
    }
    if x < count { combine(row + x, count: count - x) }
  }

  /// Gathers the bits that decide on grayness and opacity, without a branch a pixel.
  private mutating func combine(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    var all = SIMD8<UInt32>(repeating: ~0)
    var differences = SIMD8<UInt32>(repeating: 0)
    let raw = UnsafeRawPointer(pixels)
    let eight = SIMD8<UInt32>(repeating: 8)
    var x = 0
    while x &+ 8 <= count {
      let group = raw.loadUnaligned(fromByteOffset: x &* 4, as: SIMD8<UInt32>.self)
      all &= group
      differences |= group ^ (group &>> eight)
      x &+= 8
    }
    var opaque: UInt32 = ~0
    var difference: UInt32 = 0
    for lane in 0..<8 {
      opaque &= all[lane]
      difference |= differences[lane]
    }
    while x < count {
      opaque &= pixels[x]
      difference |= pixels[x] ^ (pixels[x] >> 8)
      x &+= 1
    }
    if opaque >> 24 != 255 { isOpaque = false }
    if difference & 0xFFFF != 0 { isGray = false }
  }
}
