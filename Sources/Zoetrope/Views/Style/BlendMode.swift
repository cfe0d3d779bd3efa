import ZoetropeDisplayList

/// How a view meets what is behind it.
///
/// What is behind is what has been drawn so far in the innermost `compositingGroup` around, or in
/// the innermost effect that draws a view as one picture, or else on the canvas.
public enum BlendMode: Hashable, Sendable {
  /// In front of what is behind.
  case normal
  /// The product of the colours: never lighter.
  case multiply
  /// The product of what the colours lack of white: never darker.
  case screen
  /// Multiplies where what is behind is dark, screens where it is light.
  case overlay
  /// The darker of each component.
  case darken
  /// The lighter of each component.
  case lighten
  /// Lightens what is behind, by division.
  case colorDodge
  /// Darkens what is behind, by division.
  case colorBurn
  /// Darkens or lightens gently, by the view's own lightness.
  case softLight
  /// Multiplies where the view is dark, screens where it is light.
  case hardLight
  /// How far the components are from each other.
  case difference
  /// The same with less contrast.
  case exclusion
  /// The hue of the view, the saturation and the luminosity of what is behind.
  case hue
  /// The saturation of the view, the hue and the luminosity of what is behind.
  case saturation
  /// The hue and the saturation of the view, the luminosity of what is behind.
  case color
  /// The luminosity of the view, the hue and the saturation of what is behind.
  case luminosity
  /// Only where there is something behind.
  case sourceAtop
  /// Behind what is there.
  case destinationOver
  /// Takes what is behind away where the view is; the view itself does not show.
  case destinationOut
  /// The sum of the components, of which as much is taken as white has more than one alone.
  case plusDarker
  /// The sum of the components.
  case plusLighter
}

extension BlendMode {
  /// The same for drawing.
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
