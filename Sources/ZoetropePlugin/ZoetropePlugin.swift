import Foundation
import PackagePlugin

/// `swift package zoetrope COMMAND`: builds the package's gallery, and runs one of its commands.
@main struct ZoetropePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let named = extractor.extractOption(named: "product").last
    let configuration = extractor.extractOption(named: "configuration").last ?? "release"
    let words = extractor.remainingArguments
    guard ["debug", "release"].contains(configuration) else {
      throw Failure("--configuration \(configuration): expected debug or release")
    }
    let gallery = try gallery(in: context.package, named: named)
    let build = try packageManager.build(
      .product(gallery),
      parameters: .init(
        configuration: configuration == "debug" ? .debug : .release, echoLogs: false))
    guard build.succeeded else {
      print(build.logText)
      throw Failure("the build of \(gallery) failed")
    }
    let program = build.builtArtifacts.first {
      $0.kind == .executable && $0.url.lastPathComponent == gallery
    }
    guard let program else { throw Failure("the build of \(gallery) made no program") }
    let process = Process()
    process.executableURL = program.url
    // The package manager holds its lock as long as this plugin runs.
    process.arguments = words.first == "watch" ? words + ["--ignore-lock"] : words
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      throw Failure("\(gallery) ended with exit code \(process.terminationStatus)")
    }
  }

  /// The name of the product with the gallery: the one that was named, or the only one whose target
  /// depends on the commands.
  private func gallery(in package: Package, named: String?) throws -> String {
    let galleries = package.products(ofType: ExecutableProduct.self).filter { product in
      product.targets.contains { target in
        target.dependencies.contains { dependency in
          switch dependency {
          case .product(let product): product.name == "ZoetropeCLI"
          case .target(let target): target.name == "ZoetropeCLI"
          @unknown default: false
          }
        }
      }
    }.map(\.name)
    if let named {
      guard galleries.contains(named) else {
        throw Failure(
          "--product \(named): expected one of \(galleries.joined(separator: ", "))")
      }
      return named
    }
    guard galleries.count == 1 else {
      throw Failure(
        galleries.isEmpty
          ? "no executable target of this package depends on the product ZoetropeCLI"
          : "several products have a gallery; choose one with --product: "
            + galleries.joined(separator: ", "))
    }
    return galleries[0]
  }

  /// An error with a message.
  private struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
