/// A storage format for the pixels of a PNG file.
package enum PixelFormat: Hashable {
  /// One byte per pixel.
  case gray
  /// Palette indices of 1, 2, 4 or 8 bits per pixel.
  case palette(bits: Int)
  /// Three bytes per pixel.
  case rgb
  /// Four bytes per pixel, with straight alpha.
  case rgba

  /// The number of bits per pixel.
  package var bitsPerPixel: Int {
    switch self {
    case .gray: 8
    case .palette(let bits): bits
    case .rgb: 24
    case .rgba: 32
    }
  }

  /// Whether rows are filtered directly from the bitmap's four-byte opaque pixels, without packing
  /// them first.
  package var isReadFromPixels: Bool { self == .gray || self == .rgb }

  /// Returns the number of bytes in a row, without the filter byte.
  package func rowBytes(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// Returns the format with the fewest bits per pixel, palettes excluded, for a picture with the
  /// given properties.
  package static func full(isGray: Bool, isOpaque: Bool) -> PixelFormat {
    isOpaque ? (isGray ? .gray : .rgb) : .rgba
  }

  /// Returns the palette format with the fewest bits per pixel for `count` colors, at most 256.
  package static func palette(colorCount count: Int) -> PixelFormat {
    .palette(bits: count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8)
  }

  /// Returns the format with the fewest bits in total: `full`, or a palette of the given colors. If
  /// both need equally many bits, the result is `full`.
  ///
  /// - Parameter colors: All colors of the picture, at most 256.
  package static func smallest(
    _ full: PixelFormat, _ colors: [UInt32], width: Int, height: Int
  ) -> PixelFormat {
    let indexed = palette(colorCount: colors.count)
    // The palette takes three bytes per color. If there are translucent colors, a chunk for alpha
    // takes one byte per translucent color. Each of the two chunks takes twelve further bytes.
    let translucent = colors.count { $0 >> 24 != 255 }
    let extra = 12 + 3 * colors.count + (translucent > 0 ? 12 + translucent : 0)
    let size = indexed.rowBytes(width: width) * height + extra
    return size < full.rowBytes(width: width) * height ? indexed : full
  }
}
