import Foundation
import ZoetropeGeometry
import ZoetropePixels

/// A paint that repeats a picture, or a part of a picture, in both directions.
public struct TilePaint: Sendable, Hashable {
  /// The pixels of the picture.
  public var pixels: ImagePixels
  /// The part of the picture that is repeated, in the picture's pixels. It lies inside the picture.
  public var source: CGRect
  /// The position and size of one tile, in points in the tiles' own space. The other tiles have the
  /// same size and form a grid with this tile.
  public var frame: CGRect
  /// The transform from the tiles' own space to the item's space.
  public var transform: CGAffineTransform
  /// The method of sampling the picture between its pixels.
  public var interpolation: DisplayList.ImageFill.Interpolation
  /// The opacity, from 0 (invisible) to 1.
  public var opacity: Double

  /// Creates a tile paint. By default, the sampling is bilinear and the opacity is 1.
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
