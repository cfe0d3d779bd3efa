import Foundation
import ZoetropeGeometry

/// The bounds of a path's control points on the canvas, before the path is flattened.
struct DeviceBounds {
  /// The smallest coordinates of the points, in subpixels (see ``SnapGrid``); `high` holds the
  /// largest ones.
  var low: SIMD2<Double>
  var high: SIMD2<Double>

  /// Returns the rectangle of the pixels in `window` that the bounds touch.
  func pixels(in window: PixelRect) -> PixelRect {
    func clamp(_ value: Double, _ low: Int, _ high: Int) -> Int {
      Int(min(max(value, Double(low)), Double(high)))
    }
    let unit = SnapGrid.unitsPerPixel
    return PixelRect(
      left: clamp((low.x / unit).rounded(.down), window.left, window.right),
      top: clamp((low.y / unit).rounded(.down), window.top, window.bottom),
      right: clamp((high.x / unit).rounded(.up), window.left, window.right),
      bottom: clamp((high.y / unit).rounded(.up), window.top, window.bottom)
    ).intersection(window)
  }

  /// Whether the magnitude of a coordinate exceeds ``SnapGrid/exactLimit``. Lines must then be
  /// clipped before they are converted to fixed point.
  var isLarge: Bool {
    min(low.x, low.y) < -SnapGrid.exactLimit || max(high.x, high.y) > SnapGrid.exactLimit
  }

  /// Whether all coordinates are finite.
  var isFinite: Bool { (low + high) * 0 == .zero }

  /// Transforms a path's points, rounds them to whole subpixels and stores them in `points`.
  ///
  /// - Returns: The bounds of the rounded points; nil if there are no points, or if a point is not
  ///   finite.
  static func place(
    _ path: Path, _ transform: CGAffineTransform, scale: Double,
    into points: inout ScratchBuffer<SIMD2<Double>>
  ) -> DeviceBounds? {
    path.points.withUnsafeBufferPointer {
      place($0, transform, scale: scale, into: &points)
    }
  }

  /// Transforms points, rounds them to whole subpixels and stores them in `points`. Returns the
  /// bounds of the rounded points; nil if there are no points, or if a point is not finite.
  @inline(__always)
  static func place(
    _ source: UnsafeBufferPointer<CGPoint>, _ transform: CGAffineTransform, scale: Double,
    into points: inout ScratchBuffer<SIMD2<Double>>
  ) -> DeviceBounds? {
    if source.isEmpty { return nil }
    let unit = scale * SnapGrid.unitsPerPixel
    let column0 = SIMD2(Double(transform.a), Double(transform.b)) * unit
    let column1 = SIMD2(Double(transform.c), Double(transform.d)) * unit
    let offset = SIMD2(Double(transform.tx), Double(transform.ty)) * unit
    points.setCount(source.count)
    let out = points.base
    var low = SIMD2(repeating: Double.infinity)
    var high = -low
    var poison = SIMD2<Double>.zero
    let limit = SIMD2(repeating: SnapGrid.limit)
    for index in 0..<source.count {
      let point = source[index]
      let raw = column0 * Double(point.x) + column1 * Double(point.y) + offset
      poison += raw * 0
      let bounded = pointwiseMin(pointwiseMax(raw, -limit), limit)
      let placed = SnapGrid.snapped(bounded)
      low = pointwiseMin(low, placed)
      high = pointwiseMax(high, placed)
      out[index] = placed
    }
    return poison == .zero ? DeviceBounds(low: low, high: high) : nil
  }
}
