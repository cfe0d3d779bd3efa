import Foundation
import Zoetrope

/// The maximum number of pixels along a side of an image.
let longestSide = 1 << 16
/// The maximum number of pixels of an image.
let largestArea = 1 << 28

/// An error that prevents an image from being rendered.
public enum ImageRendererError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The scale is not a finite number greater than 0.
  case invalidScale(Double)
  /// A side of the image would be 0 or exceed 65,536 pixels, or the image would have more than
  /// 268,435,456 pixels. The associated values are the width and height in pixels.
  case invalidSize(width: Int, height: Int)
  /// The view cannot be shown. For example, it has a text, and there are no fonts.
  case failed(HostError)
  /// The image would have gaps, and ``ImageRenderer/isStrict`` is true. The associated value holds
  /// the warnings.
  case incomplete([Diagnostic])
  /// The image cannot be encoded as PNG.
  case unencodable(reason: String)

  /// A description of the error in one line.
  public var description: String {
    switch self {
    case .invalidScale(let scale):
      "the scale of an image cannot be \(scale); expected a number greater than 0"
    case .invalidSize(let width, let height):
      "an image cannot have \(width) by \(height) pixels; expected 1 to \(longestSide) per side "
        + "and at most \(largestArea) in total"
    case .failed(let error): "the view cannot be shown: \(error)"
    case .incomplete(let warnings):
      "the image would be incomplete: \(warnings.map(\.message).joined(separator: "; "))"
    case .unencodable(let reason): "the image cannot be written as PNG: \(reason)"
    }
  }
}
