import Foundation
import ZoetropeGeometry

/// Colours between the points of a grid whose lines are cubic curves.
///
///     0 --- 1 --- 2     width 3, height 2: two patches side by side
///     |     |     |
///     3 --- 4 --- 5
///
/// A patch is the Coons patch of its four curves (Steven Coons, "Surfaces for Computer-Aided Design
/// of Space Forms", MIT, 1967). Where patches overlap, later ones cover earlier ones: row by row,
/// each from left to right.
public struct MeshPaint: Sendable, Hashable {
  /// A point of the grid, and how the curves leave it. All in points in the item's space, y down.
  public struct Vertex: Sendable, Hashable {
    /// Where it is.
    public var position: CGPoint
    /// The control point of the curve to the vertex before it in its row.
    public var leading: CGPoint
    /// The control point of the curve to the vertex above it.
    public var top: CGPoint
    /// The control point of the curve to the vertex after it in its row.
    public var trailing: CGPoint
    /// The control point of the curve to the vertex below it.
    public var bottom: CGPoint

    /// Creates a vertex.
    public init(
      position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint
    ) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }
  }

  /// Vertices in a row.
  public var width: Int
  /// Rows.
  public var height: Int
  /// The vertices, row by row from the top; `width` times `height` of them.
  public var vertices: [Vertex]
  /// A colour for each vertex.
  public var colors: [PaintColor]
  /// What is painted outside of all patches.
  public var background: PaintColor
  /// Whether colours go over vertices smoothly (a cubic through them) instead of linearly.
  public var isSmooth: Bool
  /// The space in which colours are interpolated.
  public var interpolation: ColorInterpolation

  /// Creates a mesh: smooth, interpolated as displays take colours, without a background by default.
  public init(
    width: Int, height: Int, vertices: [Vertex], colors: [PaintColor],
    background: PaintColor = PaintColor(red: 0, green: 0, blue: 0, alpha: 0),
    isSmooth: Bool = true, interpolation: ColorInterpolation = .device
  ) {
    precondition(
      width >= 0 && height >= 0 && vertices.count == width * height
        && colors.count == width * height,
      "A mesh of \(width) by \(height) has not \(vertices.count) vertices and \(colors.count) colours."
    )
    self.width = width
    self.height = height
    self.vertices = vertices
    self.colors = colors
    self.background = background
    self.isSmooth = isSmooth
    self.interpolation = interpolation
  }
}
