// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ZoetropeAttacks",
  dependencies: [.package(name: "Zoetrope", path: "../..")],
  targets: [
    .executableTarget(
      name: "attacks",
      dependencies: [
        .product(name: "SwiftUI", package: "Zoetrope"),
        .product(name: "ZoetropeCLI", package: "Zoetrope"),
      ], path: "Scenes", swiftSettings: [.swiftLanguageMode(.v5)])
  ])
