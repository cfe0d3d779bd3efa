/// A color of a ramp, its location, and how it blends into the next one.
struct RampStop {
  /// The color, straight sRGB, 0 to 1.
  var color: SIMD4<Double>
  /// The location; never less than that of the stop before.
  var location: Double
  /// Whether a table with ``GradientRamp/binCount`` bins may be used up to the next stop.
  var isGentle = true
}
