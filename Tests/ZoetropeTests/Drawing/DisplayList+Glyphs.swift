import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

extension DisplayList {
  /// A glyph on the canvas.
  struct DrawnGlyph: Equatable {
    var number: UInt32
    /// The origin on the canvas, in points.
    var origin: CGPoint
    var size: CGFloat
    var color: PaintColor
  }

  var runs: [DisplayList.GlyphRun] {
    items.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
  }

  /// The glyphs of all runs, in drawing order; layers count into their colors.
  var glyphs: [DrawnGlyph] {
    var opacities = [1.0]
    var glyphs: [DrawnGlyph] = []
    for item in items {
      switch item {
      case .pushLayer(let layer): opacities.append((opacities.last ?? 1) * layer.opacity)
      case .popLayer: opacities.removeLast()
      case .glyphs(let run):
        guard case .color(var color) = run.paint else { continue }
        color.alpha *= Float(opacities.last ?? 1)
        glyphs += run.glyphs.map {
          DrawnGlyph(
            number: $0.outline.glyph, origin: $0.position.applying(run.transform), size: run.size,
            color: color)
        }
      default: continue
      }
    }
    return glyphs
  }
}
