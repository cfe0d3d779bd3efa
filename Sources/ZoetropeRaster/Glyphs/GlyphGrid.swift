import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// The transform of one glyph run from ems to the pixel grid.
///
/// A glyph's outline is transformed by the linear part of the transform alone and rounded to
/// ``SnapGrid``. It is then moved to the glyph's origin, which is rounded to a grid of
/// ``DisplayList/GlyphRun/phasesPerPixel`` steps per pixel. The points of the outline and the
/// origin are whole numbers of subpixels. A glyph's coverage therefore depends only on its outline,
/// on the linear part, and on the phase, which is the origin's position within a pixel. Equal
/// glyphs at equal phases give equal pixels.
struct GlyphGrid {
  /// The vector (1 em, 0), mapped to the canvas, in subpixels; `column1` is the mapped vector
  /// (0, 1 em).
  let column0: SIMD2<Double>
  let column1: SIMD2<Double>
  /// The vector (1 point, 0) of the run's space, mapped to the canvas. `step1` is the mapped vector
  /// (0, 1 point), and `offset` is the mapped origin of the space. The unit is a step of the grid
  /// to which glyph origins are rounded.
  private let step0: SIMD2<Double>
  private let step1: SIMD2<Double>
  private let offset: SIMD2<Double>

  /// The number of subpixels in a step of the grid to which glyph origins are rounded.
  private static let stepLength =
    SnapGrid.unitsPerPixel / Double(DisplayList.GlyphRun.phasesPerPixel)

  /// Creates the grid of a run; nil if the run's transform or size is not finite.
  init?(_ run: DisplayList.GlyphRun, scale: Double) {
    let transform = run.transform
    let steps = scale * Double(DisplayList.GlyphRun.phasesPerPixel)
    step0 = SIMD2(Double(transform.a), Double(transform.b)) * steps
    step1 = SIMD2(Double(transform.c), Double(transform.d)) * steps
    offset = SIMD2(Double(transform.tx), Double(transform.ty)) * steps
    column0 = step0 * (Double(run.size) * Self.stepLength)
    column1 = step1 * (Double(run.size) * Self.stepLength)
    let poison = (column0 + column1 + offset) * 0
    guard poison == .zero else { return nil }
  }

  /// Returns the position of a glyph's origin on the canvas, in subpixels. The position is rounded
  /// to a whole number of steps of 1/16 pixel; halves are rounded up.
  @inline(__always)
  func origin(of position: CGPoint) -> SIMD2<Double> {
    let steps = step0 * Double(position.x) + step1 * Double(position.y) + offset
    return (steps + 0.5).rounded(.down) * Self.stepLength
  }

  /// Returns the pixel in which an origin lies, and the origin's phase in that pixel: the number of
  /// steps down times 16, plus the number of steps across.
  @inline(__always)
  static func split(_ origin: SIMD2<Double>) -> (pixel: SIMD2<Double>, phase: UInt32) {
    let pixel = (origin / SnapGrid.unitsPerPixel).rounded(.down)
    let steps = (origin - pixel * SnapGrid.unitsPerPixel) / stepLength
    return (pixel, UInt32(steps.y) * UInt32(DisplayList.GlyphRun.phasesPerPixel) + UInt32(steps.x))
  }

  /// Returns the bounds of an outline's control points on the canvas, in subpixels. `bounds` are
  /// the outline's bounds in ems, and `origin` is the position of the glyph's origin.
  @inline(__always)
  func box(of bounds: CGRect, at origin: SIMD2<Double>) -> DeviceBounds {
    let (left, right) = (column0 * Double(bounds.minX), column0 * Double(bounds.maxX))
    let (top, bottom) = (column1 * Double(bounds.minY), column1 * Double(bounds.maxY))
    // Rounding to the grid moves a point by half a subpixel at most.
    return DeviceBounds(
      low: pointwiseMin(left, right) + pointwiseMin(top, bottom) + origin - 1,
      high: pointwiseMax(left, right) + pointwiseMax(top, bottom) + origin + 1)
  }

  /// Transforms an outline's points, moves them to `origin`, and stores them in `points`, in
  /// subpixels.
  @inline(__always)
  func place(
    _ path: Path, at origin: SIMD2<Double>, into points: inout ScratchBuffer<SIMD2<Double>>
  ) {
    path.points.withUnsafeBufferPointer { source in
      points.setCount(source.count)
      let out = points.base
      let limit = SIMD2(repeating: SnapGrid.limit)
      for index in 0..<source.count {
        let point = source[index]
        let raw = column0 * Double(point.x) + column1 * Double(point.y)
        out[index] = SnapGrid.snapped(pointwiseMin(pointwiseMax(raw, -limit), limit)) + origin
      }
    }
  }
}
