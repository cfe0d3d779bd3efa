import Foundation
import ZoetropeBitmap
import ZoetropeGeometry

/// A picture, or a part of one, that is repeated in both directions.
public struct TilePaint: Sendable, Hashable {
  /// The picture.
  public var pixels: ImagePixels
  /// The part of the picture that is repeated, in the picture's pixels. It lies inside the picture.
  public var source: CGRect
  /// The position and size of one tile, in points in the tiles' own space. The other tiles adjoin
  /// it in rows and columns.
  public var frame: CGRect
  /// The transform from the tiles' own space to that of the item.
  public var transform: CGAffineTransform
  /// The sampling between the picture's pixels.
  public var interpolation: DisplayList.ImageFill.Interpolation
  /// The opacity, from 0 (invisible) to 1.
  public var opacity: Double

  /// Creates a tile paint. The default is bilinear and opaque.
  public init(
    pixels: ImagePixels, source: CGRect, frame: CGRect, transform: CGAffineTransform = .identity,
    interpolation: DisplayList.ImageFill.Interpolation = .linear, opacity: Double = 1
  ) {
    self.pixels = pixels
    self.source = source
    self.frame = frame
    self.transform = transform
    self.interpolation = interpolation
    self.opacity = opacity
  }
}
