/// How a layout's change is animated.
public enum LayoutInterpolation: String, Sendable, CaseIterable {
  /// The layout's animatable data is interpolated and the layout runs again for every frame.
  case parameters
  /// Each view moves in a straight line from its old position to its new one, as if layouts had
  /// no animatable data.
  case positions
}
