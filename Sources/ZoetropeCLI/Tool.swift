import ArgumentParser
import Zoetrope

/// The command line: finds the command, runs it, and says in one line what went wrong.
@MainActor package struct Tool {
  /// The version that `--version` prints.
  package nonisolated static let version = "0.1.0"

  /// What the program is called in messages.
  package let name: String
  package let console: any Console
  /// Where the fonts of texts come from.
  let fonts: FontSource
  private let gallery: @MainActor () -> [Anim]

  /// Creates a tool for a gallery.
  ///
  /// - Parameters:
  ///   - name: What the program is called in messages.
  ///   - console: Where its words go.
  ///   - fonts: Where the fonts of texts come from. Default ``FontSource/environment``.
  ///   - gallery: The animations.
  package init(
    name: String, console: any Console, fonts: FontSource = .environment,
    gallery: @escaping @MainActor () -> [Anim]
  ) {
    self.name = name
    self.console = console
    self.fonts = fonts
    self.gallery = gallery
  }

  /// What the running program is called on the command line.
  package nonisolated static var executableName: String {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "zoetrope"
  }

  /// Runs the command that the arguments ask for; they do not include the program's own name.
  package func run(_ arguments: [String]) async -> ExitStatus {
    do {
      try await perform(arguments)
      return .done
    } catch {
      console.writeError("\(name): \(Tool.oneLine(error.message))\n")
      return error.status
    }
  }

  private func perform(_ arguments: [String]) async throws(CommandFailure) {
    Interruption.ignoreClosedPipes()
    try checkCommandName(arguments.first)
    var parsed: any ParsableCommand
    do { parsed = try RootCommand.parseAsRoot(arguments) } catch {
      try answer(error, to: arguments)
      return
    }
    guard let command = parsed as? any GalleryCommand else {
      // What is not ours is the parser's help command, or the program alone, which shows help too.
      do { try parsed.run() } catch { try answer(error, to: arguments) }
      return
    }
    try await command.run(in: self)
  }

  /// The parser's own words for an unknown command do not say which there are.
  private func checkCommandName(_ name: String?) throws(CommandFailure) {
    guard let name, !name.hasPrefix("-"), name != "help" else { return }
    let names = RootCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !names.contains(name) else { return }
    throw CommandFailure(
      "\(name.isEmpty ? "\"\"" : name): no such command; expected one of "
        + names.joined(separator: ", "), status: .usage)
  }

  /// Prints what was asked for with `--help` or `--version`; anything else is wrong usage.
  private func answer(_ error: any Error, to arguments: [String]) throws(CommandFailure) {
    guard RootCommand.exitCode(for: error).isSuccess else {
      let message = RootCommand.message(for: error)
      throw CommandFailure(OptionHint.completed(message, arguments: arguments), status: .usage)
    }
    try console.writeOutput(RootCommand.fullMessage(for: error) + "\n")
  }

  /// The gallery's animations, all valid.
  func anims() throws(CommandFailure) -> [Anim] {
    let anims = gallery()
    do { try anims.validate() } catch { throw CommandFailure(error) }
    return anims
  }

  /// The animation of a name; otherwise says which names are near.
  func anim(_ name: String) throws(CommandFailure) -> Anim {
    let anims = try anims()
    if let anim = anims.first(where: { $0.name == name }) { return anim }
    let near = NearestNames.of(name, among: anims.map(\.name))
    let hint =
      near.isEmpty
      ? "the gallery is empty"
      : "nearest: \(near.joined(separator: ", ")); \"\(self.name) list\" shows all"
    throw CommandFailure("\(name.isEmpty ? "\"\"" : name): no such anim; \(hint)", status: .usage)
  }

  /// Errors of other libraries may have several lines.
  nonisolated static func oneLine(_ message: String) -> String {
    message.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
