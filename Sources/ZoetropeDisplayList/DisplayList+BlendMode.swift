extension DisplayList {
  /// The formula that combines a picture with its backdrop, the pixels behind it.
  ///
  /// The modes up to ``luminosity`` blend the colors and composite the result over the backdrop;
  /// those from ``clear`` on are compositing operators, most of them Porter and Duff's. Both follow
  /// the W3C's "Compositing and Blending Level 1", sections 9 and 10. ``plusDarker`` is Apple's.
  /// Its result for a premultiplied channel is `max(0, alpha - (alphaS - S) - (alphaB - B))`.
  /// There, `S` and `B` are the channel in the picture and in the backdrop, `alphaS` and `alphaB`
  /// are their alphas, and `alpha` is `min(1, alphaS + alphaB)`.
  public enum BlendMode: String, Sendable, Hashable, CaseIterable {
    /// Normal compositing and separable blend modes.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
    /// Separable blend modes and, from ``hue`` on, non-separable ones.
    case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
    /// Compositing operators that clear, or are named after the source, which is the picture.
    case clear, copy, sourceIn, sourceOut, sourceAtop
    /// Compositing operators named after the destination, which is the backdrop, and exclusive or.
    case destinationOver, destinationIn, destinationOut, destinationAtop, xor
    /// Sums of the picture and the backdrop.
    case plusDarker, plusLighter

    /// Whether the backdrop stays unchanged where the picture is transparent.
    public var keepsBackdropWhereEmpty: Bool {
      switch self {
      case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
      default: true
      }
    }
  }
}
