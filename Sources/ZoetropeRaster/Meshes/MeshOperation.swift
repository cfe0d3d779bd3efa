import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A mesh with which an operation is painted, and the location of the mesh's pixels on the canvas
/// and in memory.
struct MeshOperation {
  let paint: MeshPaint
  let grid: MeshGrid
  /// The canvas pixels for which the mesh is drawn: the pixels that the operation's shape can
  /// touch, and a border of one pixel.
  let area: PixelRect
  /// The bounds of the shape, in fixed point.
  let extent: FixedBox
  /// The opacity, 0 to 1.
  var opacity: Float = 1
  /// The index of the mesh's first pixel in ``MeshScratch/pixels``.
  var firstPixel = 0

  /// Plans a mesh; nil if nothing can be painted, because a number is not finite.
  init?(
    _ mesh: MeshPaint, _ transform: CGAffineTransform, scale: Double, _ operation: Operation,
    _ context: RenderContext
  ) {
    guard let grid = MeshGrid(mesh, transform, scale: scale) else { return nil }
    paint = mesh
    self.grid = grid
    let bounds = operation.bounds
    area = PixelRect(
      left: bounds.left - 1, top: bounds.top - 1, right: bounds.right + 1,
      bottom: bounds.bottom + 1)
    extent = operation.isBox ? operation.box : Self.extent(of: operation, context)
  }

  private static func extent(of operation: Operation, _ context: RenderContext) -> FixedBox {
    var box = FixedBox(left: .max, top: .max, right: .min, bottom: .min)
    for index in 0..<operation.edgeCount {
      let edge = context.flattening.edges.base[operation.firstEdge + index]
      box.left = min(box.left, Int(min(edge.x0, edge.x1)))
      box.right = max(box.right, Int(max(edge.x0, edge.x1)))
      box.top = min(box.top, Int(edge.top))
      box.bottom = max(box.bottom, Int(edge.bottom))
    }
    return box
  }
}

extension MeshOperation {
  /// Returns the patch in a column and a row of patches, with its colors.
  func patch(column: Int, row: Int) -> MeshPatch {
    var colors: [SIMD4<Double>] = []
    for j in row - 1...row + 2 {
      for i in column - 1...column + 2 { colors.append(color(i, j)) }
    }
    return MeshPatch(
      points: grid.patch(column: column, row: row), colors: colors, isSmooth: paint.isSmooth,
      space: paint.interpolation)
  }

  /// Returns the color of a vertex, converted to the space of interpolation. For a vertex outside
  /// of the mesh, the color is extrapolated from the vertices at the edge.
  private func color(_ column: Int, _ row: Int) -> SIMD4<Double> {
    if column < 0 { return 2 * color(0, row) - color(1, row) }
    if column >= paint.width {
      return 2 * color(paint.width - 1, row) - color(paint.width - 2, row)
    }
    if row < 0 { return 2 * color(column, 0) - color(column, 1) }
    if row >= paint.height {
      return 2 * color(column, paint.height - 1) - color(column, paint.height - 2)
    }
    let color = paint.colors[row * paint.width + column].faded(by: opacity)
    let straight = SIMD4(
      Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    return InterpolationSpace.enter(InterpolationSpace.unit(straight), paint.interpolation)
  }
}
