import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// The mapping of a filter's lengths, such as radii and offsets, from the filter's own space to
/// pixels.
struct FilterSpace {
  private let x: SIMD2<Double>
  private let y: SIMD2<Double>

  init(_ transform: CGAffineTransform, scale: Double) {
    x = SIMD2(Double(transform.a), Double(transform.b)) * scale
    y = SIMD2(Double(transform.c), Double(transform.d)) * scale
  }

  /// Returns the filters with their lengths in pixels. The result omits filters that change
  /// nothing, and filters with numbers that are not finite.
  func steps(_ filters: [DisplayList.Filter]) -> [FilterStep] { filters.compactMap(step) }

  private func step(_ filter: DisplayList.Filter) -> FilterStep? {
    switch filter {
    case .colorMatrix, .alphaThreshold: return PointFilter(filter).map { .point($0) }
    case .blur(let blur):
      guard let sigma = sigma(blur.radius) else { return nil }
      let kernel = GaussianBlur(sigmaX: sigma.x, sigmaY: sigma.y)
      return kernel.isIdentity ? nil : .blur(kernel, isOpaque: blur.isOpaque)
    case .shadow(let shadow): return step(shadow).map { .shadow($0) }
    }
  }

  /// Returns a shadow with its lengths in pixels; nil if one of its numbers is not finite.
  func step(_ shadow: DisplayList.Shadow) -> ShadowStep? {
    guard let sigma = sigma(shadow.radius), let offset = offset(shadow.offset) else { return nil }
    let color = shadow.color
    return ShadowStep(
      color: SIMD4(color.red, color.green, color.blue, color.alpha),
      blur: GaussianBlur(
        sigmaX: sigma.x, sigmaY: sigma.y, offsetX: offset.x, offsetY: offset.y),
      sigma: sigma, offset: offset, kind: shadow.kind, blendMode: shadow.blendMode,
      isAlone: shadow.isAlone)
  }

  /// Returns the standard deviations of a blur in pixels, `x` along rows and `y` along columns; nil
  /// if they are not finite. `radius` is the standard deviation in the filter's space. If that
  /// space is both rotated and stretched, the correlation between the two directions is neglected.
  func sigma(_ radius: Double) -> SIMD2<Double>? {
    let spread = (x * x + y * y).squareRoot() * max(radius, 0)
    guard (spread * 0).sum() == 0 else { return nil }
    return pointwiseMin(spread, SIMD2(repeating: GaussianBlur.largestSigma))
  }

  private func offset(_ offset: CGSize) -> SIMD2<Double>? {
    let pixels = x * Double(offset.width) + y * Double(offset.height)
    guard (pixels * 0).sum() == 0 else { return nil }
    let bound = SIMD2(repeating: Double(PixelRect.farthest))
    let limited = pointwiseMin(pointwiseMax(pixels, -bound), bound)
    return (limited * 256).rounded(.toNearestOrEven) / 256
  }
}
