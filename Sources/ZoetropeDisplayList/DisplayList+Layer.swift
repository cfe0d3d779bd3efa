import Foundation
import ZoetropeGeometry

extension DisplayList {
  /// A group that is composited as one picture.
  ///
  /// The picture begins empty. When the layer ends, its filters change it one after the other, then
  /// it is projected, weakened by the opacity, and blended with what is behind it, within the clips
  /// around the layer. Modes such as `destinationIn` change what is behind also where the picture is
  /// empty: within the clips around the layer, all of the enclosing layer, or of the canvas. So a
  /// mask is a layer that is blended by `destinationIn`, at the end of another one with what is
  /// masked.
  public struct Layer: Sendable, Equatable {
    /// 0 (nothing is drawn) to 1.
    public var opacity: Double
    /// How the picture meets what is behind it.
    public var blendMode: BlendMode
    /// What changes the picture, in order.
    public var filters: [Filter]
    /// From the space in which filters measure lengths to the canvas, in points.
    public var transform: CGAffineTransform
    /// Where the filtered picture's points go, from the canvas to the canvas, in points; nil where
    /// they stay. What comes to lie behind the eye (a third coordinate of 0 or less) is not drawn.
    public var projection: ProjectionTransform?

    /// Creates a layer: opaque, without filters and not projected by default.
    public init(
      opacity: Double = 1, blendMode: BlendMode = .normal, filters: [Filter] = [],
      transform: CGAffineTransform = .identity, projection: ProjectionTransform? = nil
    ) {
      self.opacity = opacity
      self.blendMode = blendMode
      self.filters = filters
      self.transform = transform
      self.projection = projection
    }
  }

  /// A change of a whole picture. Lengths are points in the space of the layer.
  public enum Filter: Sendable, Equatable {
    /// Softens the picture.
    case blur(Blur)
    /// Adds a shadow of the picture.
    case shadow(Shadow)
    /// Changes each colour on its own.
    case colorMatrix(ColorMatrix)
    /// Colours what has an alpha from `minimum` to `maximum` alike, and drops the rest.
    case alphaThreshold(minimum: Double, maximum: Double, color: PaintColor)
  }

  /// A convolution with a Gaussian.
  public struct Blur: Sendable, Equatable {
    /// The Gaussian's standard deviation, in points; 0 or less changes nothing.
    public var radius: Double
    /// Whether the pixels at the edge of the picture go on outside of it, and the result has no soft
    /// border; otherwise there is nothing outside.
    public var isOpaque: Bool

    /// Creates a blur with a soft border by default.
    public init(radius: Double, isOpaque: Bool = false) {
      self.radius = radius
      self.isOpaque = isOpaque
    }
  }

  /// A shadow: the alpha of a picture, blurred, moved and coloured.
  public struct Shadow: Sendable, Equatable {
    /// The colour where the shadow is darkest.
    public var color: PaintColor
    /// The Gaussian's standard deviation, in points; 0 or less for a hard edge.
    public var radius: Double
    /// How far the shadow is moved, in points.
    public var offset: CGSize
    /// Where the shadow lies.
    public var kind: Kind
    /// How the shadow meets what it lies on: the picture, or an empty one behind the picture.
    public var blendMode: BlendMode
    /// Whether the picture itself is left out.
    public var isAlone: Bool

    /// Where a shadow lies.
    public enum Kind: String, Sendable, Hashable {
      /// Behind the picture.
      case drop
      /// In front of the picture.
      case above
      /// In front of the picture and only on it, cast by what the picture leaves open.
      case inner
    }

    /// Creates a shadow behind its picture by default.
    public init(
      color: PaintColor, radius: Double, offset: CGSize = .zero, kind: Kind = .drop,
      blendMode: BlendMode = .normal, isAlone: Bool = false
    ) {
      self.color = color
      self.radius = radius
      self.offset = offset
      self.kind = kind
      self.blendMode = blendMode
      self.isAlone = isAlone
    }
  }

  /// A linear map of straight colours: each row gives a channel from red, green, blue, alpha and 1.
  /// The results are limited to 0...1.
  public struct ColorMatrix: Sendable, Hashable {
    /// The factors of red, green, blue and alpha in the new red.
    public var red: SIMD4<Float>
    /// Those in the new green.
    public var green: SIMD4<Float>
    /// Those in the new blue.
    public var blue: SIMD4<Float>
    /// Those in the new alpha.
    public var alpha: SIMD4<Float>
    /// What is added to red, green, blue and alpha.
    public var bias: SIMD4<Float>
    /// Whether components are in proportion to light, instead of as displays take them.
    public var isLinear: Bool

    /// Creates a matrix; one that changes nothing by default.
    public init(
      red: SIMD4<Float> = [1, 0, 0, 0], green: SIMD4<Float> = [0, 1, 0, 0],
      blue: SIMD4<Float> = [0, 0, 1, 0], alpha: SIMD4<Float> = [0, 0, 0, 1],
      bias: SIMD4<Float> = .zero, isLinear: Bool = false
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
      self.bias = bias
      self.isLinear = isLinear
    }
  }

  /// A shape in which what is behind it shows, filtered.
  ///
  /// What is behind is what the innermost layer around, or the canvas, shows so far. Beyond its
  /// edges it goes on with the pixels there, so that a blur does not fade towards them.
  public struct Backdrop: Sendable, Equatable {
    /// The outline, in its own space; open subpaths are closed.
    public var path: Path
    /// From the path's space to the canvas, in points; filters measure lengths in the path's space.
    public var transform: CGAffineTransform
    /// Which points are inside.
    public var rule: FillRule
    /// Whether partly covered pixels are partly changed.
    public var isAntialiased: Bool
    /// What changes the picture behind, in order.
    public var filters: [Filter]

    /// Creates a backdrop; non-zero and antialiased by default.
    public init(
      path: Path, transform: CGAffineTransform = .identity, rule: FillRule = .nonZero,
      isAntialiased: Bool = true, filters: [Filter]
    ) {
      self.path = path
      self.transform = transform
      self.rule = rule
      self.isAntialiased = isAntialiased
      self.filters = filters
    }
  }
}
