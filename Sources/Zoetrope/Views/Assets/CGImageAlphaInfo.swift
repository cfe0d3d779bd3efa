/// Where a pixel's alpha is, and what it means for the colours. Pixels are read with the alpha last.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none: three bytes a pixel.
  case none = 0
  /// The fourth of four bytes; colours are multiplied with it.
  case premultipliedLast = 1
  /// The first of four bytes; colours are multiplied with it.
  case premultipliedFirst = 2
  /// The fourth of four bytes; colours are straight.
  case last = 3
  /// The first of four bytes; colours are straight.
  case first = 4
  /// There is none; the fourth of four bytes does not count.
  case noneSkipLast = 5
  /// There is none; the first of four bytes does not count.
  case noneSkipFirst = 6
  /// Nothing but alpha: one byte a pixel.
  case alphaOnly = 7
}

extension CGImageAlphaInfo {
  /// Bytes in a pixel.
  var bytesPerPixel: Int {
    switch self {
    case .none: 3
    case .alphaOnly: 1
    default: 4
    }
  }

  /// Whether the colours come second.
  var isAlphaFirst: Bool {
    self == .premultipliedFirst || self == .first || self == .noneSkipFirst
  }

  /// Which of a pixel's bytes is its alpha.
  var alphaOffset: Int? {
    switch self {
    case .premultipliedLast, .last: 3
    case .premultipliedFirst, .first: 0
    default: nil
    }
  }
}
