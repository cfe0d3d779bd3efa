extension DisplayList {
  /// The formula that combines a picture with its backdrop, the pixels behind it.
  ///
  /// The modes up to ``luminosity`` blend the colors and composite the result over the backdrop.
  /// The modes from ``clear`` on are compositing operators, most of them Porter and Duff's. The
  /// formulas are those of the W3C's "Compositing and Blending Level 1", sections 9 and 10.
  ///
  /// The only exception is ``plusDarker``, which is Apple's. If a premultiplied channel has the
  /// value `S` in the picture and `B` in the backdrop, ``plusDarker`` gives
  /// `max(0, alpha - (alphaS - S) - (alphaB - B))`. Here `alphaS` is the picture's alpha, `alphaB`
  /// is the backdrop's alpha, and `alpha` is the sum of these two, limited to 1.
  public enum BlendMode: String, Sendable, Hashable, CaseIterable {
    /// Normal compositing and separable blend modes.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
    /// Blend modes: separable ones before ``hue``, non-separable ones from ``hue`` on.
    case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
    /// Compositing operators: `clear`, `copy`, and the operators named after the source, which is
    /// the layer's own picture.
    case clear, copy, sourceIn, sourceOut, sourceAtop
    /// Compositing operators. Four are named after the destination, which is the backdrop. The
    /// fifth, `xor`, is the exclusive or of source and destination.
    case destinationOver, destinationIn, destinationOut, destinationAtop, xor
    /// Two operators that add colors. `plusDarker` adds the inverted colors of picture and
    /// backdrop, and inverts the sum. `plusLighter` adds the colors themselves.
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
