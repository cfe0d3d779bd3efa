import Foundation
import Scenes
import ZoetropeDisplayList
import ZoetropeGeometry

/// Spans of color on pixels: the coverage of rectangles takes no time.
func compositeBenchmarks() {
  for (name, alpha) in [("opaque", 1), ("translucent", 0.5)] as [(String, Float)] {
    measure("composite 10 \(name) frames") {
      Drawing(sheets(alpha: alpha))
    } stage: {
      $0.draw()
    }
  }
  measure("composite a layer") {
    Drawing(layer(.normal))
  } stage: {
    $0.draw()
  }
  measure("composite a multiplied layer") {
    Drawing(layer(.multiply))
  } stage: {
    $0.draw()
  }
  for scene in [Scene.clear, .rrects1000, .bezier200] {
    measure("composite \(scene.rawValue)") {
      await Drawing(scene)
    } stage: {
      $0.draw()
    }
  }
}

private let size = CGSize(width: 1920, height: 1080)

private func sheet(_ index: Int, alpha: Float) -> DisplayList.Item {
  let color = PaintColor(red: Float(index) / 10, green: 0.5, blue: 0.25, alpha: alpha)
  let path = Path(CGRect(origin: .zero, size: size))
  return .fill(DisplayList.Fill(path: path, paint: .color(color)))
}

private func sheets(alpha: Float) -> DisplayList {
  DisplayList(size: size, items: (0..<10).map { sheet($0, alpha: alpha) })
}

private func layer(_ mode: DisplayList.BlendMode) -> DisplayList {
  let layer = DisplayList.Layer(opacity: 0.5, blendMode: mode)
  let contents = [sheet(1, alpha: 0.5), sheet(2, alpha: 0.5)]
  return DisplayList(
    size: size, items: [sheet(0, alpha: 1), .pushLayer(layer)] + contents + [.popLayer])
}
