/// The shape of a rounded corner.
public enum RoundedCornerStyle: Sendable {
  /// A quarter of a circle or an ellipse.
  case circular
  /// A longer curve whose curvature changes smoothly.
  case continuous
}
