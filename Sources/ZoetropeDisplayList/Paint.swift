/// What a fill, a stroke or a run of glyphs is coloured with.
///
/// A paint lies in the space of the item that it colours, before that item's transform: it moves,
/// turns and grows together with its shape.
public enum Paint: Sendable, Hashable {
  /// One colour.
  case color(PaintColor)
  /// Colours that follow each other along a line, outwards from a centre, or around one.
  case gradient(GradientPaint)
  /// Colours between the points of a grid.
  case mesh(MeshPaint)
  /// A picture that is repeated in both directions.
  case tiles(TilePaint)
}

extension Paint {
  /// Whether nothing that is painted with it can be seen. O(colours)
  public var isInvisible: Bool {
    switch self {
    case .color(let color): !(color.alpha > 0)
    case .gradient(let gradient): !gradient.stops.contains { $0.color.alpha > 0 }
    case .mesh(let mesh):
      !(mesh.background.alpha > 0) && !mesh.colors.contains { $0.alpha > 0 }
    case .tiles(let tiles): !(tiles.opacity > 0)
    }
  }

  /// The paint with its alpha multiplied by a factor from 0 to 1. O(colours)
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

/// A colour: sRGB components from 0 to 1, straight (not premultiplied) alpha.
public struct PaintColor: Sendable, Hashable {
  /// The red component, 0 to 1.
  public var red: Float
  /// The green component, 0 to 1.
  public var green: Float
  /// The blue component, 0 to 1.
  public var blue: Float
  /// 0 (invisible) to 1 (opaque).
  public var alpha: Float

  /// Creates a colour; opaque by default.
  public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour with its alpha multiplied.
  public func faded(by factor: Float) -> PaintColor {
    PaintColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}

/// The space in which a colour between two others is found. Alpha is straight in all of them, and
/// interpolated linearly.
public enum ColorInterpolation: String, Sendable, Hashable {
  /// sRGB as displays take it.
  case device
  /// sRGB in proportion to light.
  case linear
  /// Oklab (Björn Ottosson, "A perceptual color space for image processing", 2020).
  case perceptual
}
