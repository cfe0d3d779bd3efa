import ZoetropeDisplayList
import ZoetropeGeometry

extension DisplayList {
  /// A filled path and its color.
  struct PaintedFill {
    let fill: DisplayList.Fill
    let color: PaintColor
    var path: Path { fill.path }
  }

  var fills: [PaintedFill] {
    items.compactMap {
      guard case .fill(let fill) = $0, case .color(let color) = fill.paint else { return nil }
      return PaintedFill(fill: fill, color: color)
    }
  }

  var strokes: [DisplayList.Stroke] {
    items.compactMap { if case .stroke(let stroke) = $0 { stroke } else { nil } }
  }

  var clips: [DisplayList.Clip] {
    items.compactMap { if case .pushClip(let clip) = $0 { clip } else { nil } }
  }
}
