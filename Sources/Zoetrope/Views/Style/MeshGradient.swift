import Foundation
import ZoetropeGeometry

/// Colours between the points of a grid whose lines are curves.
///
/// Points are given row by row from the top, as fractions of the frame that is filled, the view's
/// frame: (0, 0) is its top left corner, (1, 1) its bottom right one. Where only positions are given,
/// curves go smoothly through them. With as many colours as points; where there are more or fewer of
/// either than the grid has places, only the background shows, and a diagnostic tells about it. As a
/// view it fills its frame.
public struct MeshGradient: ShapeStyle, Equatable {
  /// A point of the grid, and how the curves leave it; all as fractions of the frame.
  public struct BezierPoint: Equatable, Sendable {
    /// Where the point is.
    public var position: SIMD2<Float>
    /// The control point of the curve to the point before it in its row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve to the point above it.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve to the point after it in its row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the curve to the point below it.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point.
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
    /// Positions; curves go smoothly through them.
    case points([SIMD2<Float>])
    /// Positions and curves.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points, row by row.
  public enum Colors: Equatable, Sendable {
    /// Colours that may depend on the environment.
    case colors([Color])
    /// Colours as numbers.
    case resolvedColors([Color.Resolved])
  }

  /// Points in a row.
  public var width: Int
  /// Rows.
  public var height: Int
  /// The points.
  public var locations: Locations
  /// A colour for each point.
  public var colors: Colors
  /// What is painted outside of the grid.
  public var background: Color
  /// Whether colours go over points smoothly, along cubic curves, instead of linearly.
  public var smoothsColors: Bool
  /// How colours are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a gradient; smooth, mixed as displays take colours, without a background by default.
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

  /// Creates a gradient from positions and colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient from positions and colours as numbers.
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

  /// Creates a gradient from positions with curves, and colours.
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

  /// Creates a gradient from positions with curves, and colours as numbers.
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
  /// The gradient in an environment.
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

  /// The gradient in an environment.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    let mesh = resolve(in: environment)
    return _ResolvedPaint(.mesh(mesh), color: mesh.colors.first ?? mesh.background)
  }
}
