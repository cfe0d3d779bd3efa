import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// The matrices of the color effects, for straight, gamma-encoded sRGB components.
///
/// The matrices of saturation and hue are those of `saturate` and `hueRotate` in the W3C's "Filter
/// Effects Module Level 1". Their luminance coefficients are those of ITU-R BT.709 to four digits.
extension DisplayList.ColorMatrix {
  /// The weights of red, green, blue and alpha in luminance.
  private static let luminance: SIMD4<Float> = [0.2126, 0.7152, 0.0722, 0]

  /// Adds an amount to each color component.
  package static func brightness(_ amount: Double) -> Self {
    let amount = Float(amount)
    return Self(bias: [amount, amount, amount, 0])
  }

  /// Multiplies the distance of each color from middle gray by the amount; a negative amount also
  /// inverts the colors.
  package static func contrast(_ amount: Double) -> Self {
    let amount = Float(amount)
    let shift = (1 - amount) / 2
    return Self(
      red: [amount, 0, 0, 0], green: [0, amount, 0, 0], blue: [0, 0, amount, 0],
      bias: [shift, shift, shift, 0])
  }

  /// Multiplies the distance of each color from the gray of the same luminance by the amount; a
  /// negative amount counts as 0.
  package static func saturation(_ amount: Double) -> Self {
    let amount = max(Float(amount), 0)
    let gray = luminance * (1 - amount)
    return Self(
      red: gray + [amount, 0, 0, 0], green: gray + [0, amount, 0, 0],
      blue: gray + [0, 0, amount, 0])
  }

  /// Fades colors to gray: 0 changes nothing, 1 or more leaves only gray.
  package static func grayscale(_ amount: Double) -> Self { saturation(1 - min(amount, 1)) }

  /// Rotates hues about the gray axis.
  package static func hueRotation(_ angle: Angle) -> Self {
    let (sine, cosine) = (Float(sin(angle.radians)), Float(cos(angle.radians)))
    let gray = luminance * (1 - cosine)
    let red: SIMD4<Float> = [-0.2126, -0.7152, 0.9278, 0]
    let green: SIMD4<Float> = [0.143, 0.140, -0.283, 0]
    let blue: SIMD4<Float> = [-0.7874, 0.7152, 0.0722, 0]
    return Self(
      red: gray + sine * red + [cosine, 0, 0, 0],
      green: gray + sine * green + [0, cosine, 0, 0],
      blue: gray + sine * blue + [0, 0, cosine, 0])
  }

  /// Multiplies a color by another color, component by component: red, green, blue, and alpha.
  package static func colorMultiply(_ color: PaintColor) -> Self {
    Self(
      red: [color.red, 0, 0, 0], green: [0, color.green, 0, 0], blue: [0, 0, color.blue, 0],
      alpha: [0, 0, 0, color.alpha])
  }

  /// Mixes each color component with its inverse: 0 changes nothing, 1 (the default) inverts the
  /// colors.
  package static func colorInvert(_ amount: Double = 1) -> Self {
    let amount = Float(amount)
    let factor = 1 - 2 * amount
    return Self(
      red: [factor, 0, 0, 0], green: [0, factor, 0, 0], blue: [0, 0, factor, 0],
      bias: [amount, amount, amount, 0])
  }

  /// Replaces the color by black and the alpha by the luminance.
  package static var luminanceToAlpha: Self {
    Self(red: .zero, green: .zero, blue: .zero, alpha: luminance)
  }
}
