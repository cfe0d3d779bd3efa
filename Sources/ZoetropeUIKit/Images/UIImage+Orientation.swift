import Zoetrope

extension UIImage {
  /// The transform that turns the pixels of an image upright.
  public enum Orientation: Int, Sendable {
    /// The pixels are upright.
    case up = 0
    /// A rotation by 180 degrees turns the pixels upright.
    case down = 1
    /// A rotation by 90 degrees counterclockwise turns the pixels upright.
    case left = 2
    /// A rotation by 90 degrees clockwise turns the pixels upright.
    case right = 3
    /// Mirroring horizontally turns the pixels upright.
    case upMirrored = 4
    /// Mirroring vertically turns the pixels upright.
    case downMirrored = 5
    /// Transposing turns the pixels upright.
    case leftMirrored = 6
    /// Transposing and a rotation by 180 degrees turn the pixels upright.
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
