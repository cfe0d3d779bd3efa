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
}
