import Foundation
import ZoetropeGeometry

/// Where a path ends up on the canvas, before it is flattened.
struct DevicePath {
  /// The smallest and the largest coordinates of the control points, in subpixels.
  var low: SIMD2<Double>
  var high: SIMD2<Double>

  /// The pixels that the control points' box touches, confined to `window`.
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

  /// Whether some point needs clipping before it fits fixed point.
  var isLarge: Bool {
    min(low.x, low.y) < -SnapGrid.exactLimit || max(high.x, high.y) > SnapGrid.exactLimit
  }

  /// Whether the numbers are neither NaN nor infinite.
  var isFinite: Bool { (low + high) * 0 == .zero }

  /// Transforms and snaps a path's points into `points`, in subpixels.
  ///
  /// Returns nil where nothing can be drawn: no points, or one that is not finite.
  static func place(
    _ path: Path, _ transform: CGAffineTransform, scale: Double,
    into points: inout ScratchBuffer<SIMD2<Double>>
  ) -> DevicePath? {
    path.points.withUnsafeBufferPointer {
      place($0, transform, scale: scale, into: &points)
    }
  }

  /// The same for points of any path.
  @inline(__always)
  static func place(
    _ source: UnsafeBufferPointer<CGPoint>, _ transform: CGAffineTransform, scale: Double,
    into points: inout ScratchBuffer<SIMD2<Double>>
  ) -> DevicePath? {
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
    return poison == .zero ? DevicePath(low: low, high: high) : nil
  }
}

/// A rectangle with upright sides, in fixed point.
struct FixedBox: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// The pixels that it touches.
  var pixels: PixelRect {
    let bits = FixedPoint.fractionBits
    return PixelRect(
      left: left >> bits, top: top >> bits, right: (right + FixedPoint.mask) >> bits,
      bottom: (bottom + FixedPoint.mask) >> bits)
  }

  /// Whether its sides lie between pixels.
  var isAligned: Bool { (left | top | right | bottom) & FixedPoint.mask == 0 }

  /// The box of those pixels whose centres are inside; centres on the left and top sides are.
  var roundedToCenters: FixedBox {
    func round(_ value: Int) -> Int { (value + FixedPoint.one / 2 - 1) & ~FixedPoint.mask }
    return FixedBox(
      left: round(left), top: round(top), right: round(right), bottom: round(bottom))
  }

  /// The box that a transformed path is, or nil where it is any other shape.
  init?(verbs: [Path.Verb], points: UnsafeMutablePointer<SIMD2<Double>>) {
    guard let lines = Self.lineCount(verbs) else { return nil }
    let (p0, p1, p2, p3) = (points[0], points[1], points[2], points[3])
    if lines == 4 && points[4] != p0 { return nil }
    let flatFirst = p0.y == p1.y && p1.x == p2.x && p2.y == p3.y && p3.x == p0.x
    let steepFirst = p0.x == p1.x && p1.y == p2.y && p2.x == p3.x && p3.y == p0.y
    guard flatFirst || steepFirst else { return nil }
    left = Int(SnapGrid.fixed(min(p0.x, p2.x)))
    top = Int(SnapGrid.fixed(min(p0.y, p2.y)))
    right = Int(SnapGrid.fixed(max(p0.x, p2.x)))
    bottom = Int(SnapGrid.fixed(max(p0.y, p2.y)))
  }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Three or four where the path is one move and so many lines, closed or not.
  private static func lineCount(_ verbs: [Path.Verb]) -> Int? {
    guard verbs.count >= 4, verbs.count <= 6, verbs[0] == .move else { return nil }
    let lines = verbs.count - (verbs[verbs.count - 1] == .close ? 2 : 1)
    guard lines == 3 || lines == 4 else { return nil }
    for index in 1...lines where verbs[index] != .line { return nil }
    return lines
  }
}
