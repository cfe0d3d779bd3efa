import ZoetropeDisplayList

/// How a view is blended with its backdrop.
///
/// The backdrop is the picture drawn so far in the innermost enclosing `compositingGroup`, in the
/// innermost enclosing effect that draws several views as one picture, or else on the canvas. The
/// formulas are those of the W3C's "Compositing and Blending Level 1", sections 9 and 10, except
/// for ``plusDarker``, which that specification does not define.
public enum BlendMode: Hashable, Sendable {
  /// Draws the view in front of the backdrop.
  case normal
  /// Multiplies the colors, so that the result is never lighter than either.
  case multiply
  /// Multiplies the inverted colors and inverts the product: the result is never darker than
  /// either.
  case screen
  /// Multiplies where the backdrop is dark, screens where it is light.
  case overlay
  /// Takes the darker value of each component.
  case darken
  /// Takes the lighter value of each component.
  case lighten
  /// Lightens the backdrop: divides it by the inverted color of the view.
  case colorDodge
  /// Darkens the backdrop: divides its inverted color by the color of the view and inverts the
  /// result.
  case colorBurn
  /// Gently darkens or lightens the backdrop, depending on the lightness of the view.
  case softLight
  /// Multiplies where the view is dark, screens where it is light.
  case hardLight
  /// Takes the absolute difference of each component.
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
  /// Adds the inverted components and inverts the sum, clamped to black: overlaps get darker.
  case plusDarker
  /// Adds the components, clamped to white: overlaps get lighter.
  case plusLighter
}

extension BlendMode {
  /// The equivalent mode of the display list.
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
