/// The orientation of a user interface on the screen.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation is not known.
  case unknown = 0
  /// The user interface is upright.
  case portrait = 1
  /// The user interface is upside down.
  case portraitUpsideDown = 2
  /// The user interface is turned counterclockwise by 90 degrees, on a device that is turned
  /// clockwise.
  case landscapeLeft = 4
  /// The user interface is turned clockwise by 90 degrees, on a device that is turned
  /// counterclockwise.
  case landscapeRight = 3

  /// Whether the user interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the user interface is turned by 90 degrees.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
