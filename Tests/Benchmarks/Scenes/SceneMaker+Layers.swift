import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

// MARK: Scenes with layers

extension SceneMaker {
  private func layer(
    _ layer: DisplayList.Layer, _ items: [DisplayList.Item]
  ) -> [DisplayList.Item] {
    [.pushLayer(layer)] + items + [.popLayer]
  }

  private func tiles(_ frame: Int) -> [DisplayList.Item] { wheel(frame, isLabelled: false) }

  func blurredGroup(_ frame: Int) -> [DisplayList.Item] {
    layer(
      DisplayList.Layer(filters: [.blur(DisplayList.Blur(radius: 20 * s))]), tiles(frame))
  }

  func maskedGroup(_ frame: Int) -> [DisplayList.Item] {
    layer(
      DisplayList.Layer(),
      linearGradient() + layer(DisplayList.Layer(blendMode: .destinationIn), tiles(frame)))
  }

  func softLight(_ frame: Int) -> [DisplayList.Item] {
    linearGradient() + layer(DisplayList.Layer(blendMode: .softLight), tiles(frame))
  }

  func groupOpacity(_ frame: Int) -> [DisplayList.Item] {
    layer(DisplayList.Layer(opacity: 0.5), tiles(frame))
  }

  func material(_ frame: Int) -> [DisplayList.Item] {
    let pane = CGRect(x: 560 * s, y: 290 * s, width: 800 * s, height: 500 * s)
    let white = roundedRectangle(pane, radius: 40 * s, color((255, 255, 255), 102))
    guard case .fill(let fill) = white else { return [] }
    return tiles(frame) + [
      .backdrop(
        DisplayList.Backdrop(
          path: fill.path, filters: [.blur(DisplayList.Blur(radius: 20 * s, isOpaque: true))])),
      white,
    ]
  }
}
