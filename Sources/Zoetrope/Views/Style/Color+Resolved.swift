import Foundation
import ZoetropeDisplayList

extension Color {
  /// A colour as numbers. It interpolates in proportion to light, with straight alpha.
  public struct Resolved: Hashable, Sendable, CustomStringConvertible, Codable {
    /// Light from 0 to 1; other values lie outside of sRGB.
    public var linearRed: Float
    /// Light from 0 to 1; other values lie outside of sRGB.
    public var linearGreen: Float
    /// Light from 0 to 1; other values lie outside of sRGB.
    public var linearBlue: Float
    /// From 0, nothing, to 1.
    public var opacity: Float

    /// A colour of the given components.
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
        // P3 primaries to sRGB primaries, both with white D65 (SMPTE EG 432-1, IEC 61966-2-1).
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        linearRed = 1.2249402 * r - 0.2249402 * g
        linearGreen = -0.0420570 * r + 1.0420570 * g
        linearBlue = -0.0196376 * r - 0.0786361 * g + 1.0982735 * b
      }
    }

    /// The component as displays take it.
    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }
    /// The component as displays take it.
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }
    /// The component as displays take it.
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// The components as hexadecimal digits, `#RRGGBBAA`.
    public var description: String {
      let bytes = [red, green, blue, opacity].map {
        UInt8(max(0, min(255, ($0 * 255).rounded())))
      }
      return "#" + bytes.map { String(format: "%02X", $0) }.joined()
    }

    /// What the rasterizer paints with; components that are no finite numbers count as 0.
    var paint: PaintColor {
      let paint = PaintColor(red: red, green: green, blue: blue, alpha: opacity)
      if (paint.red + paint.green + paint.blue + paint.alpha).isFinite { return paint }
      func finite(_ component: Float) -> Float { component.isFinite ? component : 0 }
      return PaintColor(
        red: finite(red), green: finite(green), blue: finite(blue), alpha: finite(opacity))
    }

    /// The transfer function of IEC 61966-2-1, mirrored for negative values.
    static func linear(_ encoded: Float) -> Float {
      let x = Double(abs(encoded))
      let y = x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
      return Float(encoded < 0 ? -y : y)
    }

    /// The inverse of ``linear(_:)``.
    static func encoded(_ linear: Float) -> Float {
      let x = Double(abs(linear))
      let y = x <= 0.0031308 ? x * 12.92 : 1.055 * pow(x, 1 / 2.4) - 0.055
      return Float(linear < 0 ? -y : y)
    }
  }
}

extension Color.Resolved: Animatable {
  /// How much larger the animated numbers are, so that a spring's thresholds suit them.
  private static var unit: Float { 128 }

  /// Red, green, blue and opacity in proportion to light, times 128.
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
  /// Returns the color with its opacity multiplied by a factor, clamped to 0...1.
  func faded(by opacity: Double) -> Color.Resolved {
    if opacity >= 1 { return self }
    var color = self
    color.opacity *= Float(max(opacity, 0))
    return color
  }
}
