/// A picture that was read from a PNG file: straight RGBA, 8 bits a channel.
public struct DecodedPNG: Sendable, Hashable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Red, green, blue and alpha (straight) of each pixel, row by row from the top, without gaps.
  public let pixels: [UInt8]
  /// Bits in a channel, or in a palette index, as the file has them.
  public let bitDepth: Int
  /// The file's colour type: 0 gray, 2 RGB, 3 palette, 4 gray and alpha, 6 RGBA.
  public let colorType: Int
  /// The number of colours in the file's palette.
  public let paletteCount: Int

  /// Reads a PNG file of any format, interlaced or not. Channels of 16 bits are rounded to 8, those
  /// of fewer bits widened; gamma and colour profiles are ignored: colours count as sRGB.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - maximumPixelCount: files with more pixels are refused; 268,435,456 by default.
  /// - Throws: ``PNGError/decoding(message:)`` for anything but a whole, sound PNG file.
  public init(_ bytes: [UInt8], maximumPixelCount: Int = 1 << 28) throws(PNGError) {
    let picture = try PNGLibrary.decode(bytes, limit: maximumPixelCount)
    width = picture.width
    height = picture.height
    pixels = picture.pixels
    bitDepth = picture.bitDepth
    colorType = picture.colorType
    paletteCount = picture.paletteCount
  }
}
