import ZoetropeDisplayList
import ZoetropeGeometry

extension DisplayList {
  /// The layers, the outer ones first.
  var layers: [DisplayList.Layer] {
    items.compactMap { if case .pushLayer(let layer) = $0 { layer } else { nil } }
  }

  /// The shadows of all layers.
  var shadows: [DisplayList.Shadow] {
    layers.flatMap(\.filters).compactMap {
      if case .shadow(let shadow) = $0 { shadow } else { nil }
    }
  }

  /// The radii of the blurs of all layers.
  var blurRadii: [Double] {
    layers.flatMap(\.filters).compactMap {
      if case .blur(let blur) = $0 { blur.radius } else { nil }
    }
  }

  /// The matrices of all layers.
  var matrices: [DisplayList.ColorMatrix] {
    layers.flatMap(\.filters).compactMap {
      if case .colorMatrix(let matrix) = $0 { matrix } else { nil }
    }
  }
}

extension DisplayList.ColorMatrix {
  /// The result for a color.
  func applied(to color: PaintColor) -> PaintColor {
    let straight: SIMD4<Float> = [color.red, color.green, color.blue, color.alpha]
    func sum(_ row: SIMD4<Float>, _ bias: Float) -> Float {
      min(max((row * straight).sum() + bias, 0), 1)
    }
    return PaintColor(
      red: sum(red, bias.x), green: sum(green, bias.y), blue: sum(blue, bias.z),
      alpha: sum(alpha, bias.w))
  }
}
