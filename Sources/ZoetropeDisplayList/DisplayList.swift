import Foundation
import ZoetropeBitmap
import ZoetropeGeometry

/// What one frame draws, in painter's order.
///
/// Guarantees: a plain value that owns everything it needs; equal lists draw equal pixels; drawing
/// one depends on nothing else. Coordinates are in points, y down, with the canvas's top left
/// corner at the origin; each item's transform takes its own space to the canvas.
public struct DisplayList: Sendable, Equatable {
  /// The canvas, in points.
  public var size: CGSize
  /// The items, drawn from first to last. Every `push` has its `pop`.
  public var items: [Item]

  /// Creates a list; an empty one by default.
  public init(size: CGSize, items: [Item] = []) {
    self.size = size
    self.items = items
  }

  /// One step of drawing.
  public enum Item: Sendable, Equatable {
    /// Fills the inside of a path.
    case fill(Fill)
    /// Draws along a path with a pen. The pen's shape is transformed with the path.
    case stroke(Stroke)
    /// Confines what follows, up to the matching ``popClip``, to the inside of a path.
    case pushClip(Clip)
    /// Ends the innermost clip.
    case popClip
    /// Collects what follows, up to the matching ``popLayer``, and composites it as one picture.
    case pushLayer(Layer)
    /// Ends the innermost layer.
    case popLayer
  }

  /// The inside of a path, painted.
  public struct Fill: Sendable, Equatable {
    public var path: Path
    /// From the path's space to the canvas, in points.
    public var transform: CGAffineTransform
    public var rule: FillRule
    public var paint: Paint
    /// Whether partly covered pixels are partly painted; otherwise a pixel is painted when at
    /// least half of it is covered.
    public var isAntialiased: Bool

    public init(
      path: Path, transform: CGAffineTransform = .identity, rule: FillRule = .nonZero,
      paint: Paint, isAntialiased: Bool = true
    ) {
      self.path = path
      self.transform = transform
      self.rule = rule
      self.paint = paint
      self.isAntialiased = isAntialiased
    }
  }

  /// A line drawn along a path.
  public struct Stroke: Sendable, Equatable {
    public var path: Path
    /// From the path's space to the canvas, in points; it shapes the pen too.
    public var transform: CGAffineTransform
    public var style: StrokeStyle
    public var paint: Paint
    public var isAntialiased: Bool

    public init(
      path: Path, transform: CGAffineTransform = .identity, style: StrokeStyle, paint: Paint,
      isAntialiased: Bool = true
    ) {
      self.path = path
      self.transform = transform
      self.style = style
      self.paint = paint
      self.isAntialiased = isAntialiased
    }
  }

  /// The region that drawing is confined to.
  public struct Clip: Sendable, Equatable {
    public var path: Path
    /// From the path's space to the canvas, in points.
    public var transform: CGAffineTransform
    public var rule: FillRule
    public var isAntialiased: Bool

    public init(
      path: Path, transform: CGAffineTransform = .identity, rule: FillRule = .nonZero,
      isAntialiased: Bool = true
    ) {
      self.path = path
      self.transform = transform
      self.rule = rule
      self.isAntialiased = isAntialiased
    }
  }

  /// A group that is composited as one picture.
  public struct Layer: Sendable, Equatable {
    /// 0 (nothing is drawn) to 1.
    public var opacity: Double

    public init(opacity: Double) { self.opacity = opacity }
  }
}

/// Which points are inside a path that crosses itself or has several subpaths.
public enum FillRule: Sendable, Equatable {
  /// Those around which the path winds a number of times other than zero.
  case nonZero
  /// Those around which the path winds an odd number of times.
  case evenOdd
}

/// What a fill or a stroke is coloured with.
public enum Paint: Sendable, Equatable {
  case color(PaintColor)
}

/// A colour: sRGB components from 0 to 1, straight (not premultiplied) alpha.
public struct PaintColor: Sendable, Equatable {
  public var red: Float
  public var green: Float
  public var blue: Float
  public var alpha: Float

  public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
