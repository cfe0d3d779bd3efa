import ArgumentParser

/// A command that needs a gallery to run.
protocol GalleryCommand: ParsableCommand {
  @MainActor func run(in tool: Tool) async throws(CommandFailure)
}

/// The program itself.
struct RootCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Tool.executableName,
      abstract: "Renders SwiftUI-style animations to PNG frames.",
      version: Tool.version,
      subcommands: [
        ListCommand.self, InfoCommand.self, RenderCommand.self, CompareCommand.self,
        DumpCommand.self, ExplainCommand.self, FontsCommand.self,
      ])
  }
}
