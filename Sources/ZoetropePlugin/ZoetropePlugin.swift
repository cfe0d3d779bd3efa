import Foundation
import PackagePlugin

/// The plugin `swift package zoetrope COMMAND`. It builds the package's gallery, an executable that
/// depends on `ZoetropeCLI`, and runs one of the gallery's commands.
@main struct ZoetropePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let named = extractor.extractOption(named: "product").last
    let chosen = extractor.extractOption(named: "configuration").last
    let words = extractor.remainingArguments
    let drawsPreviews = words.first { !$0.hasPrefix("-") } == "previews"
    // The default for previews is a debug build: an optimized build removes structures that nothing
    // uses, and most previews are such structures.
    let configuration = chosen ?? (drawsPreviews ? "debug" : "release")
    guard ["debug", "release"].contains(configuration) else {
      throw Failure("--configuration \(configuration): expected debug or release")
    }
    let gallery = try gallery(in: context.package, named: named)
    if drawsPreviews { warnOfOtherPreviews(than: gallery, in: context.package) }
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
    // The package manager holds its lock while this plugin runs.
    process.arguments = words.first == "watch" ? words + ["--ignore-lock"] : words
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      throw Failure("\(gallery) ended with exit code \(process.terminationStatus)")
    }
  }

  /// Prints a warning for each target that contains previews but is not a dependency of the
  /// gallery. Test targets are excluded.
  private func warnOfOtherPreviews(than gallery: String, in package: Package) {
    let product = package.products.first { $0.name == gallery }
    let reached = (product?.targets ?? []).flatMap { [$0] + $0.recursiveTargetDependencies }
    let ids = Set(reached.map(\.id))
    for target in package.targets.compactMap({ $0 as? SwiftSourceModuleTarget })
    where !ids.contains(target.id) && target.kind != .test {
      let hasPreviews = target.sourceFiles(withSuffix: "swift").contains { file in
        let text = (try? String(contentsOf: file.url, encoding: .utf8)) ?? ""
        return text.contains("#Preview") || text.contains("PreviewProvider")
      }
      if hasPreviews {
        Diagnostics.warning(
          "the previews of the target \(target.name) are not drawn, because \(gallery) does not "
            + "depend on it")
      }
    }
  }

  /// Returns the name of the gallery's product: the given name, or else the only executable product
  /// with a target that depends on `ZoetropeCLI`.
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
