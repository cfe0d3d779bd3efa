import Foundation
import ZoetropeBitmap

extension Image {
  /// How the pixels of an image are to be turned so that it stands upright.
  @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// They are as they should be.
    case up = 0
    /// They are mirrored from left to right.
    case upMirrored = 2
    /// They are to be turned by half a turn.
    case down = 6
    /// They are mirrored from top to bottom.
    case downMirrored = 4
    /// They are to be turned by a quarter to the left, against the clock.
    case left = 1
    /// Their rows are the columns of the image.
    case leftMirrored = 3
    /// They are to be turned by a quarter to the right, with the clock.
    case right = 7
    /// Their rows are the columns of the image, both counted from the other end.
    case rightMirrored = 5
  }
}

extension Image.Orientation {
  /// Whether rows become columns.
  private var isTransposed: Bool {
    switch self {
    case .up, .upMirrored, .down, .downMirrored: false
    case .left, .leftMirrored, .right, .rightMirrored: true
    }
  }

  /// An image's pixels, turned upright. O(pixels), nothing where they are.
  func applied(to image: ImagePixels) -> ImagePixels {
    if self == .up || image.pixels.isEmpty { return image }
    let (width, height) = (image.width, image.height)
    // Steps to the next column and row of the upright image, among the pixels as they are.
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
