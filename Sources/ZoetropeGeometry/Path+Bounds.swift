import Foundation

extension Path {
  /// The smallest rectangle that contains the lines and curves of the path. Control points may lie
  /// outside the rectangle.
  ///
  /// The rectangle is null if the path is empty. Points with coordinates that are not finite are
  /// ignored.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public var boundingRect: CGRect {
    var low = SIMD2(Double.infinity, Double.infinity)
    var high = -low
    func include(_ point: SIMD2<Double>) {
      guard point.isFinite else { return }
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    for step in steps {
      switch step {
      case .move(let point): include(point)
      case .close: continue
      case .segment(let segment):
        include(segment.end)
        for axis in 0..<2 {
          segment.forEachExtremum(axis: axis) { include(segment.point(at: $0)) }
        }
      }
    }
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
