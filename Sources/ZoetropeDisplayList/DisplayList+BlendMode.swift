extension DisplayList {
  /// How a picture meets what is behind it.
  ///
  /// Up to ``luminosity`` colours are mixed, and the result is composited over what is behind; from
  /// ``clear`` on the modes are those of Porter and Duff. Both as in the W3C's "Compositing and
  /// Blending Level 1", sections 9 and 10; ``plusDarker`` is Apple's: per channel, premultiplied,
  /// `max(0, alpha - (alphaS - S) - (alphaB - B))` where alpha is `min(1, alphaS + alphaB)`.
  public enum BlendMode: String, Sendable, Hashable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
    case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop
    case destinationOver, destinationIn, destinationOut, destinationAtop, xor
    case plusDarker, plusLighter

    /// Whether what is behind stays as it is where the picture is empty.
    public var keepsBackdropWhereEmpty: Bool {
      switch self {
      case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
      default: true
      }
    }
  }
}
