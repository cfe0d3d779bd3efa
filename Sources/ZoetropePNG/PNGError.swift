/// Why a picture could not be written or read.
public enum PNGError: Error, Sendable, Hashable {
  /// A PNG file has at least one pixel and at most 1,000,000 a side; this picture has not.
  case invalidSize(width: Int, height: Int)
  /// The picture could not be written; in libpng's words.
  case encoding(message: String)
  /// The bytes are not a whole, sound PNG file; in libpng's words.
  case decoding(message: String)
}
