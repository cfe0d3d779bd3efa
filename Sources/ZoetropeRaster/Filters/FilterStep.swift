import ZoetropeDisplayList

/// A filter with its lengths in pixels.
enum FilterStep {
  case point(PointFilter)
  case blur(GaussianBlur, isOpaque: Bool)
  case shadow(ShadowStep)

  /// Returns the bounds of the filter's result for a source that is transparent outside of `rect`;
  /// nil if the result is unbounded.
  func reach(of rect: PixelRect) -> PixelRect? {
    switch self {
    case .point(let filter): filter.fillsEmpty ? nil : rect
    case .blur(let blur, _): blur.reach(of: rect)
    case .shadow(let shadow): rect.union(shadow.blur.reach(of: rect))
    }
  }

  /// Returns the source pixels that the filter reads to compute a rectangle of the result.
  func sources(of rect: PixelRect) -> PixelRect {
    switch self {
    case .point: rect
    case .blur(let blur, _): rect.union(blur.source(for: rect))
    case .shadow(let shadow): rect.union(shadow.blur.source(for: rect))
    }
  }
}

/// A shadow with its lengths in pixels.
struct ShadowStep {
  /// The shadow's color, with straight alpha.
  var color: SIMD4<Float>
  /// The blur that turns the alpha of a pixmap into the coverage of its shadow. It also shifts the
  /// result by the shadow's offset.
  var blur: GaussianBlur
  var sigma: SIMD2<Double>
  var offset: SIMD2<Double>
  var kind: DisplayList.Shadow.Kind
  var blendMode: DisplayList.BlendMode
  var isAlone: Bool
}
