import ArgumentParser

/// Improves the argument parser's message about an unknown option. The parser suggests options with
/// a similar spelling, but not the options that begin with the typed text.
enum OptionHint {
  /// Returns the parser's message. If any options begin with the text of the unknown option, the
  /// message suggests these options instead of the parser's suggestion.
  ///
  /// - Parameters:
  ///   - message: The message of the parser.
  ///   - arguments: The command line, which begins with the name of the command.
  static func completed(_ message: String, arguments: [String]) -> String {
    guard let match = message.wholeMatch(of: /(Unknown option '(--[^']+)')(.*)/) else {
      return message
    }
    let options = options(of: arguments.first).filter { $0.hasPrefix(match.2) }
    if options.isEmpty { return message }
    return "\(match.1). Did you mean \(options.map { "'\($0)'" }.joined(separator: " or "))?"
  }

  /// Returns the long options in the help of a command, in the order of the help.
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
