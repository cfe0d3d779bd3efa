import Scenes

/// Display lists to edges in bands: placing, stroking, flattening, sorting.
func flattenBenchmarks() {
  for scene in [Scene.wheel, .rrects1000, .bezier200, .strokes10k, .glyphs2000] {
    measure("flatten \(scene.rawValue)") {
      await Drawing(scene)
    } stage: {
      $0.plan()
    }
  }
}
