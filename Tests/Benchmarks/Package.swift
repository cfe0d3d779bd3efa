// swift-tools-version: 6.2
import PackageDescription

let swift6: [SwiftSetting] = [.swiftLanguageMode(.v6)]

/// The library and everything that draws and encodes: modules that are not products themselves.
let zoetrope: [Target.Dependency] = [
  .product(name: "Zoetrope", package: "Zoetrope"),
  .product(name: "SwiftUI", package: "Zoetrope"),
]

let package = Package(
  name: "ZoetropeBenchmarks",
  dependencies: [
    .package(name: "Zoetrope", path: "../.."),
    // Without jemalloc, which is one more thing to install and counts allocations differently.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.30.0", traits: []),
  ],
  targets: [
    // The same work in plain C, for comparison.
    .target(name: "BareLoops", path: "BareLoops", cSettings: [.unsafeFlags(["-O3"])]),
    .target(name: "Scenes", dependencies: zoetrope, path: "Scenes", swiftSettings: swift6),
    // One stage in one process, compared with other programs. It lies deeper than the folder
    // `Benchmarks`, where the plugin of the benchmark package would take it for a benchmark.
    .executableTarget(
      name: "zoetrope-stages",
      dependencies: zoetrope + ["Scenes", .product(name: "zoetrope", package: "Zoetrope")],
      path: "Peers/StageTimer", swiftSettings: swift6),
    // Images for many tasks at the same time.
    .executableTarget(
      name: "zoetrope-server", dependencies: zoetrope, path: "Peers/ServerTimer",
      swiftSettings: swift6),
    .executableTarget(
      name: "Stages",
      dependencies: zoetrope + [
        "BareLoops", "Scenes", .product(name: "Benchmark", package: "benchmark"),
      ], path: "Stages", swiftSettings: swift6,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ]
)
