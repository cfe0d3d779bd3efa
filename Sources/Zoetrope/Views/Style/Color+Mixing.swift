import Foundation

extension Color {
  /// The colour mixed with another one.
  ///
  /// Colours are weighted by their opacity, so that nothing of what is invisible shows.
  ///
  /// - Parameters:
  ///   - rhs: The other colour.
  ///   - fraction: How much of it there is, from 0 to 1.
  ///   - colorSpace: Where colours are mixed. Default: as people see them.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixed(self, rhs, fraction, colorSpace))
  }
}

extension Color.Resolved {
  /// The colour mixed with another one.
  func mixed(
    with other: Color.Resolved, by fraction: Double, in space: Gradient.ColorSpace
  ) -> Color.Resolved {
    let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    let opacity = self.opacity + (other.opacity - self.opacity) * Float(fraction)
    // How much of the colour, apart from its opacity, is the other one's.
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
