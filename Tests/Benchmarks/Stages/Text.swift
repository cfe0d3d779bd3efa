import Benchmark
import Scenes
@_spi(Stages) import Zoetrope

/// Text, set and drawn.
func textBenchmarks() {
  measure("text glyphs2000") {
    await Drawing(.glyphs2000)
  } stage: {
    $0.draw()
  }
  Benchmark(
    "text set in a growing column", configuration: .stage,
    closure: { benchmark, column in
      for _ in benchmark.scaledIterations { await column.advance() }
    }, setup: { await GrowingColumn() })
}

/// A paragraph whose lines break again in every frame.
@MainActor final class GrowingColumn {
  private let host = Zoetrope.Host(size: CGSize(width: 1000, height: 1000))
  private var frame = 0

  init() {
    host.show(Column())
    advance()
  }

  /// Sets and draws one frame.
  func advance() {
    frame += 1
    host.advanceAtOnce(to: Double(frame) / 240)
    blackHole(host.displayList())
  }

  private struct Column: View {
    @State private var width: CGFloat = 200

    var body: some View {
      Text(String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 20))
        .frame(width: width)
        .onAppear {
          withAnimation(.linear(duration: 1).repeatForever()) { width = 900 }
        }
    }
  }
}
