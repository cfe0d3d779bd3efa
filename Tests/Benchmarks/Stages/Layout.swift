import BareLoops
import Benchmark
@_spi(Stages) import Zoetrope

/// Circles of squares beside a bare loop.
func layoutBenchmarks() {
  let configuration = Benchmark.Configuration(
    metrics: [.bareTime, .layoutTime, .ratio], maxDuration: .seconds(3), maxIterations: 60)
  for count in [1_000, 10_000, 100_000] {
    Benchmark("circle of \(count)", configuration: configuration) { benchmark in
      let race = try await CircleRace(count: count)
      for _ in benchmark.scaledIterations {
        let times = await race.run()
        benchmark.measurement(.bareTime, Int(times.bare * 1_000))
        benchmark.measurement(.layoutTime, Int(times.layout * 1_000))
        benchmark.measurement(.ratio, Int(times.layout / times.bare * 100))
      }
    }
  }
}

/// Squares on a circle, as an article writes such a layout.
struct CircleLayout: Layout {
  static let side: CGFloat = 20
  var rotation: Double

  var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var largest = CGSize.zero
    for subview in subviews {
      let size = subview.sizeThatFits(ProposedViewSize(width: Self.side, height: Self.side))
      largest.width = max(largest.width, size.width)
      largest.height = max(largest.height, size.height)
    }
    return proposal.replacingUnspecifiedDimensions(by: largest)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = min(bounds.width, bounds.height) / 2
    let step = 2 * Double.pi / Double(subviews.count)
    for (index, subview) in subviews.enumerated() {
      let angle = rotation + step * Double(index)
      subview.place(
        at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
        anchor: .center, proposal: ProposedViewSize(width: Self.side, height: Self.side))
    }
  }
}

/// Squares that turn for ever.
struct TurningSquares: View {
  let count: Int
  @State private var rotation = 0.0

  var body: some View {
    CircleLayout(rotation: rotation) {
      ForEach(0..<count, id: \.self) { _ in Color.red }
    }
    .onAppear {
      withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) {
        rotation = 2 * .pi
      }
    }
  }
}

/// Measures a frame of turning squares beside a bare loop in C that computes the same sines and
/// writes the same rectangles.
@MainActor final class CircleRace {
  private let host = Zoetrope.Host(size: CGSize(width: 1_000, height: 1_000))
  private var rectangles: [bare_rectangle]
  private let count: Int
  private let passes: Int
  private var frame = 0

  init(count: Int) async throws {
    self.count = count
    passes = max(200_000 / count, 1)
    rectangles = Array(repeating: bare_rectangle(), count: count)
    host.show(TurningSquares(count: count))
    try await host.advance(to: 0.1)
  }

  /// One turn of each, in nanoseconds a subview.
  func run() -> (bare: Double, layout: Double) {
    let clock = ContinuousClock()
    let bare = clock.measure {
      for pass in 0..<passes {
        bare_wheel(&rectangles, count, 500, 500, 500, Double(pass) / 100, CircleLayout.side)
      }
    }
    blackHole(rectangles[count / 2].x)
    let layout = clock.measure {
      for _ in 0..<passes {
        frame += 1
        host.advanceAtOnce(to: 0.1 + Double(frame) / 240)
      }
    }
    let items = Double(count * passes)
    return (bare / .nanoseconds(1) / items, layout / .nanoseconds(1) / items)
  }
}

extension BenchmarkMetric {
  static let bareTime = BenchmarkMetric.custom("bare loop (ps a subview)")
  static let layoutTime = BenchmarkMetric.custom("layout (ps a subview)")
  static let ratio = BenchmarkMetric.custom("layout (% of bare loop)")
}
