import Foundation

/// The maximum number of pixels along a side of an image.
let longestSide = 1 << 16
/// The maximum number of pixels of an image.
let largestArea = 1 << 28

/// An error that prevents an image from being rendered.
public enum ImageRendererError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The scale is not a finite number greater than 0.
  case invalidScale(Double)
  /// The image would have no pixels, or too many.
  case invalidSize(width: Int, height: Int)
  /// The image cannot be encoded as PNG.
  case unencodable(reason: String)

  /// A description of the error in one line.
  public var description: String {
    switch self {
    case .invalidScale(let scale):
      "an image cannot have \(scale) pixels in a point; give it a scale above 0"
    case .invalidSize(let width, let height):
      "an image cannot have \(width) by \(height) pixels: no less than 1 and no more "
        + "than \(longestSide) a side, and no more than \(largestArea) in all"
    case .unencodable(let reason): "the image cannot be written as PNG: \(reason)"
    }
  }
}
