import ArgumentParser

/// What the parser's words for an unknown option lack: it knows options that are spelled much the
/// same, but not those of which only the beginning was given.
enum OptionHint {
  /// The parser's message, with those options instead of its guess that begin as the unknown one does.
  ///
  /// - Parameter arguments: The command line; its first word tells the command.
  static func completed(_ message: String, arguments: [String]) -> String {
    guard let match = message.wholeMatch(of: /(Unknown option '(--[^']+)')(.*)/) else {
      return message
    }
    let options = options(of: arguments.first).filter { $0.hasPrefix(match.2) }
    if options.isEmpty { return message }
    return "\(match.1). Did you mean \(options.map { "'\($0)'" }.joined(separator: " or "))?"
  }

  /// The long options that the command's help shows, in its order.
  private static func options(of command: String?) -> [String] {
    let commands = RootCommand.configuration.subcommands
    guard let type = commands.first(where: { $0.configuration.commandName == command }) else {
      return []
    }
    return RootCommand.helpMessage(for: type).split(whereSeparator: \.isNewline).compactMap {
      $0.firstMatch(of: /^  (?:-\w, )?(--[a-z-]+)/).map { String($0.1) }
    }
  }
}
