/// The layout of a pixel's bytes: the position of alpha, and whether the colors are premultiplied
/// by alpha.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Three bytes without alpha.
  case none = 0
  /// Four bytes, alpha last; colors are premultiplied.
  case premultipliedLast = 1
  /// Four bytes, alpha first; colors are premultiplied.
  case premultipliedFirst = 2
  /// Four bytes, alpha last; colors are straight.
  case last = 3
  /// Four bytes, alpha first; colors are straight.
  case first = 4
  /// Four bytes without alpha; the last byte is skipped.
  case noneSkipLast = 5
  /// Four bytes without alpha; the first byte is skipped.
  case noneSkipFirst = 6
  /// One byte: alpha without a color.
  case alphaOnly = 7
}

extension CGImageAlphaInfo {
  /// The number of bytes in a pixel.
  var bytesPerPixel: Int {
    switch self {
    case .none: 3
    case .alphaOnly: 1
    default: 4
    }
  }

  /// Whether the colors of a pixel follow its first byte, which holds alpha or is skipped.
  var isAlphaFirst: Bool {
    self == .premultipliedFirst || self == .first || self == .noneSkipFirst
  }

  /// The index of alpha in a pixel of four bytes; nil for pixels of another size or without alpha.
  var alphaOffset: Int? {
    switch self {
    case .premultipliedLast, .last: 3
    case .premultipliedFirst, .first: 0
    default: nil
    }
  }
}
