/// The content of a PNG file as straight RGBA, 8 bits per channel.
public struct DecodedPNG: Sendable, Hashable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels, four bytes each (red, green, blue, straight alpha), row by row from the top,
  /// without gaps.
  public let pixels: [UInt8]
  /// The number of bits per channel or palette index in the file.
  public let bitDepth: Int
  /// The color type of the file: 0 gray, 2 RGB, 3 palette, 4 gray with alpha, 6 RGBA.
  public let colorType: Int
  /// The number of colors in the file's palette; 0 if it has none.
  public let paletteCount: Int
  /// The ICC profile of the colors; empty if the file has no profile or a damaged one.
  package let profile: [UInt8]

  /// Whether bytes are the signature that every PNG file begins with (PNG specification, section
  /// 5.2).
  package static func isSignature(_ bytes: [UInt8]) -> Bool {
    bytes == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  }

  /// Decodes a PNG file of any color type and bit depth, interlaced or not.
  ///
  /// Channels of 16 bits are rounded to 8 bits; channels of fewer than 8 bits are widened to 8.
  /// Gamma is ignored. Colors are not converted to another color space. If ``profile`` is empty,
  /// the colors are sRGB.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - maximumPixelCount: The largest number of pixels that is accepted. The default is
  ///     268,435,456.
  /// - Throws: ``PNGError/decoding(message:)`` if the bytes are not a complete, valid PNG file, or
  ///   the picture has too many pixels.
  /// - Complexity: O(*n*) in the number of pixels.
  public init(_ bytes: [UInt8], maximumPixelCount: Int = 1 << 28) throws(PNGError) {
    let picture = try PNGLibrary.decode(bytes, limit: maximumPixelCount)
    width = picture.width
    height = picture.height
    pixels = picture.pixels
    bitDepth = picture.bitDepth
    colorType = picture.colorType
    paletteCount = picture.paletteCount
    profile = picture.profile
  }
}
