import ArgumentParser
import Foundation

/// The program `zoetrope-watch`. It builds a gallery whenever the gallery's sources change, and
/// serves a page that is updated after each build. A gallery is an executable that depends on
/// `ZoetropeCLI`.
@main struct WatchTool: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "zoetrope-watch",
    abstract: "Builds a gallery whenever a source file is saved, and shows it in a browser.",
    discussion: "The command \"watch\" of every gallery runs this program.")

  @Option(help: "The folder of the package.")
  var packagePath: String

  @Option(help: "The name of the gallery's product.")
  var product: String

  @Option(help: "The configuration of the builds: debug or release.")
  var configuration = "release"

  @Option(help: "The folder of the builds (default: .build in the package).")
  var scratchPath: String?

  @Option(help: "The port on the loopback address (default: the last one, or a free one).")
  var port: UInt16?

  @Flag(help: "Builds while another command of the package manager runs.")
  var ignoreLock = false

  @Argument(help: "The command of the gallery that writes a page, such as compare wheel.")
  var words: [String]

  func validate() throws {
    guard ["debug", "release"].contains(configuration) else {
      throw ValidationError("--configuration \(configuration): expected debug or release")
    }
    guard !words.isEmpty else {
      throw ValidationError("expected the command that writes a page, such as compare wheel")
    }
  }

  func run() async throws {
    #if Watch
      do {
        try await WatchLoop(
          package: packagePath, product: product, configuration: configuration,
          scratch: scratchPath, ignoresLock: ignoreLock, words: words
        ).run(port: port)
      } catch let failure as WatchFailure {
        if !failure.message.isEmpty {
          FileHandle.standardError.write(Data("zoetrope-watch: \(failure.message)\n".utf8))
        }
        throw ExitCode(failure.status)
      }
    #else
      let message =
        "zoetrope-watch: it was built without its server; build it with --traits Watch\n"
      FileHandle.standardError.write(Data(message.utf8))
      throw ExitCode(69)
    #endif
  }
}

/// An error that ends the program.
struct WatchFailure: Error {
  /// The message, on one line.
  let message: String
  /// The exit status.
  let status: Int32
}
