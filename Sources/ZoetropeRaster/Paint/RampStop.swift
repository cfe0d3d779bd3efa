/// A colour of a ramp, where it is, and how colours go on to the next one.
struct RampStop {
  /// Straight sRGB, 0 to 1.
  var color: SIMD4<Double>
  /// Never less than that of the stop before.
  var location: Double
  /// Whether a table with ``GradientRamp/binCount`` entries may be used up to the next stop.
  var isGentle = true
}
