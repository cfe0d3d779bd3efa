import Foundation
import ZoetropeGeometry

/// A gradient between the colors of a grid of points. Curves connect neighboring points.
///
/// Points are given row by row from the top, in fractions of the filled view's frame: (0, 0) is the
/// top left corner, and (1, 1) the bottom right corner. Control points can define the curves. If
/// the points have no control points, the curves are smooth.
///
/// The number of points and the number of colors must both equal `width` times `height`. Otherwise
/// only the background is drawn, and a diagnostic reports the wrong numbers. Used as a view, the
/// gradient fills its frame.
public struct MeshGradient: ShapeStyle, Equatable {
  /// A point of the grid, with one control point for each of the curves to the neighboring points.
  /// All positions are in fractions of the frame.
  public struct BezierPoint: Equatable, Sendable {
    /// The position of the point.
    public var position: SIMD2<Float>
    /// This point's control point for the curve to the previous point in the row.
    public var leadingControlPoint: SIMD2<Float>
    /// This point's control point for the curve to the point above.
    public var topControlPoint: SIMD2<Float>
    /// This point's control point for the curve to the next point in the row.
    public var trailingControlPoint: SIMD2<Float>
    /// This point's control point for the curve to the point below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point of the grid.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The points of the grid, row by row.
  public enum Locations: Equatable, Sendable {
    /// Points without control points. Smooth curves connect them.
    case points([SIMD2<Float>])
    /// Points with control points, which define the curves between neighboring points.
    case bezierPoints([BezierPoint])
  }

  /// The colors of the points, row by row.
  public enum Colors: Equatable, Sendable {
    /// Colors that may depend on the environment.
    case colors([Color])
    /// Resolved colors.
    case resolvedColors([Color.Resolved])
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The points of the grid, row by row from the top.
  public var locations: Locations
  /// The colors of the points, row by row from the top.
  public var colors: Colors
  /// The color outside of the grid.
  public var background: Color
  /// Whether colors are interpolated with smooth cubics instead of linearly.
  public var smoothsColors: Bool
  /// The color space in which colors are interpolated.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - width: The number of points in a row.
  ///   - height: The number of rows.
  ///   - locations: The points, row by row.
  ///   - colors: The colors of the points, row by row.
  ///   - background: The color outside of the grid. Default: transparent.
  ///   - smoothsColors: Whether colors are interpolated with smooth cubics instead of linearly.
  ///     Default true.
  ///   - colorSpace: The color space in which colors are interpolated. Default:
  ///     ``Gradient/ColorSpace/device``.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a gradient from positions and colors.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient from positions and resolved colors.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient from positions with control points, and from colors.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// Creates a gradient from positions with control points, and from resolved colors.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
}

extension MeshGradient {
  /// Resolves the gradient's colors in the given environment.
  package func resolve(in environment: EnvironmentValues) -> ResolvedMesh {
    let resolvedColors =
      switch colors {
      case .colors(let colors): colors.map { $0.resolve(in: environment) }
      case .resolvedColors(let colors): colors
      }
    return ResolvedMesh(
      width: width, height: height, locations: locations, colors: resolvedColors,
      background: background.resolve(in: environment), isSmooth: smoothsColors,
      interpolation: colorSpace.interpolation)
  }

  /// Returns the paint of the gradient, with its colors resolved in the given environment.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    let mesh = resolve(in: environment)
    return _ResolvedPaint(.mesh(mesh), color: mesh.colors.first ?? mesh.background)
  }
}
