import Foundation
import ZoetropePixels

extension Image {
  /// The transform that turns the pixels of an image upright.
  @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The pixels are upright.
    case up = 0
    /// The pixels have to be mirrored horizontally.
    case upMirrored = 2
    /// The pixels have to be rotated by 180 degrees.
    case down = 6
    /// The pixels have to be mirrored vertically.
    case downMirrored = 4
    /// The pixels have to be rotated by 90 degrees counterclockwise.
    case left = 1
    /// The pixels have to be transposed: rows become columns.
    case leftMirrored = 3
    /// The pixels have to be rotated by 90 degrees clockwise.
    case right = 7
    /// The pixels have to be transposed and rotated by 180 degrees: rows become columns, and the
    /// orders of the rows and of the columns are reversed.
    case rightMirrored = 5
  }
}

extension Image.Orientation {
  /// Whether turning the pixels upright exchanges rows and columns.
  package var isTransposed: Bool {
    switch self {
    case .up, .upMirrored, .down, .downMirrored: false
    case .left, .leftMirrored, .right, .rightMirrored: true
    }
  }

  /// Returns the pixels of an image after turning them upright. O(pixels), or O(1) if they are
  /// upright already.
  package func applied(to image: ImagePixels) -> ImagePixels {
    if self == .up || image.pixels.isEmpty { return image }
    let (width, height) = (image.width, image.height)
    // The source index changes by `column` from one column of the upright image to the next, and by
    // `row` from one row to the next. The two flags name the corner of the source that becomes the
    // top left corner.
    let (column, row, startsRight, startsBelow) =
      switch self {
      case .up: (1, width, false, false)
      case .upMirrored: (-1, width, true, false)
      case .down: (-1, -width, true, true)
      case .downMirrored: (1, -width, false, true)
      case .leftMirrored: (width, 1, false, false)
      case .right: (-width, 1, false, true)
      case .rightMirrored: (-width, -1, true, true)
      case .left: (width, -1, true, false)
      }
    return ImagePixels(
      width: isTransposed ? height : width, height: isTransposed ? width : height, of: image,
      columnStep: column, rowStep: row,
      from: (startsRight ? width - 1 : 0) + (startsBelow ? (height - 1) * width : 0))
  }
}
