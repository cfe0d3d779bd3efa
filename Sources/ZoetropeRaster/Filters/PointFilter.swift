import ZoetropeDisplayList

/// A filter that changes each pixel on its own.
enum PointFilter {
  case matrix(ColorMatrixKernel)
  case threshold(AlphaThresholdKernel)

  /// Creates a point filter from a filter of a display list. The initializer returns nil if the
  /// filter of the display list reads neighboring pixels, changes nothing, or has numbers that are
  /// not finite.
  init?(_ filter: DisplayList.Filter) {
    switch filter {
    case .colorMatrix(let matrix):
      let kernel = ColorMatrixKernel(matrix)
      if !matrix.isFinite || kernel.isIdentity { return nil }
      self = .matrix(kernel)
    case .alphaThreshold(let minimum, let maximum, let color):
      guard (minimum + maximum) * 0 == 0 else { return nil }
      self = .threshold(AlphaThresholdKernel(minimum: minimum, maximum: maximum, color: color))
    case .blur, .shadow: return nil
    }
  }

  /// Whether the filter turns transparent pixels into visible ones.
  var fillsEmpty: Bool {
    switch self {
    case .matrix(let kernel): kernel.emptyPixel != 0
    case .threshold(let kernel): kernel.emptyPixel != 0
    }
  }

  /// Applies the filter to `count` premultiplied pixels, in place.
  func apply(to row: UnsafeMutablePointer<UInt32>, count: Int) {
    switch self {
    case .matrix(let kernel): kernel.apply(to: row, count: count)
    case .threshold(let kernel): kernel.apply(to: row, count: count)
    }
  }
}

extension DisplayList.ColorMatrix {
  var isFinite: Bool {
    for row in [red, green, blue, alpha, bias] where (row * 0).sum() != 0 { return false }
    return true
  }
}
