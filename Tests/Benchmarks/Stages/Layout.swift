import BareLoops
import Benchmark
@_spi(Stages) import Zoetrope

/// Circles of squares compared with a bare loop.
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

/// Trees of stacks of six views each: laid out once, then without changes or with one changing
/// leaf.
func treeBenchmarks() {
  for changes in [false, true] {
    Benchmark(
      "tree of 9331, \(changes ? "one leaf" : "nothing") changes", configuration: .stage,
      closure: { benchmark, tree in
        for _ in benchmark.scaledIterations { await tree.advance() }
      }, setup: { await StackTree(changes: changes) })
  }
}

/// A tree of stacks over time.
@MainActor final class StackTree {
  private let host = Zoetrope.Host(size: CGSize(width: 6_000, height: 6_000))
  private var frame = 0

  init(changes: Bool) {
    host.show(Branch(depth: 5, changes: changes))
    advance()
  }

  /// Advances to the next frame.
  func advance() {
    frame += 1
    host.advanceAtOnce(to: Double(frame) / 240)
  }

  private struct Branch: View {
    var depth: Int
    var changes: Bool

    var body: some View {
      if depth == 0 {
        if changes { Growing() } else { Color.red }
      } else if depth.isMultiple(of: 2) {
        HStack(spacing: 1) { branches }
      } else {
        VStack(spacing: 1) { branches }
      }
    }

    private var branches: some View {
      ForEach(0..<6, id: \.self) { Branch(depth: depth - 1, changes: changes && $0 == 0) }
    }
  }

  /// A leaf with a different maximum width at each time.
  private struct Growing: View {
    var body: some View {
      TimelineView(.animation) { timeline in
        Color.blue.frame(maxWidth: 5_000 + timeline.date.timeIntervalSinceReferenceDate)
      }
    }
  }
}

/// Squares on a circle, in the form of a published layout.
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

/// Squares that turn forever.
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

/// Measures a frame of turning squares and a bare loop in C that computes the same sines and writes
/// the same rectangles.
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

  /// The time of one turn of each, in nanoseconds per subview.
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
