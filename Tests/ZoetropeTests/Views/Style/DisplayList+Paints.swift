import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

extension DisplayList {
  /// The paints of fills, strokes and glyphs, in drawing order.
  var paints: [Paint] {
    items.compactMap {
      switch $0 {
      case .fill(let fill): fill.paint
      case .stroke(let stroke): stroke.paint
      case .glyphs(let run): run.paint
      default: nil
      }
    }
  }

  var gradients: [GradientPaint] {
    paints.compactMap { if case .gradient(let gradient) = $0 { gradient } else { nil } }
  }

  var backdrops: [DisplayList.Backdrop] {
    items.compactMap { if case .backdrop(let backdrop) = $0 { backdrop } else { nil } }
  }
}

extension DisplayList.Layer {
  var shadows: [DisplayList.Shadow] {
    filters.compactMap { if case .shadow(let shadow) = $0 { shadow } else { nil } }
  }
}

/// The valid display list of a view of 40 by 20 points.
@MainActor func drawn<V: View>(
  _ environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder _ content: () -> V
) -> DisplayList {
  let host = Host(size: CGSize(width: 40, height: 20))
  host.show(content(), environment: environment)
  let list = host.displayList()
  #expect(throws: Never.self) { try list.validate() }
  return list
}

/// A color in light mode.
func paintColor(_ color: Color) -> PaintColor { color.paint(in: EnvironmentValues()) }

func near(_ a: PaintColor, _ b: PaintColor, _ tolerance: Float = 1e-5) -> Bool {
  abs(a.red - b.red) <= tolerance && abs(a.green - b.green) <= tolerance
    && abs(a.blue - b.blue) <= tolerance && abs(a.alpha - b.alpha) <= tolerance
}
