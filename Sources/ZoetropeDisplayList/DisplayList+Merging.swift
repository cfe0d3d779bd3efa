import Foundation
import ZoetropeGeometry

extension DisplayList.Layer {
  /// Whether the layer has no effect other than its opacity: normal blending, no filters and no
  /// projection.
  package var onlyFades: Bool { blendMode == .normal && filters.isEmpty && projection == nil }

  /// Whether a layer with these properties leaves all pixels unchanged if it contains no items.
  package var changesNothingWhenEmpty: Bool {
    blendMode.keepsBackdropWhereEmpty && filters.allSatisfy { $0.keepsEmptyPicture }
  }

  /// Returns a single layer that can replace this layer and an inner layer that is its only
  /// content. Returns nil if no single layer gives the same picture.
  ///
  /// - Parameters:
  ///   - inner: The layer inside this one.
  ///   - isIsolated: Whether the inner layer is blended with the picture of this layer, which is
  ///     transparent at first. If false, and if this layer has the normal mode, the inner layer is
  ///     blended with the backdrop of this layer instead.
  package func merged(with inner: DisplayList.Layer, isIsolated: Bool) -> DisplayList.Layer? {
    var result = inner
    if isIsolated || blendMode != .normal || inner.blendMode == .normal {
      guard inner.blendMode.isIdentityOverTransparent else { return nil }
      result.blendMode = blendMode
    }
    if !filters.isEmpty {
      // A single layer applies all filters before its projection and opacity. The filters of the
      // outer layer, however, are applied after the projection and the opacity of the inner layer.
      guard inner.projection == nil, inner.opacity == 1 else { return nil }
      let (depends, innerDepends) = (filters.dependsOnLengths, inner.filters.dependsOnLengths)
      if depends && innerDepends && transform != inner.transform { return nil }
      if !innerDepends { result.transform = transform }
      result.filters += filters
    }
    if let projection {
      result.projection = inner.projection?.concatenating(projection) ?? projection
    }
    result.opacity *= opacity
    return result
  }
}

extension [DisplayList.Filter] {
  /// Whether any of the filters measures lengths, so that its result depends on the space of the
  /// layer.
  fileprivate var dependsOnLengths: Bool {
    contains {
      switch $0 {
      case .blur, .shadow: true
      case .colorMatrix, .alphaThreshold: false
      }
    }
  }
}

extension DisplayList.Filter {
  /// Whether the filter leaves an empty picture empty.
  fileprivate var keepsEmptyPicture: Bool {
    switch self {
    case .blur, .shadow: true
    case .colorMatrix(let matrix): matrix.bias.w <= 0
    case .alphaThreshold(let minimum, _, _): minimum > 0
    }
  }
}

extension DisplayList.BlendMode {
  /// Whether blending a picture with a transparent backdrop leaves the picture unchanged.
  fileprivate var isIdentityOverTransparent: Bool {
    switch self {
    case .clear, .sourceIn, .sourceAtop, .destinationIn, .destinationOut: false
    default: true
    }
  }
}

extension DisplayList.Item {
  /// Whether the pixels of the item depend on the pixels behind it.
  package var dependsOnBackdrop: Bool {
    switch self {
    case .backdrop: true
    case .pushLayer(let layer): layer.blendMode != .normal
    default: false
    }
  }
}
