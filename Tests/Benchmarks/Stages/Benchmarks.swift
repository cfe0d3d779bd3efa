import Benchmark

let benchmarks: @Sendable () -> Void = {
  flattenBenchmarks()
  coverageBenchmarks()
  compositeBenchmarks()
  gradientBenchmarks()
  blurBenchmarks()
  textBenchmarks()
  encodeBenchmarks()
  layoutBenchmarks()
  treeBenchmarks()
  simulateBenchmarks()
  wholeJobBenchmarks()
}
