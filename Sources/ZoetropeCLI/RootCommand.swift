import ArgumentParser

/// A command that runs with the animations of a gallery.
protocol GalleryCommand: ParsableCommand {
  /// Runs the command with the animations, the console and the fonts of the tool.
  @MainActor func run(in tool: Tool) async throws(CommandFailure)
}

/// The root command. It has all other commands as subcommands.
struct RootCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Tool.executableName,
      abstract: "Renders SwiftUI-style animations to PNG frames.",
      version: Tool.version,
      subcommands: [
        ListCommand.self, InfoCommand.self, RenderCommand.self, CompareCommand.self,
        StillCommand.self, SheetCommand.self, VerifyCommand.self, AssembleCommand.self,
        DumpCommand.self, ExplainCommand.self, ProfileCommand.self, CheckCommand.self,
        FontsCommand.self, PreviewsCommand.self, WatchCommand.self, InitCommand.self,
        ManualCommand.self, MeasureCommand.self,
      ])
  }
}
