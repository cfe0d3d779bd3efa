import Foundation
import Scenes
import ZoetropeDisplayList
import ZoetropeGeometry

/// Shadows and blurs.
func blurBenchmarks() {
  measure("blur shadow20") {
    await Drawing(.shadow20)
  } stage: {
    $0.draw()
  }
  for radius in [2, 10, 50] as [Double] {
    let filter = DisplayList.Filter.blur(DisplayList.Blur(radius: radius))
    measure("blur by \(Int(radius)) pixels") {
      Drawing(stars(filter))
    } stage: {
      $0.draw()
    }
  }
  let shadow = DisplayList.Shadow(color: PaintColor(red: 0, green: 0, blue: 0), radius: 10)
  measure("blur the shadow of a star") {
    Drawing(stars(.shadow(shadow)))
  } stage: {
    $0.draw()
  }
}

/// A filtered star 800 pixels across: a shape without a closed form.
private func stars(_ filter: DisplayList.Filter) -> DisplayList {
  var path = Path()
  for point in 0..<5 {
    let angle = Double(point) * 0.8 * .pi
    let place = CGPoint(x: 960 + 400 * sin(angle), y: 540 - 400 * cos(angle))
    if point == 0 { path.move(to: place) } else { path.addLine(to: place) }
  }
  path.closeSubpath()
  let color = PaintColor(red: 1, green: 0.8, blue: 0)
  return DisplayList(
    size: CGSize(width: 1920, height: 1080),
    items: [
      .pushLayer(DisplayList.Layer(filters: [filter])),
      .fill(DisplayList.Fill(path: path, paint: .color(color))), .popLayer,
    ])
}
