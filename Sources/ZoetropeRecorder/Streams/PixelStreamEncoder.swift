import ZoetropePNG
import ZoetropePixels
import ZoetropeSequences

/// Converts bitmaps to the uncompressed frames of a stream. It reuses its memory.
struct PixelStreamEncoder {
  /// The bytes of the frame that was encoded last.
  private(set) var bytes: [UInt8] = []

  /// Encodes the pixels of a bitmap.
  ///
  /// - Parameters:
  ///   - bitmap: The bitmap. It must be opaque for a format without alpha.
  ///   - format: A format of pixels: `rgba` or `y4m`.
  /// - Complexity: O(*n*) in the number of pixels.
  mutating func encode(_ bitmap: Bitmap, as format: StreamFormat) {
    let area = bitmap.width * bitmap.height
    let header = format == .y4m ? Self.frameHeader : []
    let count = header.count + area * (format == .y4m ? 3 : 4)
    if bytes.count != count { bytes = [UInt8](repeating: 0, count: count) }
    bytes.withUnsafeMutableBytes { bytes in
      bytes.copyBytes(from: header)
      let pixels = UnsafeMutableRawBufferPointer(rebasing: bytes[header.count...])
      if format == .y4m {
        Self.writePlanes(bitmap, to: pixels)
      } else {
        Self.writePixels(bitmap, to: pixels)
      }
    }
  }

  private static let frameHeader = Array("FRAME\n".utf8)

  private static func writePixels(_ bitmap: Bitmap, to bytes: UnsafeMutableRawBufferPointer) {
    let width = bitmap.width
    var next = bytes.baseAddress
    for y in 0..<bitmap.height {
      let row = bitmap.row(y)
      next?.withMemoryRebound(to: UInt32.self, capacity: width) { target in
        StraightAlpha.convert(row, count: width, to: target)
      }
      next = next?.advanced(by: 4 * width)
    }
  }

  /// Writes a plane of luma and two planes of chroma.
  ///
  /// The factors are those of Recommendation ITU-R BT.709-6, sections 3.2 to 3.4, times 65,536. The
  /// three factors of a chroma plane add up to 0, so that gray has a chroma of 128.
  private static func writePlanes(_ bitmap: Bitmap, to bytes: UnsafeMutableRawBufferPointer) {
    let area = bitmap.width * bitmap.height
    guard area > 0, let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else {
      return
    }
    let (luma, blueness, redness) = (start, start + area, start + 2 * area)
    var place = 0
    for y in 0..<bitmap.height {
      let row = bitmap.row(y)
      for x in 0..<bitmap.width {
        let pixel = row[x]
        let red = Int32(pixel & 255)
        let green = Int32((pixel >> 8) & 255)
        let blue = Int32((pixel >> 16) & 255)
        luma[place &+ x] = sample(11966 &* red &+ 40254 &* green &+ 4064 &* blue, offset: 16)
        blueness[place &+ x] = sample(
          -6596 &* red &- 22189 &* green &+ 28785 &* blue, offset: 128)
        redness[place &+ x] = sample(
          28785 &* red &- 26145 &* green &- 2640 &* blue, offset: 128)
      }
      place += bitmap.width
    }
  }

  /// Converts a sum, which is in units of 1/65,536, to the nearest whole number, and adds an
  /// offset.
  @inline(__always) private static func sample(_ sum: Int32, offset: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: (sum &+ offset << 16 &+ 32768) >> 16)
  }
}
