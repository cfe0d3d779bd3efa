// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ZoetropeBenchmarks",
  dependencies: [
    .package(name: "Zoetrope", path: "../.."),
    // Without jemalloc: it is one thing more to install, and allocations are counted otherwise.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.30.0", traits: []),
  ],
  targets: [
    // What a person would write without any library, for comparison.
    .target(name: "BareLoops", path: "BareLoops", cSettings: [.unsafeFlags(["-O3"])]),
    .executableTarget(
      name: "Stages",
      dependencies: [
        "BareLoops", .product(name: "Zoetrope", package: "Zoetrope"),
        .product(name: "Benchmark", package: "benchmark"),
      ], path: "Stages",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ]
)
