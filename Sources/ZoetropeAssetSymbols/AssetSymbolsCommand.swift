import Foundation

/// The program behind the plugin `AssetSymbols`. It writes a Swift file for asset catalogs.
package enum AssetSymbolsCommand {
  /// Runs the program, and returns its exit code: 0 for success, 1 for a fault in a catalog or in
  /// the output file, 64 for invalid arguments.
  ///
  /// - Parameters:
  ///   - arguments: `--output FILE --import MODULE --bundle NAME CATALOG...`, without the name of
  ///     the program.
  ///   - report: A closure that receives each line for the log of the build.
  package static func run(_ arguments: [String], report: (String) -> Void) -> Int32 {
    var options: [String: String] = [:]
    var catalogues: [URL] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if ["--output", "--import", "--bundle"].contains(argument) {
        options[argument] = rest.popFirst()
      } else {
        catalogues.append(URL(fileURLWithPath: argument))
      }
    }
    guard let output = options["--output"], let module = options["--import"],
      let bundle = options["--bundle"]
    else {
      report(
        "usage: zoetrope-asset-symbols --output FILE --import MODULE --bundle NAME CATALOG...")
      return 64
    }
    var reader = CatalogueReader()
    for catalogue in catalogues { reader.read(catalogue) }
    let isFatal = reader.faults.contains(where: \.isFatal)
    if isFatal {
      for fault in reader.faults { report(fault.line) }
      return 1
    }
    let text = SymbolFile.text(
      for: reader.assets, importing: module, hasUIKit: module != "Zoetrope", bundle: bundle,
      warnings: reader.faults.map { "\($0.path): \($0.message)" })
    do {
      let file = URL(fileURLWithPath: output)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      report("\(output): error: the file cannot be written: \(error.localizedDescription)")
      return 1
    }
    return 0
  }
}
