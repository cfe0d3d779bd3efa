import Zoetrope

extension UIImage {
  /// The transform that turns the pixels of an image upright.
  public enum Orientation: Int, Sendable {
    /// The pixels are upright.
    case up = 0
    /// The pixels have to be rotated by 180 degrees.
    case down = 1
    /// The pixels have to be rotated by 90 degrees counterclockwise.
    case left = 2
    /// The pixels have to be rotated by 90 degrees clockwise.
    case right = 3
    /// The pixels have to be mirrored horizontally.
    case upMirrored = 4
    /// The pixels have to be mirrored vertically.
    case downMirrored = 5
    /// The pixels have to be transposed.
    case leftMirrored = 6
    /// The pixels have to be transposed and rotated by 180 degrees.
    case rightMirrored = 7

    /// Creates the UIKit orientation that corresponds to a SwiftUI orientation.
    public init(_ imageOrientation: Image.Orientation) {
      switch imageOrientation {
      case .up: self = .up
      case .down: self = .down
      case .left: self = .left
      case .right: self = .right
      case .upMirrored: self = .upMirrored
      case .downMirrored: self = .downMirrored
      case .leftMirrored: self = .leftMirrored
      case .rightMirrored: self = .rightMirrored
      }
    }
  }
}

extension Image.Orientation {
  /// Creates the SwiftUI orientation that corresponds to a UIKit orientation.
  public init(_ uiImageOrientation: UIImage.Orientation) {
    switch uiImageOrientation {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    case .upMirrored: self = .upMirrored
    case .downMirrored: self = .downMirrored
    case .leftMirrored: self = .leftMirrored
    case .rightMirrored: self = .rightMirrored
    }
  }
}
