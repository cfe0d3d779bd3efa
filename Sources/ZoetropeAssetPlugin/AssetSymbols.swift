import Foundation
import PackagePlugin

/// A build tool plugin that declares a static property for each image set and color set in the
/// asset catalogs of a target. Code can then refer to `Image(.turtlerock)` and `Color(.brandBlue)`.
@main struct AssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else {
      Diagnostics.error("AssetSymbols: \(target.name) is not a target of Swift files")
      return []
    }
    let (catalogues, lists) = try contents(of: target.directoryURL)
    if catalogues.isEmpty {
      Diagnostics.warning("AssetSymbols: \(target.name) has no asset catalog (*.xcassets)")
      return []
    }
    let resources = target.sourceFiles.filter { $0.type == .resource }.map(\.url.path)
    for catalogue in catalogues where !isInside(catalogue.path, of: resources) {
      Diagnostics.error(
        "AssetSymbols: \(catalogue.path) is no resource of \(target.name); add it in "
          + "Package.swift, for example with resources: [.process(\"\(catalogue.lastPathComponent)\")]"
      )
    }
    guard let module = module(for: target) else {
      Diagnostics.error("AssetSymbols: \(target.name) does not depend on SwiftUI of Zoetrope")
      return []
    }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("AssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Naming the assets of \(target.name)",
        executable: try context.tool(named: "zoetrope-asset-symbols").url,
        arguments: [
          "--output", output.path, "--import", module, "--bundle",
          "\(context.package.displayName)_\(target.name)",
        ] + catalogues.map(\.path),
        inputFiles: lists, outputFiles: [output])
    ]
  }

  /// Returns the asset catalogs in a folder, and the `Contents.json` files inside these catalogs.
  /// Each list is ordered by path.
  private func contents(of folder: URL) throws -> (catalogues: [URL], lists: [URL]) {
    guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return ([], []) }
    var (catalogues, lists): ([URL], [URL]) = ([], [])
    for case let file as URL in files {
      let isInCatalogue = file.deletingLastPathComponent().pathComponents
        .contains { $0.hasSuffix(".xcassets") }
      if file.pathExtension == "xcassets" && !isInCatalogue { catalogues.append(file) }
      if file.lastPathComponent == "Contents.json" && isInCatalogue { lists.append(file) }
    }
    return (catalogues.sorted { $0.path < $1.path }, lists.sorted { $0.path < $1.path })
  }

  /// Returns whether a path is a resource, is inside a resource that is a folder, or is a folder
  /// that contains a resource.
  private func isInside(_ path: String, of resources: [String]) -> Bool {
    resources.contains { path == $0 || path.hasPrefix("\($0)/") || $0.hasPrefix("\(path)/") }
  }

  /// Returns the name of the module that the generated file imports: one of Zoetrope's modules,
  /// preferably a direct dependency of the target. The result is nil if the target depends on none
  /// of them.
  private func module(for target: any Target) -> String? {
    let direct = target.dependencies.flatMap { dependency -> [String] in
      switch dependency {
      case .product(let product): product.targets.map(\.name)
      case .target(let target): [target.name]
      @unknown default: []
      }
    }
    let modules = ["SwiftUI", "UIKit", "CoreGraphics", "Combine", "Zoetrope"]
    let reached = target.recursiveTargetDependencies.map(\.name)
    return modules.first(where: direct.contains) ?? modules.first(where: reached.contains)
  }
}
