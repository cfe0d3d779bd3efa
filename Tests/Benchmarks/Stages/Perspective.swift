import Scenes

/// Drawings that are turned in space.
func perspectiveBenchmarks() {
  for scene in [Scene.turnedGroup, .turnedCard, .flippingTiles] {
    measure("perspective \(scene.rawValue)") {
      await Drawing(scene)
    } stage: {
      $0.draw()
    }
  }
}
