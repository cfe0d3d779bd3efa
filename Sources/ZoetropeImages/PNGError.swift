/// An error of encoding or decoding a PNG file.
public enum PNGError: Error, Sendable, Hashable {
  /// The width or the height of the picture is 0 or exceeds 1,000,000 pixels.
  case invalidSize(width: Int, height: Int)
  /// The picture could not be encoded. The message comes from libpng or zlib.
  case encoding(message: String)
  /// The bytes are not a complete, valid PNG file within the limits. The message comes from libpng.
  case decoding(message: String)
}
