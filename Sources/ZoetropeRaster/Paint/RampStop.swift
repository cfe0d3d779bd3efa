/// A color of a ramp at its location. ``isGentle`` tells whether the colors change slowly up to the
/// next stop.
struct RampStop {
  /// The color in sRGB, with straight alpha. Its components are 0 to 1.
  var color: SIMD4<Double>
  /// The parameter at which the ramp has this color. It is never less than the location of the
  /// previous stop.
  var location: Double
  /// Whether the color changes so slowly up to the next stop that a table with
  /// ``GradientRamp/binCount`` bins may be used.
  var isGentle = true
}
