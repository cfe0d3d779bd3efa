// swift-tools-version: 6.2
import PackageDescription

/// The name of the package whose `package` declarations the targets use: that of its folder.
/// Without access to its own, the target gets no other name.
let zoetrope =
  Context.packageDirectory.split(separator: "/").dropLast(2).last.map(String.init) ?? ""

let package = Package(
  name: "ZoetropeFuzz",
  dependencies: [.package(name: "Zoetrope", path: "../..")],
  targets: [
    // The driver of libFuzzer, which the flag `--sanitize fuzzer` links.
    .target(name: "CFuzzDriver", path: "Driver"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CFuzzDriver", .product(name: "SwiftUI", package: "Zoetrope"),
        .product(name: "ZoetropeCLI", package: "Zoetrope"),
      ], path: "Targets", packageAccess: false,
      swiftSettings: [
        .swiftLanguageMode(.v6), .unsafeFlags(["-package-name", zoetrope.lowercased()]),
      ]),
  ])
