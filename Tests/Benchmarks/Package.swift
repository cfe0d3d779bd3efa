// swift-tools-version: 6.2
import PackageDescription

let swift6: [SwiftSetting] = [.swiftLanguageMode(.v6)]

/// The library, and with it all that draws and encodes: modules that are no products themselves.
let zoetrope: [Target.Dependency] = [
  .product(name: "Zoetrope", package: "Zoetrope"),
  .product(name: "SwiftUI", package: "Zoetrope"),
]

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
    .target(name: "Scenes", dependencies: zoetrope, path: "Scenes", swiftSettings: swift6),
    // One stage in one process, beside those of others. Not directly in the folder `Benchmarks`, where the
    // plugin of the benchmark package would take it for a benchmark.
    .executableTarget(
      name: "zoetrope-stages",
      dependencies: zoetrope + ["Scenes", .product(name: "zoetrope", package: "Zoetrope")],
      path: "Peers/StageTimer", swiftSettings: swift6),
    .executableTarget(
      name: "Stages",
      dependencies: zoetrope + [
        "BareLoops", "Scenes", .product(name: "Benchmark", package: "benchmark"),
      ], path: "Stages", swiftSettings: swift6,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ]
)
