/// How a user interface is turned on the screen.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation is not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Turned clockwise by 90 degrees, on a device that is turned counterclockwise.
  case landscapeLeft = 4
  /// Turned counterclockwise by 90 degrees, on a device that is turned clockwise.
  case landscapeRight = 3

  /// Whether the user interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the user interface is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
