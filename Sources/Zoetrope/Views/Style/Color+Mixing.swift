import Foundation

extension Color {
  /// Returns a mixture of this color and another one.
  ///
  /// The colors are weighted by their opacity. A fully transparent color therefore changes only the
  /// opacity of the mixture.
  ///
  /// - Parameters:
  ///   - rhs: The other color.
  ///   - fraction: The share of the other color, clamped to 0...1.
  ///   - colorSpace: The color space in which the colors are interpolated. Default:
  ///     ``Gradient/ColorSpace/perceptual``.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(self, rhs, fraction, colorSpace))
  }
}

extension Color.Resolved {
  /// Returns a mixture of this color and another one. The fraction is the share of the other color,
  /// clamped to 0...1; NaN counts as 0.
  func mixed(
    with other: Color.Resolved, by fraction: Double, in space: Gradient.ColorSpace
  ) -> Color.Resolved {
    let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    let opacity = self.opacity + (other.opacity - self.opacity) * Float(fraction)
    // The weight of the other color's red, green and blue components: the other color's share in
    // the opacity of the mixture.
    let share = opacity > 0 ? Double(other.opacity) * fraction / Double(opacity) : fraction
    func mixed(_ a: Float, _ b: Float) -> Float { a + (b - a) * Float(share) }
    switch space.interpolation {
    case .perceptual:
      return Color.Resolved(Oklab(self).mixed(with: Oklab(other), by: share), opacity: opacity)
    case .device:
      return Color.Resolved(
        red: mixed(red, other.red), green: mixed(green, other.green),
        blue: mixed(blue, other.blue), opacity: opacity)
    case .linear:
      return Color.Resolved(
        colorSpace: .sRGBLinear, red: mixed(linearRed, other.linearRed),
        green: mixed(linearGreen, other.linearGreen), blue: mixed(linearBlue, other.linearBlue),
        opacity: opacity)
    }
  }
}
