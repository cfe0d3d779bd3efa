import Scenes

/// Edges to the coverage of pixels, summed up instead of painted; flattening included.
func coverageBenchmarks() {
  for scene in [Scene.wheel, .rrects1000, .bezier200, .strokes10k, .glyphs2000] {
    measure("coverage \(scene.rawValue)") {
      await Drawing(scene)
    } stage: {
      $0.cover()
    }
  }
}
