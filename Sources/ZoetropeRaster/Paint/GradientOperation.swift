import ZoetropeDisplayList

/// The gradient with which an operation is painted.
struct GradientOperation {
  let paint: GradientPaint
  let plan: GradientPlan
  /// The opacity of the gradient, 0 to 1.
  var opacity: Float = 1
  var ramp = GradientRamp()
}
