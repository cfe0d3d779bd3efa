/// The shape of a rounded corner.
public enum RoundedCornerStyle: Sendable {
  /// A quarter of a circle or an ellipse.
  case circular
  /// A curve that is longer than a quarter circle and whose curvature changes smoothly.
  case continuous
}
