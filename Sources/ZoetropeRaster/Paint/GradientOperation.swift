import ZoetropeDisplayList

/// A gradient that an operation is coloured with.
struct GradientOperation {
  let paint: GradientPaint
  let plan: GradientPlan
  /// How strongly it is painted, 0 to 1.
  var opacity: Float = 1
  var ramp = GradientRamp()
}
