import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// The points of a mesh on the canvas. They are in pixels, relative to the top left corner of the
/// pixel that contains the mesh's first vertex.
///
/// The points are rounded to ``SnapGrid`` relative to the first vertex, so they do not change if
/// the mesh moves by whole pixels.
struct MeshGrid {
  /// A vertex and the control points around it.
  struct Vertex {
    var position: SIMD2<Double>
    var leading: SIMD2<Double>
    var top: SIMD2<Double>
    var trailing: SIMD2<Double>
    var bottom: SIMD2<Double>
  }

  let width: Int
  let height: Int
  var vertices: [Vertex] = []
  var anchor: (x: Int, y: Int) = (0, 0)

  /// Places a mesh on the canvas; nil if a number is not finite. The grid of a mesh without patches
  /// has no vertices.
  init?(_ mesh: MeshPaint, _ transform: CGAffineTransform, scale: Double) {
    width = mesh.width
    height = mesh.height
    guard mesh.width > 1, mesh.height > 1, let first = mesh.vertices.first else { return }
    let space = GradientSpace(transform, scale: scale)
    guard let place = space.place(first.position) else { return nil }
    anchor = place.anchor
    let (base, unit) = (0.5 - place.center, SnapGrid.unitsPerPixel)
    var poison = SIMD2<Double>.zero
    func placed(_ point: CGPoint) -> SIMD2<Double> {
      let raw = space.vector(
        Double(point.x) - Double(first.position.x), Double(point.y) - Double(first.position.y))
      poison += raw * 0
      return base + SnapGrid.snapped(raw * unit) / unit
    }
    vertices = mesh.vertices.map {
      Vertex(
        position: placed($0.position), leading: placed($0.leading), top: placed($0.top),
        trailing: placed($0.trailing), bottom: placed($0.bottom))
    }
    guard poison == .zero else { return nil }
  }

  /// Returns the 16 control points of a patch, row by row.
  ///
  /// A Coons patch between cubic curves is a bicubic Bézier patch, whose four inner points follow
  /// from the others (PDF 1.7, ISO 32000-1, 8.7.4.5.8).
  func patch(column: Int, row: Int) -> [SIMD2<Double>] {
    let a = vertices[row * width + column]
    let b = vertices[row * width + column + 1]
    let c = vertices[(row + 1) * width + column]
    let d = vertices[(row + 1) * width + column + 1]
    func inner(
      _ near: SIMD2<Double>, _ nearSides: SIMD2<Double>, _ corners: SIMD2<Double>,
      _ farSides: SIMD2<Double>, _ far: SIMD2<Double>
    ) -> SIMD2<Double> {
      let sum = 6.0 * nearSides - 2.0 * corners + 3.0 * farSides
      return (sum - 4.0 * near - far) / 9.0
    }
    let (pa, pb, pc, pd) = (a.position, b.position, c.position, d.position)
    return [
      pa, a.trailing, b.leading, pb,
      a.bottom, inner(pa, a.trailing + a.bottom, pb + pc, c.trailing + b.bottom, pd),
      inner(pb, b.leading + b.bottom, pa + pd, d.leading + a.bottom, pc), b.bottom,
      c.top, inner(pc, c.trailing + c.top, pd + pa, a.trailing + d.top, pb),
      inner(pd, d.leading + d.top, pc + pb, b.leading + c.top, pa), d.top,
      pc, c.trailing, d.leading, pd,
    ]
  }
}
