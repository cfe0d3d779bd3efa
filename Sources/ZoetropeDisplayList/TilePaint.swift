import Foundation
import ZoetropeBitmap
import ZoetropeGeometry

/// A picture, or a part of one, that is repeated in both directions.
public struct TilePaint: Sendable, Hashable {
  /// The picture.
  public var pixels: ImagePixels
  /// The part of it that is repeated, in its pixels; it lies inside of the picture.
  public var source: CGRect
  /// Where that part lies once, in points in the tiles' own space; all others follow from it.
  public var frame: CGRect
  /// From the tiles' own space to that of the item.
  public var transform: CGAffineTransform
  /// How the picture is sampled between its pixels.
  public var interpolation: DisplayList.ImageFill.Interpolation
  /// 0 (nothing is drawn) to 1.
  public var opacity: Double

  /// Creates tiles: bilinear and opaque by default.
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
