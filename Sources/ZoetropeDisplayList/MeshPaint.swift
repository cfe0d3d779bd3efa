import Foundation
import ZoetropeGeometry

/// Colors interpolated between the vertices of a grid whose lines are cubic curves.
///
///     0 --- 1 --- 2     width 3, height 2: two patches side by side
///     |     |     |
///     3 --- 4 --- 5
///
/// Each patch is the Coons patch of its four boundary curves. Patches are drawn row by row from the
/// top, each row from left to right. Where patches overlap, later ones cover earlier ones. Source:
/// Steven Coons, "Surfaces for Computer-Aided Design of Space Forms", MIT, 1967.
public struct MeshPaint: Sendable, Hashable {
  /// A vertex of the grid, with one control point for each curve that meets the vertex.
  /// Coordinates are in points in the item's space, y down.
  public struct Vertex: Sendable, Hashable {
    /// The position of the vertex.
    public var position: CGPoint
    /// The control point of the curve to the previous vertex in the row.
    public var leading: CGPoint
    /// The control point of the curve to the vertex above this one.
    public var top: CGPoint
    /// The control point of the curve to the next vertex in the row.
    public var trailing: CGPoint
    /// The control point of the curve to the vertex below this one.
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

  /// The number of vertices in a row.
  public var width: Int
  /// The number of rows of vertices.
  public var height: Int
  /// The vertices, row by row from the top; their number is `width` times `height`.
  public var vertices: [Vertex]
  /// The colors of the vertices, in the order of ``vertices``.
  public var colors: [PaintColor]
  /// The color outside all patches.
  public var background: PaintColor
  /// Whether colors are interpolated by cubics instead of linearly. Cubic interpolation is smooth
  /// across vertices.
  public var isSmooth: Bool
  /// The space in which colors are interpolated.
  public var interpolation: ColorInterpolation

  /// Creates a mesh. The default is smooth, interpolates sRGB-encoded colors and has a transparent
  /// background.
  ///
  /// - Precondition: `vertices` and `colors` each have `width` times `height` elements.
  public init(
    width: Int, height: Int, vertices: [Vertex], colors: [PaintColor],
    background: PaintColor = PaintColor(red: 0, green: 0, blue: 0, alpha: 0),
    isSmooth: Bool = true, interpolation: ColorInterpolation = .device
  ) {
    precondition(
      width >= 0 && height >= 0 && vertices.count == width * height
        && colors.count == width * height,
      "A mesh of \(width) by \(height) cannot have \(vertices.count) vertices, \(colors.count) colors."
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
