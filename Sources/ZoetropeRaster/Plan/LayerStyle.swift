import ZoetropeDisplayList

/// How a picture that is painted band by band meets what is behind it.
struct LayerStyle {
  var blendMode = DisplayList.BlendMode.normal
  /// What changes the picture before, pixel by pixel.
  var filters: [PointFilter] = []

  static var plain: LayerStyle { LayerStyle() }

  /// Whether nothing but compositing over what is behind happens.
  var isPlain: Bool { blendMode == .normal && filters.isEmpty }

  /// Whether the filters make something of empty pixels.
  var fillsEmpty: Bool { filters.contains { $0.fillsEmpty } }
}

extension DisplayList.BlendMode {
  /// Whether opaque pixels stay opaque, whatever is blended with them.
  var keepsOpaque: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationOut, .destinationAtop,
      .xor:
      false
    default: true
    }
  }
}
