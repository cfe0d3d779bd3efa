/// The parameter of a linear gradient under a projection. It is the first coordinate in a plane
/// whose x axis runs from the start of the gradient to its end.
struct ProjectedLinearParameter: PolarParameter {
  let plane: GradientPlane

  @inline(__always)
  func values(_ u: SIMD8<Float>, _ v: SIMD8<Float>) -> SIMD8<Float> { u }
}
