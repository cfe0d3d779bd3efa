import Foundation
import ZoetropeDisplayList

extension Color {
  /// A color as numbers: linear sRGB components and straight alpha. Animations interpolate these
  /// numbers.
  public struct Resolved: Hashable, Sendable, CustomStringConvertible, Codable {
    /// The linear red component; from 0 to 1 inside the sRGB gamut.
    public var linearRed: Float
    /// The linear green component; from 0 to 1 inside the sRGB gamut.
    public var linearGreen: Float
    /// The linear blue component; from 0 to 1 inside the sRGB gamut.
    public var linearBlue: Float
    /// The straight alpha, from 0 for transparent to 1 for opaque.
    public var opacity: Float

    /// Creates a color from its components.
    ///
    /// - Parameters:
    ///   - colorSpace: The color space of the components. Default: sRGB.
    ///   - red: The red component, from 0 to 1.
    ///   - green: The green component, from 0 to 1.
    ///   - blue: The blue component, from 0 to 1.
    ///   - opacity: The straight alpha, from 0 to 1. Default: 1.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.opacity = opacity
      switch colorSpace {
      case .sRGBLinear:
        (linearRed, linearGreen, linearBlue) = (red, green, blue)
      case .sRGB:
        (linearRed, linearGreen, linearBlue) = (
          Self.linear(red), Self.linear(green), Self.linear(blue)
        )
      case .displayP3:
        // The conversion from P3 primaries to sRGB primaries. The white point of P3 and of sRGB is
        // D65 (SMPTE EG 432-1, IEC 61966-2-1).
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        linearRed = 1.2249402 * r - 0.2249402 * g
        linearGreen = -0.0420570 * r + 1.0420570 * g
        linearBlue = -0.0196376 * r - 0.0786361 * g + 1.0982735 * b
      }
    }

    /// The gamma-encoded sRGB red component.
    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }
    /// The gamma-encoded sRGB green component.
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }
    /// The gamma-encoded sRGB blue component.
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// The gamma-encoded components and the alpha, each as two hexadecimal digits: `#RRGGBBAA`.
    public var description: String {
      let bytes = [red, green, blue, opacity].map {
        UInt8(max(0, min(255, ($0 * 255).rounded())))
      }
      return "#" + bytes.map { String(format: "%02X", $0) }.joined()
    }

    /// The color in the form that the rasterizer uses: gamma-encoded sRGB components with straight
    /// alpha. Components that are not finite count as 0.
    var paint: PaintColor {
      let paint = PaintColor(red: red, green: green, blue: blue, alpha: opacity)
      if (paint.red + paint.green + paint.blue + paint.alpha).isFinite { return paint }
      func finite(_ component: Float) -> Float { component.isFinite ? component : 0 }
      return PaintColor(
        red: finite(red), green: finite(green), blue: finite(blue), alpha: finite(opacity))
    }

    /// Converts a gamma-encoded component to a linear one with the transfer function of IEC
    /// 61966-2-1. The function is extended to negative components as an odd function:
    /// `f(-x) = -f(x)`.
    static func linear(_ encoded: Float) -> Float {
      let x = Double(abs(encoded))
      let y = x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
      return Float(encoded < 0 ? -y : y)
    }

    /// Converts a linear component to a gamma-encoded one: the inverse of ``linear(_:)``.
    static func encoded(_ linear: Float) -> Float {
      let x = Double(abs(linear))
      let y = x <= 0.0031308 ? x * 12.92 : 1.055 * pow(x, 1 / 2.4) - 0.055
      return Float(linear < 0 ? -y : y)
    }
  }
}

extension Color.Resolved: Animatable {
  /// The factor that converts color components to the scale of ``animatableData``. A spring
  /// animation ends when its speed falls below a threshold chosen for lengths in points. Components
  /// are much smaller than such lengths, so they are multiplied by this factor.
  private static var unit: Float { 128 }

  /// The linear red, green and blue components and the alpha, each times 128.
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      AnimatablePair(
        linearRed * Self.unit,
        AnimatablePair(
          linearGreen * Self.unit, AnimatablePair(linearBlue * Self.unit, opacity * Self.unit)))
    }
    set {
      linearRed = newValue.first / Self.unit
      linearGreen = newValue.second.first / Self.unit
      linearBlue = newValue.second.second.first / Self.unit
      opacity = newValue.second.second.second / Self.unit
    }
  }
}

extension Color.Resolved {
  /// Returns the color with its opacity multiplied by the given factor. The factor is clamped to
  /// 0...1.
  func faded(by opacity: Double) -> Color.Resolved {
    if opacity >= 1 { return self }
    var color = self
    color.opacity *= Float(max(opacity, 0))
    return color
  }
}
