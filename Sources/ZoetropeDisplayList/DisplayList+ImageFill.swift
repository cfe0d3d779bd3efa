import Foundation
import ZoetropeBitmap
import ZoetropeGeometry

extension DisplayList {
  /// An image in a rectangle.
  ///
  /// What is outside of the image's pixels continues those at its edge: an image has no soft border
  /// of its own, its rectangle is covered like any other shape.
  public struct ImageFill: Sendable, Equatable {
    /// The image.
    public var pixels: ImagePixels
    /// What the image fills, in points in its own space, y down.
    public var frame: CGRect
    /// From the image's own space to the canvas, in points.
    public var transform: CGAffineTransform
    /// How the parts of the image fill those of the frame; nil where all of it is stretched.
    public var slices: Slices?
    /// How the image is sampled between its pixels.
    public var interpolation: Interpolation
    /// The colour that is drawn through the image's alpha; nil for the image's own colours.
    public var tint: PaintColor?
    /// 0 (nothing is drawn) to 1.
    public var opacity: Double
    /// Whether partly covered pixels of the canvas are partly painted.
    public var isAntialiased: Bool

    /// Creates an image that is stretched, bilinear, in its own colours, opaque and antialiased by
    /// default.
    public init(
      pixels: ImagePixels, frame: CGRect, transform: CGAffineTransform = .identity,
      slices: Slices? = nil, interpolation: Interpolation = .linear, tint: PaintColor? = nil,
      opacity: Double = 1, isAntialiased: Bool = true
    ) {
      self.pixels = pixels
      self.frame = frame
      self.transform = transform
      self.slices = slices
      self.interpolation = interpolation
      self.tint = tint
      self.opacity = opacity
      self.isAntialiased = isAntialiased
    }

    /// How an image is sampled between its pixels.
    public enum Interpolation: String, Sendable, Hashable {
      /// The pixel whose square a place lies in, also where the image shrinks.
      case nearest
      /// Bilinear where the image grows; where it shrinks the mean of what a pixel covers.
      case linear
      /// A cubic through the pixels where the image grows, a wider one where it shrinks.
      case cubic
    }

    /// An image whose edges keep their thickness while its middle fills what is left.
    ///
    ///        left          right
    ///       +----+--------+----+
    ///       |    | middle |    |  top
    ///       +----+--------+----+
    ///       |    |        |    |
    ///       +----+--------+----+
    ///       |    |        |    |  bottom
    ///       +----+--------+----+
    public struct Slices: Sendable, Hashable {
      /// The thickness of the upper edge, in pixels of the image.
      public var top: Double
      /// The thickness of the left edge, in pixels of the image.
      public var left: Double
      /// The thickness of the lower edge, in pixels of the image.
      public var bottom: Double
      /// The thickness of the right edge, in pixels of the image.
      public var right: Double
      /// Pixels of the image in a point of its space, where the image has its natural size.
      public var scale: Double
      /// Whether the middle is repeated from its top left corner on, instead of being stretched.
      public var isTiled: Bool

      /// Creates slices; without edges by default.
      public init(
        top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0,
        scale: Double = 1, isTiled: Bool
      ) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
        self.scale = scale
        self.isTiled = isTiled
      }
    }
  }
}
