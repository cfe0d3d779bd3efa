import Foundation
import Scenes
import ZoetropeDisplayList
import ZoetropeGeometry

/// Frames full of gradients.
func gradientBenchmarks() {
  for scene in [Scene.lingrad, .radgrad] {
    measure("gradient \(scene.rawValue)") {
      await Drawing(scene)
    } stage: {
      $0.draw()
    }
  }
  measure("gradient angular") {
    Drawing(angularGradient())
  } stage: {
    $0.draw()
  }
}

private func angularGradient() -> DisplayList {
  let size = CGSize(width: 1920, height: 1080)
  let stops = (0...4).map { index in
    let share = Float(index) / 4
    return GradientPaint.Stop(
      color: PaintColor(red: share, green: 1 - share, blue: 0.5), location: Double(share))
  }
  let shape = GradientPaint.Shape.angular(
    center: CGPoint(x: 960, y: 540), startAngle: 0, endAngle: 2 * .pi)
  let path = Path(CGRect(origin: .zero, size: size))
  let paint = Paint.gradient(GradientPaint(shape: shape, stops: stops))
  return DisplayList(size: size, items: [.fill(DisplayList.Fill(path: path, paint: paint))])
}
