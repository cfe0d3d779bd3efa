import Foundation
import ZoetropeGeometry

extension DisplayList.Layer {
  /// Whether it does no more than multiply alpha.
  package var onlyFades: Bool { blendMode == .normal && filters.isEmpty && projection == nil }

  /// Whether a layer with nothing in it changes nothing.
  package var makesNothingOfNothing: Bool {
    blendMode.keepsBackdropWhereEmpty && filters.allSatisfy { $0.makesNothingOfNothing }
  }

  /// The layer that looks as this one does around nothing but another one; nil where none does.
  ///
  /// - Parameter isIsolated: Whether the inner one blends with nothing, although this one itself has
  ///   the normal mode.
  package func merged(with inner: DisplayList.Layer, isIsolated: Bool) -> DisplayList.Layer? {
    var result = inner
    if isIsolated || blendMode != .normal || inner.blendMode == .normal {
      guard inner.blendMode.showsOverNothing else { return nil }
      result.blendMode = blendMode
    }
    if !filters.isEmpty {
      // Filters come before the projection and before the opacity.
      guard inner.projection == nil, inner.opacity == 1 else { return nil }
      let (measures, innerMeasures) = (filters.measures, inner.filters.measures)
      if measures && innerMeasures && transform != inner.transform { return nil }
      if !innerMeasures { result.transform = transform }
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
  /// Whether any of them depends on the space that lengths are measured in.
  fileprivate var measures: Bool {
    contains {
      switch $0 {
      case .blur, .shadow: true
      case .colorMatrix, .alphaThreshold: false
      }
    }
  }
}

extension DisplayList.Filter {
  fileprivate var makesNothingOfNothing: Bool {
    switch self {
    case .blur, .shadow: true
    case .colorMatrix(let matrix): matrix.bias.w <= 0
    case .alphaThreshold(let minimum, _, _): minimum > 0
    }
  }
}

extension DisplayList.BlendMode {
  /// Whether a picture looks as it is where nothing is behind it.
  fileprivate var showsOverNothing: Bool {
    switch self {
    case .clear, .sourceIn, .sourceAtop, .destinationIn, .destinationOut: false
    default: true
    }
  }
}

extension DisplayList.Item {
  /// Whether what it shows depends on what is behind it.
  package var dependsOnBackdrop: Bool {
    switch self {
    case .backdrop: true
    case .pushLayer(let layer): layer.blendMode != .normal
    default: false
    }
  }
}
