import ZoetropeDisplayList

/// The formula that blends a view with its backdrop.
///
/// The backdrop is the picture drawn so far in the innermost enclosing group. A group is a
/// `compositingGroup`, or an effect that draws several views as one picture. Outside of all groups,
/// the backdrop is the picture drawn so far on the canvas.
///
/// The formulas are those of the W3C's "Compositing and Blending Level 1", sections 9 and 10. The
/// exception is ``plusDarker``, which that specification does not define.
public enum BlendMode: Hashable, Sendable {
  /// Draws the view in front of the backdrop.
  case normal
  /// Multiplies the color of the view by the color of the backdrop. The result is never lighter
  /// than either color.
  case multiply
  /// Multiplies the inverted colors of view and backdrop, and inverts the product. The result is
  /// never darker than either color.
  case screen
  /// Acts like ``multiply`` where the backdrop is dark, and like ``screen`` where the backdrop is
  /// light.
  case overlay
  /// Takes each color component from the view or from the backdrop, whichever value is smaller.
  case darken
  /// Takes each color component from the view or from the backdrop, whichever value is larger.
  case lighten
  /// Lightens the backdrop: divides its color by the inverted color of the view.
  case colorDodge
  /// Darkens the backdrop: divides the inverted color of the backdrop by the color of the view, and
  /// inverts the quotient.
  case colorBurn
  /// Gently darkens the backdrop where the view is dark, and gently lightens it where the view is
  /// light.
  case softLight
  /// Acts like ``multiply`` where the view is dark, and like ``screen`` where the view is light.
  case hardLight
  /// Takes the absolute difference between view and backdrop in each color component.
  case difference
  /// Resembles ``difference``, with lower contrast.
  case exclusion
  /// Combines the hue of the view with the saturation and the luminosity of the backdrop.
  case hue
  /// Combines the saturation of the view with the hue and the luminosity of the backdrop.
  case saturation
  /// Combines the hue and the saturation of the view with the luminosity of the backdrop.
  case color
  /// Combines the luminosity of the view with the hue and the saturation of the backdrop.
  case luminosity
  /// Draws the view only where the backdrop is opaque.
  case sourceAtop
  /// Draws the view behind the backdrop.
  case destinationOver
  /// Erases the backdrop where the view is opaque; the view itself is not drawn.
  case destinationOut
  /// Adds the inverted color components of view and backdrop, and inverts the sum. Negative results
  /// become 0. Overlaps get darker.
  case plusDarker
  /// Adds the color components of view and backdrop. Sums above 1 become 1. Overlaps get lighter.
  case plusLighter
}

extension BlendMode {
  /// The corresponding blend mode of the display list.
  package var drawing: DisplayList.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
