import Benchmark

let benchmarks: @Sendable () -> Void = {
  flattenBenchmarks()
  coverageBenchmarks()
  compositeBenchmarks()
  gradientBenchmarks()
  blurBenchmarks()
  perspectiveBenchmarks()
  textBenchmarks()
  encodeBenchmarks()
  layoutBenchmarks()
  treeBenchmarks()
  simulateBenchmarks()
  wholeJobBenchmarks()
}
