import Benchmark

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.bareTime, .layoutTime, .ratio], maxDuration: .seconds(3), maxIterations: 60)
  for count in [1_000, 10_000, 100_000] {
    Benchmark("circle of \(count)") { benchmark in
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
