/// The kind of curve that rounds a corner.
public enum RoundedCornerStyle: Sendable {
  /// A quarter of a circle or of an ellipse.
  case circular
  /// A longer curve whose bend grows and shrinks smoothly.
  case continuous
}
