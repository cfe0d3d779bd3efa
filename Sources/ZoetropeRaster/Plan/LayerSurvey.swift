import ZoetropeDisplayList

/// Facts about a layer that are needed before its contents are planned.
struct LayerSurvey {
  /// Whether the layer's own items include a backdrop. Backdrops in inner layers do not count.
  var holdsBackdrop = false
  /// Whether an item directly in the layer depends on the pixels behind the item. If so, the layer
  /// is drawn into separate pixels, which are transparent at first.
  var looksBehind = false
  /// The index of the first item that draws, in the layer or in an inner layer; -1 if there is
  /// none.
  var firstShape = -1

  /// Examines a list, and stores one survey for each layer. The surveys are in the order in which
  /// the layers begin. O(items)
  static func survey(_ items: [DisplayList.Item], into surveys: inout [LayerSurvey]) {
    surveys.removeAll(keepingCapacity: true)
    /// The open layers and clips, outermost first. A layer is represented by its index in
    /// `surveys`, and a clip by -1.
    var open: [Int] = []
    var layers: [Int] = []
    /// The position in `layers` of the first open layer without a drawn item so far.
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
