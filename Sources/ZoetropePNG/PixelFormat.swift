/// How the pixels of a PNG file are stored.
enum PixelFormat: Hashable {
  /// One byte a pixel.
  case gray
  /// 1, 2, 4 or 8 bits a pixel, indices into a palette.
  case palette(bits: Int)
  /// Three bytes a pixel.
  case rgb
  /// Four bytes a pixel, straight alpha.
  case rgba

  /// Bits in a pixel.
  var bitsPerPixel: Int {
    switch self {
    case .gray: 8
    case .palette(let bits): bits
    case .rgb: 24
    case .rgba: 32
    }
  }

  /// Whether rows are filtered as the bitmap has them, opaque pixels of four bytes, not packed first.
  var isReadFromPixels: Bool { self == .gray || self == .rgb }

  /// Bytes in a row.
  func rowBytes(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// The one with whole channels.
  static func full(isGray: Bool, isOpaque: Bool) -> PixelFormat {
    isOpaque ? (isGray ? .gray : .rgb) : .rgba
  }

  /// The palette that has room for at most 256 colours.
  static func palette(colorCount count: Int) -> PixelFormat {
    .palette(bits: count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8)
  }

  /// Whichever has the fewest bits in all: this one, or the palette of these colours, all that there
  /// are. The former if they are equal.
  static func smallest(
    _ full: PixelFormat, _ colors: [UInt32], width: Int, height: Int
  ) -> PixelFormat {
    let indexed = palette(colorCount: colors.count)
    // Three bytes an entry, one more for alpha, and twelve for each of the two chunks.
    let translucent = colors.count { $0 >> 24 != 255 }
    let extra = 12 + 3 * colors.count + (translucent > 0 ? 12 + translucent : 0)
    let size = indexed.rowBytes(width: width) * height + extra
    return size < full.rowBytes(width: width) * height ? indexed : full
  }
}
