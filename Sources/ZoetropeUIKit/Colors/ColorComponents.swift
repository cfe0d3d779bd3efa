import Foundation
import Zoetrope

/// The gamma-encoded sRGB components and the straight alpha of a color. Components outside of 0...1
/// lie outside of the sRGB gamut.
struct ColorComponents: Hashable, Sendable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  /// Returns the components of black with a given alpha.
  static func black(alpha: CGFloat) -> ColorComponents {
    ColorComponents(red: 0, green: 0, blue: 0, alpha: alpha)
  }
}

extension ColorComponents {
  /// Creates components from `0xRRGGBB` and an alpha.
  init(_ rgb: UInt32, alpha: CGFloat = 1) {
    func component(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }

  /// Creates the components of a resolved SwiftUI color.
  init(_ color: Color.Resolved) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.opacity))
  }

  /// Creates components from a hue, a saturation and a brightness, each clamped to 0...1.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func clamped(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
    let sector = clamped(hue) * 6
    func component(_ offset: CGFloat) -> CGFloat {
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return clamped(brightness) * (1 - clamped(saturation) * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// The hue, the saturation and the brightness. The hue is a fraction of a full turn, and 0 for a
  /// gray.
  var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let (low, high) = (min(red, green, blue), max(red, green, blue))
    let span = high - low
    guard span > 0 else { return (0, 0, high) }
    let sector: CGFloat
    if high == red {
      sector = (green - blue) / span
    } else if high == green {
      sector = 2 + (blue - red) / span
    } else {
      sector = 4 + (red - green) / span
    }
    return ((sector < 0 ? sector + 6 : sector) / 6, high > 0 ? span / high : 0, high)
  }

  /// Whether red, green and blue are equal.
  var isGray: Bool { red == green && green == blue }

  /// The components as a resolved SwiftUI color.
  var resolved: Color.Resolved {
    Color.Resolved(
      red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }
}
