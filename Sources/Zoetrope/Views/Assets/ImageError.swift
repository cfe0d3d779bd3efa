import ZoetropeImages

/// An error in the data of an image.
public enum ImageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A dimension is less than 1 pixel or exceeds 1,048,576 pixels.
  case invalidSize(width: Int, height: Int)
  /// The number of bytes does not match the number of pixels.
  case wrongByteCount(width: Int, height: Int, expected: Int, found: Int)
  /// The bytes are not a complete and valid image file. `reason` is a clause that explains the
  /// fault.
  case unreadable(reason: String)

  /// A description of the error in one line.
  public var description: String {
    switch self {
    case .invalidSize(let width, let height):
      "an image cannot have \(width) by \(height) pixels; give it from 1 to 1048576 a side"
    case .wrongByteCount(let width, let height, let expected, let found):
      "an image of \(width) by \(height) pixels takes \(expected) bytes, not \(found)"
    case .unreadable(let reason):
      "the bytes are not a complete PNG or JPEG file (\(reason)); give all bytes of one"
    }
  }
}

extension PNGError {
  /// A description of the error: the message of libpng, or the size that is invalid.
  var reason: String {
    switch self {
    case .invalidSize(let width, let height): "\(width) by \(height) pixels"
    case .encoding(let message), .decoding(let message): message
    }
  }
}
