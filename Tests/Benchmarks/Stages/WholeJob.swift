import Benchmark
import Scenes
import ZoetropePNG
import ZoetropePixels
import ZoetropeRaster

/// A frame from the advance of the clock to the bytes of its file, in one thread.
func wholeJobBenchmarks() {
  for (name, scale) in [("480p", 4.0 / 3), ("1080p", 3), ("4K", 6), ("8K", 12)] {
    Benchmark(
      "whole job \(name)", configuration: .stage,
      closure: { benchmark, job in
        for _ in benchmark.scaledIterations { try await job.run() }
      }, setup: { await WholeJob(scale: scale) })
  }
}

@MainActor private final class WholeJob {
  private let wheel = TurningWheel(count: 8)
  private let renderer: Renderer
  private let context = RenderContext()
  private let bitmap = Bitmap()
  private let encoder = PNGEncoder()

  init(scale: Double) { renderer = Renderer(scale: scale, background: .white) }

  func run() throws {
    renderer.render(wheel.advance(), into: bitmap, context: context)
    blackHole(try encoder.withEncodedBytes(of: bitmap, \.count))
  }
}
