/// The color space of the picture that `drawingGroup(opaque:colorMode:)` draws into, and the range
/// of the picture's components.
///
/// The mode has no effect here: pictures always have the encoding and the range of the rendered
/// frames.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Gamma-encoded sRGB, with components from 0 to 1.
  case nonLinear
  /// Linear sRGB, with components from 0 to 1.
  case linear
  /// Linear sRGB, with components that may lie below 0 or above 1.
  case extendedLinear
}
