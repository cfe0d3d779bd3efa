/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation is not known.
  case unknown = 0
  /// The device is upright.
  case portrait = 1
  /// The device is upside down.
  case portraitUpsideDown = 2
  /// The device is turned counterclockwise by 90 degrees.
  case landscapeLeft = 3
  /// The device is turned clockwise by 90 degrees.
  case landscapeRight = 4
  /// The device lies flat, with the screen facing up.
  case faceUp = 5
  /// The device lies flat, with the screen facing down.
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is turned by 90 degrees.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether the device is upright, upside down or turned by 90 degrees.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
