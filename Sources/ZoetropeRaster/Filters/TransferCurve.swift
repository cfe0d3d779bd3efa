/// The transfer function of sRGB (IEC 61966-2-1), between encoded components and linear light, both
/// 0 to 1.
///
/// Both directions are tables with linear interpolation, which differ from the function by a few
/// millionths. The table for encoding is indexed by the square root of the light, because the
/// encoded value is nearly a linear function of that root.
struct TransferCurve {
  private let toLinear: UnsafePointer<Float>
  private let fromRoot: UnsafePointer<Float>

  private static let steps = 1024

  /// Decodes an sRGB component to linear light.
  @inline(__always)
  func linear(_ component: Float) -> Float { Self.value(component, toLinear) }

  /// Encodes linear light as an sRGB component.
  @inline(__always)
  func encoded(_ light: Float) -> Float { Self.value(light.squareRoot(), fromRoot) }

  /// Calls a closure with the transfer curve, which is valid only during the call.
  static func use<Result>(_ body: (TransferCurve) -> Result) -> Result {
    linears.withUnsafeBufferPointer { linears in
      encodeds.withUnsafeBufferPointer { encodeds in
        guard let toLinear = linears.baseAddress, let fromRoot = encodeds.baseAddress else {
          preconditionFailure("the tables are not empty")
        }
        return body(TransferCurve(toLinear: toLinear, fromRoot: fromRoot))
      }
    }
  }

  private static let linears = (0...steps + 1).map { index in
    let encoded = Double(index) / Double(steps)
    if encoded <= 0.04045 { return Float(encoded / 12.92) }
    // The exponent 2.4 is 12 / 5: the fifth root is raised to the power of 12.
    let fifth = PortableMath.root((encoded + 0.055) / 1.055, degree: 5)
    let cube = fifth * fifth * fifth
    return Float(cube * cube * cube * cube)
  }

  private static let encodeds = (0...steps + 1).map { index in
    let root = Double(index) / Double(steps)
    if root * root <= 0.0031308 { return Float(root * root * 12.92) }
    // The light is the square of `root`. Its exponent 1 / 2.4 is therefore the exponent 5 / 6 of
    // `root`: the sixth root is raised to the power of 5.
    let sixth = PortableMath.root(root, degree: 6)
    return Float(1.055 * sixth * sixth * sixth * sixth * sixth - 0.055)
  }

  @inline(__always)
  private static func value(_ place: Float, _ table: UnsafePointer<Float>) -> Float {
    let scaled = min(max(place, 0), 1) * 1024
    let index = Int(scaled)
    let fraction = scaled - Float(index)
    return table[index] + fraction * (table[index &+ 1] - table[index])
  }
}
