import ZoetropeImages
import ZoetropePixels

/// Packs the rows of a bitmap into the bytes of a format.
struct RowPacker {
  let format: PixelFormat
  let width: Int
  /// The palette index of each color of the color table.
  let indices: [UInt8]

  /// Packs a row into `bytes`, which must have room for the row and 16 more bytes.
  func pack(
    _ row: UnsafeMutablePointer<UInt32>, _ table: ColorTable,
    into bytes: UnsafeMutablePointer<UInt8>
  ) {
    switch format {
    case .gray: for x in 0..<width { bytes[x] = UInt8(truncatingIfNeeded: row[x]) }
    case .rgb: packRGB(row, bytes)
    case .rgba: packRGBA(row, bytes)
    case .palette(let bits): packIndices(row, table, bits: bits, bytes)
    }
  }

  /// Packs four pixels at a time into twelve bytes.
  private func packRGB(
    _ row: UnsafeMutablePointer<UInt32>, _ bytes: UnsafeMutablePointer<UInt8>
  ) {
    let raw = UnsafeMutableRawPointer(bytes)
    var x = 0
    while x &+ 4 <= width {
      let (a, b, c, d) = (row[x], row[x &+ 1], row[x &+ 2], row[x &+ 3])
      let low = UInt64(a & 0xFF_FFFF) | UInt64(b & 0xFF_FFFF) &<< 24 | UInt64(c & 0xFFFF) &<< 48
      raw.storeBytes(of: low, toByteOffset: 3 &* x, as: UInt64.self)
      raw.storeBytes(
        of: (c &>> 16) & 0xFF | d &<< 8, toByteOffset: 3 &* x &+ 8, as: UInt32.self)
      x &+= 4
    }
    while x < width {
      raw.storeBytes(of: row[x], toByteOffset: 3 &* x, as: UInt32.self)
      x &+= 1
    }
  }

  private func packRGBA(
    _ row: UnsafeMutablePointer<UInt32>, _ bytes: UnsafeMutablePointer<UInt8>
  ) {
    let raw = UnsafeMutableRawPointer(bytes)
    var previous: UInt32 = 0
    var straight: UInt32 = 0
    var x = 0
    while x < width {
      // Tests whether sixteen pixels all equal the pixel before them.
      if x > 0, x &+ 16 <= width, ByteMask.differences(row + x, row + (x &- 1)) == 0 {
        let wide = SIMD16<UInt32>(repeating: straight)
        raw.storeBytes(of: wide, toByteOffset: x &* 4, as: SIMD16<UInt32>.self)
        x &+= 16
        continue
      }
      let end = min(x &+ 16, width)
      while x < end {
        if row[x] != previous {
          previous = row[x]
          straight = StraightAlpha.straight(previous)
        }
        raw.storeBytes(of: straight, toByteOffset: x &* 4, as: UInt32.self)
        x &+= 1
      }
    }
  }

  private func packIndices(
    _ row: UnsafeMutablePointer<UInt32>, _ table: ColorTable, bits: Int,
    _ bytes: UnsafeMutablePointer<UInt8>
  ) {
    var previous = ~row[0]
    var index: UInt8 = 0
    var pending: UInt8 = 0
    var filled = 0
    var next = 0
    for x in 0..<width {
      if row[x] != previous {
        previous = row[x]
        index = indices[table.index(of: previous)]
      }
      pending = pending &<< UInt8(bits & 7) | index
      filled += bits
      if filled == 8 {
        bytes[next] = bits == 8 ? index : pending
        next += 1
        filled = 0
        pending = 0
      }
    }
    if filled > 0 { bytes[next] = pending &<< UInt8(8 - filled) }
  }
}
