import Benchmark
import Scenes
import ZoetropePNG

/// Pixels to the bytes of PNG files.
func encodeBenchmarks() {
  for scene in [Scene.wheel, .gradientWithShadow, .glyphs2000] {
    encodeBenchmark(scene.rawValue) { PicturePair(scene, await SceneMaker(width: 1920)) }
  }
  encodeBenchmark("noise") { PicturePair(noiseOfWidth: 1920) }
}

private func encodeBenchmark(_ name: String, _ pictures: @escaping () async -> PicturePair) {
  Benchmark(
    "encode \(name)", configuration: .stage,
    closure: { benchmark, stage in
      for _ in benchmark.scaledIterations { try stage.encode() }
    }, setup: { Encoding(await pictures()) })
}

private final class Encoding {
  private let pictures: PicturePair
  private let encoder = PNGEncoder()
  private var turn = 0

  init(_ pictures: PicturePair) { self.pictures = pictures }

  func encode() throws {
    turn += 1
    blackHole(try encoder.withEncodedBytes(of: pictures[turn], \.count))
  }
}
