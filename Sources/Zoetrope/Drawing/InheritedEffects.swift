import ZoetropeDisplayList

/// Effects that have been met on the way to what is drawn, and not yet been applied.
///
/// As in SwiftUI, opacities, modes of blending, shadows and filters go through to the leaves, each of
/// which is drawn with them on its own: two overlapping halves of a faded stack show through each
/// other, and each of its texts has its own shadow. They end at what is drawn as one picture: a
/// `compositingGroup`, a mask, a perspective, most clips, a shadow within a shadow or a blur. The
/// rules are those that OpenSwiftUI found (`DisplayListViewModel.swift`, "Audited for 6.5.4").
package struct InheritedEffects: Equatable {
  /// The outer ones first. Their modes of blending are normal.
  private var effects: [DisplayList.Layer] = []
  /// That of the innermost effect that has one.
  private var blendMode = DisplayList.BlendMode.normal
  /// Whether there are shadows or filters.
  private(set) var filters = false

  /// Whether there are none.
  var isEmpty: Bool { effects.isEmpty && blendMode == .normal }

  /// What a leaf is drawn in, the outer ones first.
  var layers: [DisplayList.Layer] {
    if blendMode == .normal { return effects }
    var layers = effects
    if layers.isEmpty { layers.append(DisplayList.Layer()) }
    layers[0].blendMode = blendMode
    return layers
  }

  /// Takes on an effect inside of the others.
  mutating func add(_ layer: DisplayList.Layer) {
    if !layer.filters.isEmpty { filters = true }
    if layer.opacity == 1 && layer.filters.isEmpty {
      blendMode = layer.blendMode
    } else {
      var layer = layer
      if layer.blendMode != .normal { blendMode = layer.blendMode }
      layer.blendMode = .normal
      effects.append(layer)
    }
  }
}
