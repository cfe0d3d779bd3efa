/// The coloring of a fill, a stroke or a glyph run.
///
/// A paint is defined in the space of the item that it colors, before the transform of the item.
/// The paint therefore moves, turns and scales together with the shape.
public enum Paint: Sendable, Hashable {
  /// A single color.
  case color(PaintColor)
  /// A linear, radial, conical or angular gradient.
  case gradient(GradientPaint)
  /// Colors interpolated between the vertices of a grid.
  case mesh(MeshPaint)
  /// A picture that is repeated in both directions.
  case tiles(TilePaint)
}

extension Paint {
  /// Whether the paint is fully transparent.
  ///
  /// - Complexity: O(*n*) in the number of colors.
  public var isInvisible: Bool {
    switch self {
    case .color(let color): !(color.alpha > 0)
    case .gradient(let gradient): !gradient.stops.contains { $0.color.alpha > 0 }
    case .mesh(let mesh):
      !(mesh.background.alpha > 0) && !mesh.colors.contains { $0.alpha > 0 }
    case .tiles(let tiles): !(tiles.opacity > 0)
    }
  }

  /// Returns the paint with its alpha multiplied by a factor from 0 to 1.
  ///
  /// - Complexity: O(*n*) in the number of colors.
  public func faded(by opacity: Double) -> Paint {
    if opacity >= 1 { return self }
    let factor = Float(max(opacity, 0))
    switch self {
    case .color(let color): return .color(color.faded(by: factor))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.faded(by: factor)
      }
      return .gradient(gradient)
    case .mesh(var mesh):
      mesh.colors = mesh.colors.map { $0.faded(by: factor) }
      mesh.background = mesh.background.faded(by: factor)
      return .mesh(mesh)
    case .tiles(var tiles):
      tiles.opacity *= Double(factor)
      return .tiles(tiles)
    }
  }
}

/// A color: sRGB components from 0 to 1 with straight (not premultiplied) alpha.
public struct PaintColor: Sendable, Hashable {
  /// The red component, 0 to 1.
  public var red: Float
  /// The green component, 0 to 1.
  public var green: Float
  /// The blue component, 0 to 1.
  public var blue: Float
  /// The alpha, from 0 (invisible) to 1 (opaque).
  public var alpha: Float

  /// Creates a color. The default alpha is 1.
  public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Returns the color with its alpha multiplied by a factor.
  public func faded(by factor: Float) -> PaintColor {
    PaintColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}

/// The space in which colors are interpolated. In every space, alpha is straight and is
/// interpolated linearly.
public enum ColorInterpolation: String, Sendable, Hashable {
  /// sRGB-encoded components.
  case device
  /// Linear-light sRGB components.
  case linear
  /// Oklab (Björn Ottosson, "A perceptual color space for image processing", 2020).
  case perceptual
}
