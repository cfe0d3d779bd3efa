import Foundation
import ZoetropeAssetSymbols

/// The entry point of `zoetrope-asset-symbols`. The plugin `AssetSymbols` runs this program before
/// a target is compiled.
@main
enum AssetTool {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let code = AssetSymbolsCommand.run(arguments) { line in
      FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
    exit(code)
  }
}
