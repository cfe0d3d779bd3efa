import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A mesh gradient with resolved colors.
package struct ResolvedMesh: Equatable, Sendable {
  var width: Int
  var height: Int
  var locations: MeshGradient.Locations
  var colors: [Color.Resolved]
  var background: Color.Resolved
  var isSmooth: Bool
  var interpolation: ColorInterpolation

  /// Whether the number of points and the number of colors both equal `width` times `height`.
  private var isWhole: Bool {
    let (count, isHuge) = width.multipliedReportingOverflow(by: height)
    return width >= 0 && height >= 0 && !isHuge && locations.count == count
      && colors.count == count
  }

  /// A message about a wrong number of points or colors; nil if the numbers are right. The message
  /// begins with "has". The caller puts the path of the view, such as `Wheel/Circle`, in front of
  /// it.
  var problem: String? {
    if isWhole { return nil }
    return "has a mesh gradient of \(width) by \(height) with \(locations.count) points and "
      + "\(colors.count) colors; only its background was drawn"
  }

  /// Whether the mesh draws only fully transparent colors. If the number of points or colors is
  /// wrong, the mesh draws only its background, so the other colors are ignored.
  var isInvisible: Bool {
    !(background.opacity > 0) && !(isWhole && colors.contains { $0.opacity > 0 })
  }

  /// Whether this mesh and another one differ only in numbers that can be interpolated.
  func canInterpolate(to other: ResolvedMesh) -> Bool {
    width == other.width && height == other.height && isSmooth == other.isSmooth
      && interpolation == other.interpolation && colors.count == other.colors.count
      && locations.count == other.locations.count
      && locations.hasCurves == other.locations.hasCurves
  }

  /// Calls a closure with each animatable number. The closure may change the number. The second
  /// argument is the factor by which the number is multiplied in a ``_PaintVector``.
  mutating func forEachAnimatableNumber(_ body: (inout Double, Double) -> Void) {
    locations.forEachAnimatableNumber(body)
    for index in colors.indices { colors[index].forEachAnimatableNumber(body) }
    background.forEachAnimatableNumber(body)
  }

  /// Returns the paint of the mesh in a frame whose coordinates are in points. The result is nil if
  /// a number is not finite.
  ///
  /// The paint is the plain background color if the grid has fewer than two rows or fewer than two
  /// columns, or if the number of points or colors is wrong.
  package func paint(in frame: CGRect) -> Paint? {
    guard isWhole, width > 1, height > 1 else {
      return background.isFinite ? .color(background.paint) : nil
    }
    let vertices = locations.curved(width: width, height: height).map {
      $0.vertex(in: frame)
    }
    guard background.isFinite, colors.allSatisfy(\.isFinite),
      vertices.allSatisfy(\.isFinite)
    else { return nil }
    return .mesh(
      MeshPaint(
        width: width, height: height, vertices: vertices, colors: colors.map(\.paint),
        background: background.paint, isSmooth: isSmooth, interpolation: interpolation))
  }
}

extension MeshGradient.Locations {
  fileprivate var count: Int {
    switch self {
    case .points(let points): points.count
    case .bezierPoints(let points): points.count
    }
  }

  fileprivate var hasCurves: Bool {
    switch self {
    case .points: false
    case .bezierPoints: true
    }
  }

  fileprivate mutating func forEachAnimatableNumber(_ body: (inout Double, Double) -> Void) {
    func visit(_ point: inout SIMD2<Float>) {
      for index in 0..<2 {
        var number = Double(point[index])
        body(&number, 128)
        point[index] = Float(number)
      }
    }
    switch self {
    case .points(var points):
      for index in points.indices { visit(&points[index]) }
      self = .points(points)
    case .bezierPoints(var points):
      for index in points.indices {
        visit(&points[index].position)
        visit(&points[index].leadingControlPoint)
        visit(&points[index].topControlPoint)
        visit(&points[index].trailingControlPoint)
        visit(&points[index].bottomControlPoint)
      }
      self = .bezierPoints(points)
    }
  }

  /// Returns the points with their control points.
  ///
  /// If the points have no control points, this method computes them. Each control point is a third
  /// of a tangent away from its point. The tangents are those of a Catmull-Rom spline through the
  /// row or the column (Edwin Catmull, Raphael Rom, "A class of local interpolating splines",
  /// 1974). At the ends of the spline, the tangent is the difference to the neighboring point.
  fileprivate func curved(width: Int, height: Int) -> [MeshGradient.BezierPoint] {
    switch self {
    case .bezierPoints(let points): return points
    case .points(let points):
      return points.indices.map { index in
        let (row, column) = (index / width, index % width)
        let across = Self.third(points, index, step: 1, at: column, of: width)
        let down = Self.third(points, index, step: width, at: row, of: height)
        let position = points[index]
        return MeshGradient.BezierPoint(
          position: position, leadingControlPoint: position - across,
          topControlPoint: position - down, trailingControlPoint: position + across,
          bottomControlPoint: position + down)
      }
    }
  }

  /// Returns a third of the tangent at the point `points[index]`, along the row or column of the
  /// point.
  ///
  /// The row or column has `count` points, and the indices of neighboring points differ by `step`.
  /// The parameter `place` is the position of the point in the row or column, counted from 0.
  private static func third(
    _ points: [SIMD2<Float>], _ index: Int, step: Int, at place: Int, of count: Int
  ) -> SIMD2<Float> {
    let before = place > 0 ? points[index - step] : points[index]
    let after = place < count - 1 ? points[index + step] : points[index]
    let isInner = place > 0 && place < count - 1
    return (after - before) / (isInner ? 6 : 3)
  }
}

extension MeshGradient.BezierPoint {
  fileprivate func vertex(in frame: CGRect) -> MeshPaint.Vertex {
    func place(_ point: SIMD2<Float>) -> CGPoint {
      frame.point(UnitPoint(x: CGFloat(point.x), y: CGFloat(point.y)))
    }
    return MeshPaint.Vertex(
      position: place(position), leading: place(leadingControlPoint),
      top: place(topControlPoint), trailing: place(trailingControlPoint),
      bottom: place(bottomControlPoint))
  }
}

extension MeshPaint.Vertex {
  fileprivate var isFinite: Bool {
    [position, leading, top, trailing, bottom].allSatisfy { ($0.x + $0.y).isFinite }
  }
}
