import Foundation
import ZoetropeGeometry

/// The scale and the visible part of a layer that will be projected.
struct ProjectionPlan {
  /// The largest factor by which the scale of a layer is raised to match the magnification of its
  /// projection.
  static let mostMagnified = 2.0
  /// The fourth root of 2. Magnifications are rounded up to powers of this number.
  private static let step = 2.0.squareRoot().squareRoot()
  /// The largest number of pixels of a layer. A larger window raises this limit to the window's own
  /// number of pixels.
  static let mostPixels = 1 << 26

  /// The number of pixels in a point of the layer.
  let scale: Double
  /// The visible part of the layer, in the layer's own pixels.
  let visible: PixelRect
  /// The mapping from the layer's pixels to those of the window.
  let matrix: ProjectionTransform

  /// Plans a projected layer.
  ///
  /// - Parameters:
  ///   - projection: The projection from points of the layer to points of the enclosing surface.
  ///   - magnification: The number of the layer's pixels for each pixel of the enclosing surface,
  ///     along each axis.
  ///   - scale: The number of pixels in a point of the enclosing surface.
  ///   - window: The visible pixels of the enclosing surface.
  init(
    _ projection: ProjectionTransform, magnification: Double, scale: Double, window: PixelRect
  ) {
    self.scale = scale * magnification
    let inwards = CGAffineTransform(
      a: 1 / self.scale, b: 0, c: 0, d: 1 / self.scale, tx: 0, ty: 0)
    let outwards = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    matrix = ProjectionTransform(inwards).concatenating(projection)
      .concatenating(ProjectionTransform(outwards))
    visible = Self.source(of: window, matrix, magnification)
  }

  /// Returns the largest magnification of a corner of the content, clamped to 1 ... `most`. A layer
  /// is drawn at this magnification, so that parts close to the eye stay sharp.
  ///
  /// The magnification is rounded up to a power of the fourth root of 2. The flat picture of a
  /// layer that turns therefore stays the same for many frames; see ``FlatPictures``.
  static func magnification(
    _ m: ProjectionTransform, _ content: LayerContent, most: Double = mostMagnified
  ) -> Double {
    guard let extent = content.extent else { return 1 }
    var largest = 1.0
    for x in [extent.low.x, extent.high.x] {
      for y in [extent.low.y, extent.high.y] {
        let w = x * Double(m.m13) + y * Double(m.m23) + Double(m.m33)
        // The corner is behind the eye. The content may then be arbitrarily close to the eye.
        guard w > 1e-6 else { return most }
        let px = (x * Double(m.m11) + y * Double(m.m21) + Double(m.m31)) / w
        let py = (x * Double(m.m12) + y * Double(m.m22) + Double(m.m32)) / w
        let dx = SIMD2(
          (Double(m.m11) - px * Double(m.m13)) / w, (Double(m.m12) - py * Double(m.m13)) / w)
        let dy = SIMD2(
          (Double(m.m21) - px * Double(m.m23)) / w, (Double(m.m22) - py * Double(m.m23)) / w)
        largest = max(largest, longest(dx, dy))
      }
    }
    guard largest.isFinite else { return 1 }
    var step = 1.0
    while step < min(largest, most) * 0.999 { step *= Self.step }
    return min(step, most)
  }

  /// Returns the largest factor by which the matrix with the columns `x` and `y` lengthens a
  /// vector. This factor is the larger singular value.
  private static func longest(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double {
    let (a, b, c) = ((x * x).sum(), (x * y).sum(), (y * y).sum())
    let root = ((a - c) * (a - c) / 4 + b * b).squareRoot()
    return ((a + c) / 2 + root).squareRoot()
  }

  /// Returns the bounds of the layer's pixels that lie in front of the eye and appear in the
  /// window. The bounds are computed from the window's corners, mapped back to the layer.
  private static func source(
    of window: PixelRect, _ matrix: ProjectionTransform, _ magnification: Double
  ) -> PixelRect {
    var inverse = matrix
    guard inverse.invert() else { return .empty }
    let corners = [
      (window.left, window.top), (window.right, window.top), (window.right, window.bottom),
      (window.left, window.bottom),
    ].map { corner in
      let (x, y) = (CGFloat(corner.0), CGFloat(corner.1))
      return SIMD3(
        Double(x * inverse.m11 + y * inverse.m21 + inverse.m31),
        Double(x * inverse.m12 + y * inverse.m22 + inverse.m32),
        Double(x * inverse.m13 + y * inverse.m23 + inverse.m33))
    }
    var low = SIMD2(repeating: Double.infinity)
    var high = -low
    for point in inFront(corners) {
      let place = SIMD2(point.x, point.y) / point.z
      if (place * 0).sum() != 0 { continue }
      low = pointwiseMin(low, place)
      high = pointwiseMax(high, place)
    }
    guard low.x <= high.x else { return .empty }
    let bound = SIMD2(repeating: Double(PixelRect.farthest))
    low = pointwiseMax(pointwiseMin(low, bound), -bound)
    high = pointwiseMax(pointwiseMin(high, bound), -bound)
    let rect = PixelRect(
      left: Int(low.x.rounded(.down)) - 2, top: Int(low.y.rounded(.down)) - 2,
      right: Int(high.x.rounded(.up)) + 2, bottom: Int(high.y.rounded(.up)) + 2)
    if rect.area <= max(mostPixels, window.area) { return rect }
    // Towards the horizon, the visible part of the layer has no end. Pixels far from the position
    // of the window without the projection are therefore left out.
    func scaled(_ value: Int) -> Int { Int((Double(value) * magnification).rounded()) }
    let around = PixelRect(
      left: scaled(window.left), top: scaled(window.top), right: scaled(window.right),
      bottom: scaled(window.bottom))
    return rect.intersection(Surface.limit(around))
  }

  /// Clips a polygon to the part in front of the eye. In this part, the third coordinate of each
  /// point is at least a millionth of the largest third coordinate of a corner.
  private static func inFront(_ corners: [SIMD3<Double>]) -> [SIMD3<Double>] {
    let nearest = (corners.map(\.z).max() ?? 0) * 1e-6
    guard nearest > 0 else { return [] }
    var result: [SIMD3<Double>] = []
    for (index, a) in corners.enumerated() {
      let b = corners[(index + 1) % corners.count]
      if a.z >= nearest { result.append(a) }
      if (a.z >= nearest) != (b.z >= nearest) {
        result.append(a + (b - a) * ((nearest - a.z) / (b.z - a.z)))
      }
    }
    return result
  }
}
