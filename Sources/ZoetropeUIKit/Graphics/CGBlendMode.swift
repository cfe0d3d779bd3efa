import ZoetropeDisplayList

/// The way in which a drawing is combined with the existing content of the image (the backdrop).
public enum CGBlendMode: Int32, Sendable {
  /// The drawing covers the backdrop.
  case normal = 0
  /// The colors of the drawing and the backdrop are multiplied.
  case multiply
  /// The inverses of both colors are multiplied, and the result is inverted.
  case screen
  /// ``multiply`` where the backdrop is dark, and ``screen`` where it is light.
  case overlay
  /// The darker of the two colors, for each component.
  case darken
  /// The lighter of the two colors, for each component.
  case lighten
  /// The backdrop is lightened in proportion to the drawing's color.
  case colorDodge
  /// The backdrop is darkened in proportion to the drawing's color.
  case colorBurn
  /// A weaker variant of ``hardLight``.
  case softLight
  /// ``multiply`` where the drawing is dark, and ``screen`` where it is light.
  case hardLight
  /// The absolute difference of the colors.
  case difference
  /// A variant of ``difference`` with less contrast.
  case exclusion
  /// The hue of the drawing, with the saturation and the luminosity of the backdrop.
  case hue
  /// The saturation of the drawing, with the hue and the luminosity of the backdrop.
  case saturation
  /// The hue and the saturation of the drawing, with the luminosity of the backdrop.
  case color
  /// The luminosity of the drawing, with the hue and the saturation of the backdrop.
  case luminosity
  /// Both the drawing and the backdrop are removed.
  case clear
  /// The drawing replaces the backdrop.
  case copy
  /// The drawing where the backdrop is opaque, and transparency elsewhere.
  case sourceIn
  /// The drawing where the backdrop is transparent, and transparency elsewhere.
  case sourceOut
  /// The drawing covers the opaque parts of the backdrop. Elsewhere, the drawing is removed.
  case sourceAtop
  /// The drawing lies under the backdrop.
  case destinationOver
  /// The backdrop where the drawing is opaque, and transparency elsewhere.
  case destinationIn
  /// The backdrop where the drawing is transparent, and transparency elsewhere.
  case destinationOut
  /// The backdrop covers the opaque parts of the drawing. Elsewhere, the backdrop is removed.
  case destinationAtop
  /// The drawing where the backdrop is transparent, and the backdrop where the drawing is
  /// transparent.
  case xor
  /// The inverses of both colors are added, and the result is inverted.
  case plusDarker
  /// The colors are added.
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

/// The way in which the pixels of a scaled image are sampled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The default, which is bilinear.
  case `default` = 0
  /// Sampling of the nearest pixel.
  case none = 1
  /// Bilinear sampling.
  case low = 2
  /// Cubic sampling.
  case high = 3
  /// Bilinear sampling.
  case medium = 4

  var ofList: DisplayList.ImageFill.Interpolation {
    switch self {
    case .none: .nearest
    case .high: .cubic
    case .default, .low, .medium: .linear
    }
  }
}

/// The parts of the current path that are drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside of the path, by the nonzero rule.
  case fill = 0
  /// The inside of the path, by the even-odd rule.
  case eoFill = 1
  /// The outline of the path.
  case stroke = 2
  /// The inside of the path, by the nonzero rule, and then its outline.
  case fillStroke = 3
  /// The inside of the path, by the even-odd rule, and then its outline.
  case eoFillStroke = 4
}
