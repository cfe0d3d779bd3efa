import ZoetropeDisplayList

/// Applies a color matrix to rows of premultiplied pixels.
struct ColorMatrixKernel {
  private typealias Channels = SIMD4<Float>

  private let matrix: DisplayList.ColorMatrix
  // The matrix, column by column.
  private let ofRed: SIMD4<Float>
  private let ofGreen: SIMD4<Float>
  private let ofBlue: SIMD4<Float>
  private let ofAlpha: SIMD4<Float>

  /// Whether the matrix leaves every pixel unchanged.
  let isIdentity: Bool
  /// The kernel's result for a transparent pixel.
  private(set) var emptyPixel: UInt32 = 0

  init(_ matrix: DisplayList.ColorMatrix) {
    self.matrix = matrix
    let rows = [matrix.red, matrix.green, matrix.blue, matrix.alpha]
    func column(_ index: Int) -> SIMD4<Float> {
      SIMD4(rows[0][index], rows[1][index], rows[2][index], rows[3][index])
    }
    (ofRed, ofGreen, ofBlue, ofAlpha) = (column(0), column(1), column(2), column(3))
    isIdentity = matrix == DisplayList.ColorMatrix(isLinear: matrix.isLinear)
    if isIdentity { return }
    emptyPixel = matrix.isLinear ? TransferCurve.use { changed(0, $0) } : changed(0, nil)
  }

  /// Changes `count` pixels in place. O(`count`)
  func apply(to row: UnsafeMutablePointer<UInt32>, count: Int) {
    if isIdentity { return }
    if matrix.isLinear {
      TransferCurve.use { run(row, count, $0) }
    } else {
      run(row, count, nil)
    }
  }

  private func run(_ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ curve: TransferCurve?) {
    var last: UInt32 = 0
    var lastResult = emptyPixel
    for x in 0..<count {
      let pixel = row[x]
      // The result of a run of equal pixels is computed once.
      if pixel != last {
        last = pixel
        lastResult = changed(pixel, curve)
      }
      row[x] = lastResult
    }
  }

  @inline(__always)
  private func changed(_ pixel: UInt32, _ curve: TransferCurve?) -> UInt32 {
    let alpha = Float(pixel >> 24)
    let straight = 1 / max(alpha, 1)
    var red = Float(pixel & 255) * straight
    var green = Float(pixel >> 8 & 255) * straight
    var blue = Float(pixel >> 16 & 255) * straight
    if let curve {
      red = curve.linear(red)
      green = curve.linear(green)
      blue = curve.linear(blue)
    }
    let products = ofRed * red + ofGreen * green + ofBlue * blue
    let sum = products + ofAlpha * (alpha * (1 / 255)) + matrix.bias
    var result = Channels(unit(sum.x), unit(sum.y), unit(sum.z), unit(sum.w))
    if let curve {
      result.x = curve.encoded(result.x)
      result.y = curve.encoded(result.y)
      result.z = curve.encoded(result.z)
    }
    return Self.packed(result)
  }

  /// Clamps a value to 0...1; NaN becomes 0.
  @inline(__always)
  private func unit(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }

  /// Returns the premultiplied pixel of a straight color, whose components are 0 to 1.
  @inline(__always)
  private static func packed(_ color: SIMD4<Float>) -> UInt32 {
    let scale = color.w * 255
    // In a Float of at least 2^23, the low bits are a whole number, rounded to nearest.
    let scaled = SIMD4(color.x * scale, color.y * scale, color.z * scale, scale) + 8_388_608
    let bytes = unsafeBitCast(scaled, to: SIMD4<UInt32>.self) & SIMD4(repeating: 255)
    return bytes.x | bytes.y &<< 8 | bytes.z &<< 16 | bytes.w &<< 24
  }
}
