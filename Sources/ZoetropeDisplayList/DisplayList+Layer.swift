import Foundation
import ZoetropeGeometry

extension DisplayList {
  /// A group of items that is composited as one picture.
  ///
  /// The picture is transparent at first. When the layer ends, its filters are applied in order.
  /// Then the picture is projected, multiplied by the opacity, and blended with its backdrop within
  /// the clips that enclose the layer. The backdrop is the picture drawn so far in the enclosing
  /// layer or on the canvas.
  ///
  /// Modes such as `destinationIn` change the backdrop everywhere within the clips that enclose the
  /// layer, even at pixels where the picture is transparent. A mask is therefore a `destinationIn`
  /// layer at the end of another layer that holds the masked content.
  public struct Layer: Sendable, Equatable {
    /// The opacity, from 0 (invisible) to 1.
    public var opacity: Double
    /// The mode with which the picture is blended with its backdrop.
    public var blendMode: BlendMode
    /// The filters that are applied to the picture, in order.
    public var filters: [Filter]
    /// The transform that maps the layer's own space to the canvas, both in points. Filters measure
    /// lengths in the layer's own space.
    public var transform: CGAffineTransform
    /// The projection that moves each point of the filtered picture to another point of the canvas,
    /// in points; nil if the picture is not projected.
    ///
    /// Points with a homogeneous coordinate of 0 or less lie behind the eye and are not drawn.
    ///
    /// The renderer projects each shape, text and gradient before drawing it. Apart from rounding,
    /// the result is the same as if the layer's whole picture were drawn first and then projected.
    /// The only exception is an edge that several shapes share: each shape is antialiased on its
    /// own there, as in a layer without a projection. Images, and layers with blurs, shadows or
    /// backdrops, are first drawn without the projection; the resulting pictures are then
    /// projected.
    public var projection: ProjectionTransform?

    /// Creates a layer. The default is opaque, blended normally, unfiltered and not projected.
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

  /// An operation on all pixels of a picture. Lengths are in points, in the space of the layer or
  /// in the space of the backdrop's path.
  public enum Filter: Sendable, Equatable {
    /// Blurs the picture.
    case blur(Blur)
    /// Adds a shadow of the picture.
    case shadow(Shadow)
    /// Maps the color of each pixel.
    case colorMatrix(ColorMatrix)
    /// Replaces each pixel whose alpha is in `minimum...maximum` by one color, and makes all others
    /// transparent. Alpha is from 0 to 1.
    case alphaThreshold(minimum: Double, maximum: Double, color: PaintColor)
  }

  /// A convolution with a Gaussian.
  public struct Blur: Sendable, Equatable {
    /// The Gaussian's standard deviation, in points; 0 or less changes nothing.
    public var radius: Double
    /// Whether the pixels at the picture's edge are extended outward before the blur, so that the
    /// result has no soft border.
    ///
    /// If false, the outside of the picture counts as transparent.
    public var isOpaque: Bool

    /// Creates a blur. The default has a soft border.
    public init(radius: Double, isOpaque: Bool = false) {
      self.radius = radius
      self.isOpaque = isOpaque
    }
  }

  /// A shadow: the alpha of a picture, blurred, moved and colored.
  public struct Shadow: Sendable, Equatable {
    /// The color of the shadow at full strength.
    public var color: PaintColor
    /// The standard deviation of the shadow's Gaussian blur, in points; 0 or less gives a hard
    /// edge.
    public var radius: Double
    /// The distance by which the shadow is moved, in points.
    public var offset: CGSize
    /// The position of the shadow relative to the picture.
    public var kind: Kind
    /// The mode with which the shadow is blended with the pixels of the layer that are below the
    /// shadow.
    ///
    /// If the shadow is in front of the picture, these pixels are the picture. For a drop shadow,
    /// and for a shadow that is drawn alone, they are transparent. The pixels behind the layer are
    /// not used.
    public var blendMode: BlendMode
    /// Whether only the shadow is drawn, without the picture.
    public var isAlone: Bool

    /// A position of a shadow relative to its picture.
    public enum Kind: String, Sendable, Hashable {
      /// Behind the picture.
      case drop
      /// In front of the picture.
      case above
      /// In front of the picture and clipped to it. The shadow is cast inward by the area outside
      /// the picture.
      case inner
    }

    /// Creates a shadow. The default is a drop shadow that is blended normally and includes the
    /// picture.
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

  /// A linear map of colors with straight (not premultiplied) alpha.
  ///
  /// Each channel of the result is a weighted sum of the original red, green, blue and alpha, plus
  /// a constant. Results are clamped to 0...1.
  public struct ColorMatrix: Sendable, Hashable {
    /// The weights that determine the red of the result: one each for the original red, green, blue
    /// and alpha, in this order.
    public var red: SIMD4<Float>
    /// The weights that determine the green of the result: one each for the original red, green,
    /// blue and alpha, in this order.
    public var green: SIMD4<Float>
    /// The weights that determine the blue of the result: one each for the original red, green,
    /// blue and alpha, in this order.
    public var blue: SIMD4<Float>
    /// The weights that determine the alpha of the result: one each for the original red, green,
    /// blue and alpha, in this order.
    public var alpha: SIMD4<Float>
    /// The constants that are added to the red, green, blue and alpha of the result, in this order.
    public var bias: SIMD4<Float>
    /// Whether the matrix applies to linear-light components instead of sRGB-encoded ones.
    public var isLinear: Bool

    /// Creates a matrix. The default is the identity on sRGB-encoded components.
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

  /// A shape that replaces the pixels behind it by filtered ones.
  ///
  /// The pixels behind the shape are those drawn so far in the innermost enclosing layer, or on the
  /// canvas. Pixels at the edge of the layer or canvas are extended outward, so that a blur does
  /// not fade toward the edge.
  public struct Backdrop: Sendable, Equatable {
    /// The outline, in points in its own space. Open subpaths are treated as closed.
    public var path: Path
    /// The transform from the path's space to the canvas, in points. Filters measure lengths in the
    /// path's space.
    public var transform: CGAffineTransform
    /// The rule that decides which points are inside the path.
    public var rule: FillRule
    /// Whether partly covered pixels are partly changed.
    ///
    /// If false, an axis-aligned rectangle changes the pixels whose centers it contains. Any other
    /// shape changes the pixels of which it covers at least half.
    public var isAntialiased: Bool
    /// The filters that are applied to the pixels behind the shape, in order.
    public var filters: [Filter]

    /// Creates a backdrop. The default is the nonzero rule with antialiasing.
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
