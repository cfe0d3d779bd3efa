import ZoetropeDisplayList

/// A change of a picture that looks at one pixel at a time.
enum PointFilter {
  case matrix(ColorMatrixKernel)
  case threshold(AlphaThresholdKernel)

  /// Nil where the filter looks further, changes nothing, or has numbers that are not finite.
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

  /// Whether the filter makes something of empty pixels.
  var fillsEmpty: Bool {
    switch self {
    case .matrix(let kernel): kernel.emptyPixel != 0
    case .threshold(let kernel): kernel.emptyPixel != 0
    }
  }

  /// Changes a row of premultiplied pixels.
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
