import ZoetropeDisplayList

/// What has to be known of a layer before its contents are planned.
struct LayerSurvey {
  /// Whether a shape that shows what is behind lies in the layer itself, not in one inside.
  var holdsBackdrop = false
  /// Whether anything in the layer itself depends on what is behind it, so that it matters that the
  /// layer begins empty.
  var looksBehind = false
  /// The first item in the layer, or in one inside, that draws; -1 where none does.
  var firstShape = -1

  /// Surveys all layers of a list, in the order in which they begin. O(items)
  static func survey(_ items: [DisplayList.Item], into surveys: inout [LayerSurvey]) {
    surveys.removeAll(keepingCapacity: true)
    /// Open scopes: the number of a layer, or -1 for a clip.
    var open: [Int] = []
    var layers: [Int] = []
    /// The first of the innermost layers that nothing has been drawn in yet.
    var empty = 0
    func noteShape(_ index: Int) {
      while empty < layers.count {
        surveys[layers[empty]].firstShape = index
        empty += 1
      }
    }
    for index in items.indices {
      switch items[index] {
      case .pushLayer(let layer):
        if layer.blendMode != .normal, let outer = layers.last { surveys[outer].looksBehind = true }
        open.append(surveys.count)
        layers.append(surveys.count)
        surveys.append(LayerSurvey())
      case .backdrop:
        noteShape(index)
        guard let layer = layers.last else { break }
        surveys[layer].holdsBackdrop = true
        surveys[layer].looksBehind = true
      case .pushClip: open.append(-1)
      case .popClip: if open.last == -1 { open.removeLast() }
      case .popLayer:
        if let last = open.last, last >= 0 {
          open.removeLast()
          layers.removeLast()
          empty = min(empty, layers.count)
        }
      case .fill, .stroke, .glyphs, .image: noteShape(index)
      }
    }
  }
}
