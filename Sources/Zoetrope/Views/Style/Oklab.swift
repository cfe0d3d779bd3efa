import Foundation

/// A color in Oklab: a lightness from 0 to 1, and positions on two opponent axes centered on 0.
///
/// Björn Ottosson, "A perceptual color space for image processing", 2020.
struct Oklab: Equatable {
  var lightness: Double
  /// The position on the axis from green (negative) to red (positive).
  var a: Double
  /// The position on the axis from blue (negative) to yellow (positive).
  var b: Double

  init(_ color: Color.Resolved) {
    let (red, green, blue) = (
      Double(color.linearRed), Double(color.linearGreen), Double(color.linearBlue)
    )
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// Interpolates linearly between this color (fraction 0) and another one (fraction 1).
  func mixed(with other: Oklab, by fraction: Double) -> Oklab {
    var mixed = self
    mixed.lightness += (other.lightness - lightness) * fraction
    mixed.a += (other.a - a) * fraction
    mixed.b += (other.b - b) * fraction
    return mixed
  }
}

extension Color.Resolved {
  /// Converts a color from Oklab. The result may lie outside of the sRGB gamut.
  init(_ lab: Oklab, opacity: Float) {
    func cube(_ x: Double) -> Double { x * x * x }
    let l = cube(lab.lightness + 0.3963377774 * lab.a + 0.2158037573 * lab.b)
    let m = cube(lab.lightness - 0.1055613458 * lab.a - 0.0638541728 * lab.b)
    let s = cube(lab.lightness - 0.0894841775 * lab.a - 1.2914855480 * lab.b)
    self.init(
      colorSpace: .sRGBLinear,
      red: Float(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: Float(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: Float(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), opacity: opacity)
  }
}
