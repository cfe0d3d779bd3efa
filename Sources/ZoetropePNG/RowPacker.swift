import ZoetropeBitmap

/// Packs rows of a bitmap into the bytes of a format, one row at a time.
struct RowPacker {
  let format: PixelFormat
  let width: Int
  /// The palette index of each of the table's colours.
  let indices: [UInt8]

  /// Packs one row into `bytes`, which has room for a row and 4 bytes more.
  ///
  /// - Parameter above: The row that `bytes` holds already, if it holds one: what is the same in
  ///   both need not be packed again.
  func pack(
    _ row: UnsafeMutablePointer<UInt32>, above: UnsafeMutablePointer<UInt32>?,
    _ table: ColorTable, into bytes: UnsafeMutablePointer<UInt8>
  ) {
    switch format {
    case .gray: packGray(row, bytes)
    case .rgb: packRGB(row, above, bytes)
    case .rgba: packRGBA(row, bytes)
    case .palette(let bits): packIndices(row, table, bits: bits, bytes)
    }
  }

  private func packGray(
    _ row: UnsafeMutablePointer<UInt32>, _ bytes: UnsafeMutablePointer<UInt8>
  ) {
    for x in 0..<width { bytes[x] = UInt8(truncatingIfNeeded: row[x]) }
  }

  /// Sixteen pixels at a time, and none of those that are the ones above.
  private func packRGB(
    _ row: UnsafeMutablePointer<UInt32>, _ above: UnsafeMutablePointer<UInt32>?,
    _ bytes: UnsafeMutablePointer<UInt8>
  ) {
    var x = 0
    while x &+ 16 <= width {
      if let above, Self.areEqual(row + x, above + x) {
        x &+= 16
        continue
      }
      for group in 0..<4 {
        packFour(row + (x &+ 4 &* group), UnsafeMutableRawPointer(bytes + 3 &* (x &+ 4 &* group)))
      }
      x &+= 16
    }
    while x < width {
      UnsafeMutableRawPointer(bytes + 3 &* x).storeBytes(of: row[x], as: UInt32.self)
      x &+= 1
    }
  }

  /// Four pixels become three words.
  @inline(__always)
  private func packFour(_ row: UnsafeMutablePointer<UInt32>, _ raw: UnsafeMutableRawPointer) {
    let (a, b, c, d) = (row[0], row[1], row[2], row[3])
    let low = UInt64(a & 0xFF_FFFF) | UInt64(b & 0xFF_FFFF) &<< 24 | UInt64(c & 0xFFFF) &<< 48
    raw.storeBytes(of: low, as: UInt64.self)
    raw.storeBytes(of: (c &>> 16) & 0xFF | d &<< 8, toByteOffset: 8, as: UInt32.self)
  }

  @inline(__always)
  private static func areEqual(
    _ a: UnsafeMutablePointer<UInt32>, _ b: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    let (a, b) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
    let difference =
      (a.loadUnaligned(as: SIMD4<UInt64>.self) ^ b.loadUnaligned(as: SIMD4<UInt64>.self))
      | (a.loadUnaligned(fromByteOffset: 32, as: SIMD4<UInt64>.self)
        ^ b.loadUnaligned(fromByteOffset: 32, as: SIMD4<UInt64>.self))
    return difference[0] | difference[1] | difference[2] | difference[3] == 0
  }

  private func packRGBA(
    _ row: UnsafeMutablePointer<UInt32>, _ bytes: UnsafeMutablePointer<UInt8>
  ) {
    let raw = UnsafeMutableRawPointer(bytes)
    var previous: UInt32 = 0
    var straight: UInt32 = 0
    for x in 0..<width {
      if row[x] != previous {
        previous = row[x]
        straight = StraightAlpha.straight(previous)
      }
      raw.storeBytes(of: straight, toByteOffset: x &* 4, as: UInt32.self)
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
