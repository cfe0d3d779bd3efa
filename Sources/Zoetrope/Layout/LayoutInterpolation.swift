/// The way in which a change of layout is animated.
public enum LayoutInterpolation: String, Sendable, CaseIterable {
  /// For every frame, the layout's animatable data is interpolated and the layout runs again.
  case parameters
  /// Each view moves in a straight line from its old to its new position, as if layouts had no
  /// animatable data.
  case positions
}
