import ZoetropeDisplayList

/// A gradient that an operation is painted with.
struct GradientOperation {
  let paint: GradientPaint
  let plan: GradientPlan
  /// The opacity of the gradient, 0 to 1.
  var opacity: Float = 1
  var ramp = GradientRamp()
}
