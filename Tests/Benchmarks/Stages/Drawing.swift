import Benchmark
import Scenes
import ZoetropeDisplayList
import ZoetropePixels
@_spi(Stages) import ZoetropeRaster

/// A list that is drawn repeatedly, with the state that a renderer retains from frame to frame.
final class Drawing {
  let list: DisplayList
  let renderer = Renderer(background: .white)
  let context = RenderContext()
  let bitmap = Bitmap()

  init(_ list: DisplayList) { self.list = list }

  convenience init(_ scene: Scene, width: Int = 1920) async {
    self.init(await SceneMaker(width: width).list(scene))
  }

  /// Draws the background and the list to pixels.
  func draw() { renderer.render(list, into: bitmap, context: context) }

  /// Runs the stages up to edges in bands.
  func plan() { blackHole(renderer.plan(list, into: bitmap, context: context)) }

  /// Runs the stages up to coverage.
  func cover() { blackHole(renderer.cover(list, into: bitmap, context: context)) }
}

extension Benchmark.Configuration {
  /// The configuration for stages that take from microseconds to a tenth of a second.
  static var stage: Benchmark.Configuration {
    Benchmark.Configuration(
      metrics: [.wallClock], warmupIterations: 3, maxDuration: .seconds(2), maxIterations: 200)
  }
}

/// Measures a stage of a drawing.
func measure(
  _ name: String, _ drawing: @escaping () async -> Drawing, stage: @escaping (Drawing) -> Void
) {
  Benchmark(
    name, configuration: .stage,
    closure: { benchmark, drawing in
      for _ in benchmark.scaledIterations { stage(drawing) }
    }, setup: drawing)
}
