import ZoetropeDisplayList

/// The filters and the blend mode with which a layer is composited.
struct LayerStyle {
  var blendMode = DisplayList.BlendMode.normal
  /// The filters that are applied to the layer's pixels before compositing. Each reads only one
  /// pixel.
  var filters: [PointFilter] = []

  static var plain: LayerStyle { LayerStyle() }

  /// Whether the layer is composited source-over, without filters.
  var isPlain: Bool { blendMode == .normal && filters.isEmpty }

  /// Whether the filters turn transparent pixels into visible ones.
  var fillsEmpty: Bool { filters.contains { $0.fillsEmpty } }
}

extension DisplayList.BlendMode {
  /// Whether compositing leaves opaque pixels of the backdrop opaque, for any source.
  var keepsOpaque: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationOut, .destinationAtop,
      .xor:
      false
    default: true
    }
  }
}
