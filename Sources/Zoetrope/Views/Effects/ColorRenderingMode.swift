/// How the colours of a picture are kept while it is made. Colours are always kept as they are in
/// the frames.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As displays take them.
  case nonLinear
  /// In proportion to light.
  case linear
  /// In proportion to light, with more than white and less than black.
  case extendedLinear
}
