import ZoetropeDisplayList

/// Enclosing effects that are still to be applied to the items of a subtree.
///
/// As in SwiftUI, opacities, blend modes, shadows and filters apply to each leaf separately. For
/// example, two overlapping views in a translucent stack show through each other, and each text in
/// a stack with a shadow casts its own shadow. The effects apply as a whole to a subtree that is
/// drawn as one picture: a `compositingGroup`, a mask, a perspective projection, most clips, and a
/// shadow inside another shadow or a blur. The rules are those that OpenSwiftUI found
/// (`DisplayListViewModel.swift`, "Audited for 6.5.4").
package struct InheritedEffects: Equatable {
  /// The opacities and filters, outermost first. The blend mode of each of these layers is normal.
  private var effects: [DisplayList.Layer] = []
  /// The blend mode of the innermost effect that sets one.
  private var blendMode = DisplayList.BlendMode.normal
  /// Whether the effects include shadows or other filters.
  private(set) var filters = false

  /// Whether there is no effect.
  var isEmpty: Bool { effects.isEmpty && blendMode == .normal }

  /// The layers in which a leaf is drawn, outermost first.
  var layers: [DisplayList.Layer] {
    if blendMode == .normal { return effects }
    var layers = effects
    if layers.isEmpty { layers.append(DisplayList.Layer()) }
    layers[0].blendMode = blendMode
    return layers
  }

  /// A record of the effects at one point of a drawing walk. It stores the number of effects
  /// instead of a copy of the effects.
  struct Mark {
    fileprivate let count: Int
    fileprivate let blendMode: DisplayList.BlendMode
    fileprivate let filters: Bool
  }

  /// A record of the current effects, to pass to ``remove(after:)`` later.
  var mark: Mark { Mark(count: effects.count, blendMode: blendMode, filters: filters) }

  /// Removes the effects that were added after a mark was made.
  mutating func remove(after mark: Mark) {
    effects.removeSubrange(mark.count...)
    (blendMode, filters) = (mark.blendMode, mark.filters)
  }

  /// Adds an effect inside the others.
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
