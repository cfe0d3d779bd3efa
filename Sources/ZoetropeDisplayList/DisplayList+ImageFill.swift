import Foundation
import ZoetropeGeometry
import ZoetropePixels

extension DisplayList {
  /// A rectangle that is filled with an image.
  ///
  /// A sample point outside the image takes the color of the nearest pixel at the image's edge, so
  /// that sampling adds no soft border. The rectangle is antialiased like any other shape.
  public struct ImageFill: Sendable, Equatable {
    /// The pixels of the image.
    public var pixels: ImagePixels
    /// The rectangle that the image fills, in points in the rectangle's own space, y down.
    public var frame: CGRect
    /// The transform from the rectangle's space to the canvas, in points.
    public var transform: CGAffineTransform
    /// The edges that keep their thickness; nil if the whole image is stretched to the frame.
    public var slices: Slices?
    /// The method of sampling the image between its pixels.
    public var interpolation: Interpolation
    /// The color that replaces the colors of the image, while the image's alpha is kept; nil for
    /// the image's own colors.
    public var tint: PaintColor?
    /// The opacity, from 0 (invisible) to 1.
    public var opacity: Double
    /// Whether partly covered pixels of the canvas are partly painted.
    ///
    /// If false, an axis-aligned rectangle paints the pixels whose centers it contains. A rotated
    /// rectangle paints the pixels of which it covers at least half.
    public var isAntialiased: Bool

    /// Creates an image fill. By default, the image is stretched to the frame with bilinear
    /// sampling, in its own colors, opaque and antialiased.
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

    /// A method of sampling an image between its pixels.
    public enum Interpolation: String, Sendable, Hashable {
      /// The color of the pixel that contains the sample point, both for enlarged and for reduced
      /// images.
      case nearest
      /// Bilinear interpolation if the image is enlarged. If it is reduced, the mean color of the
      /// image area that a pixel of the canvas covers.
      case linear
      /// Catmull-Rom cubic interpolation if the image is enlarged. If it is reduced, the cubic is
      /// widened by the factor of the reduction.
      case cubic
    }

    /// A division of an image into nine parts. The edges keep their thickness, and the middle fills
    /// the rest of the frame.
    ///
    ///        left          right
    ///       +----+--------+----+
    ///       |    | middle |    |  top
    ///       +----+--------+----+
    ///       |    |        |    |
    ///       +----+--------+----+
    ///       |    |        |    |  bottom
    ///       +----+--------+----+
    ///
    /// If two opposite edges do not fit in the frame, both are shrunk by the same factor.
    public struct Slices: Sendable, Hashable {
      /// The thickness of the upper edge, in pixels of the image.
      public var top: Double
      /// The thickness of the left edge, in pixels of the image.
      public var left: Double
      /// The thickness of the lower edge, in pixels of the image.
      public var bottom: Double
      /// The thickness of the right edge, in pixels of the image.
      public var right: Double
      /// The number of image pixels per point of the frame's space, at the image's natural size.
      /// The thickness of an edge in points is its thickness in image pixels, divided by this
      /// number.
      public var scale: Double
      /// Whether the middle is tiled instead of being stretched. Tiles have their natural size and
      /// begin at the top left corner of the middle.
      ///
      /// If true, the thicknesses of the edges are rounded to whole pixels of the image.
      public var isTiled: Bool

      /// Creates slices. By default, the edges have zero thickness, and one image pixel takes one
      /// point.
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
