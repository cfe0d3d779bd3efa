import ZoetropeDisplayList

/// How drawing is combined with what is there.
public enum CGBlendMode: Int32, Sendable {
  /// The drawing covers what is there.
  case normal = 0
  /// The product of the colors.
  case multiply
  /// The inverse of the product of the inverses.
  case screen
  /// ``multiply`` or ``screen``, by what is there.
  case overlay
  /// The darker components.
  case darken
  /// The lighter components.
  case lighten
  /// The backdrop, made lighter.
  case colorDodge
  /// The backdrop, made darker.
  case colorBurn
  /// A soft light on what is there.
  case softLight
  /// ``multiply`` or ``screen``, by the drawing.
  case hardLight
  /// The difference of the colors.
  case difference
  /// A paler difference of the colors.
  case exclusion
  /// The hue of the drawing.
  case hue
  /// The saturation of the drawing.
  case saturation
  /// The hue and the saturation of the drawing.
  case color
  /// The luminosity of the drawing.
  case luminosity
  /// Nothing.
  case clear
  /// The drawing alone.
  case copy
  /// The drawing, where something is there.
  case sourceIn
  /// The drawing, where nothing is there.
  case sourceOut
  /// The drawing on what is there.
  case sourceAtop
  /// The drawing under what is there.
  case destinationOver
  /// The backdrop, inside of the drawing.
  case destinationIn
  /// The backdrop, outside of the drawing.
  case destinationOut
  /// The backdrop, on the drawing.
  case destinationAtop
  /// Either of both, where the other one is not.
  case xor
  /// The sum of the inverses.
  case plusDarker
  /// The sum of the colors.
  case plusLighter

  var ofList: DisplayList.BlendMode {
    let modes: [DisplayList.BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
      .destinationOut, .destinationAtop, .xor, .plusDarker, .plusLighter,
    ]
    return modes[Int(rawValue)]
  }
}

/// How the pixels of an image are sampled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the system has it: bilinear.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Bilinear.
  case low = 2
  /// Cubic.
  case high = 3
  /// Bilinear.
  case medium = 4

  var ofList: DisplayList.ImageFill.Interpolation {
    switch self {
    case .none: .nearest
    case .high: .cubic
    case .default, .low, .medium: .linear
    }
  }
}

/// How the current path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Its inside by the nonzero rule.
  case fill = 0
  /// Its inside by the even-odd rule.
  case eoFill = 1
  /// Its outline.
  case stroke = 2
  /// Its inside by the nonzero rule, and its outline.
  case fillStroke = 3
  /// Its inside by the even-odd rule, and its outline.
  case eoFillStroke = 4
}
