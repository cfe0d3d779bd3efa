import ArgumentParser

/// Improves messages about options.
///
/// The parser suggests options with a similar spelling, but not the options that begin with the
/// typed text. It reports a missing argument before an unknown option. It also takes the name of an
/// option as the value of the option before.
enum OptionHint {
  /// A long option of a command.
  private struct Option {
    var name: String
    /// The placeholder of its value, such as `<LIST>`; nil for a flag.
    var value: String?
  }

  /// Returns the parser's message, or a better one about an unknown option. If any options begin
  /// with the text of the unknown option, the message suggests these options.
  ///
  /// - Parameters:
  ///   - message: The message of the parser.
  ///   - arguments: The command line, which begins with the name of the command.
  static func completed(_ message: String, arguments: [String]) -> String {
    if message.hasPrefix("Missing expected argument") {
      let names = options(of: arguments.first).map(\.name)
      if names.isEmpty { return message }
      let typed = arguments.prefix { $0 != "--" }.dropFirst().filter { $0.hasPrefix("--") }
      let unknown = typed.map { $0.prefix { $0 != "=" } }.first { !names.contains(String($0)) }
      guard let unknown else { return message }
      return "Unknown option '\(unknown)'" + suggestion(for: unknown, among: names)
    }
    guard let match = message.wholeMatch(of: /(Unknown option '(--[^']+)')(.*)/) else {
      return message
    }
    let suggestion = suggestion(for: match.2, among: options(of: arguments.first).map(\.name))
    return suggestion.isEmpty ? message : match.1 + suggestion
  }

  private static func suggestion(for typed: Substring, among names: [String]) -> String {
    let names = names.filter { $0.hasPrefix(typed) }
    if names.isEmpty { return "" }
    return ". Did you mean \(names.map { "'\($0)'" }.joined(separator: " or "))?"
  }

  /// Returns a message about an option whose value is missing: the name of another option follows.
  /// Nil if there is none.
  ///
  /// - Parameter arguments: The command line, which begins with the name of the command.
  static func missingValue(in arguments: [String]) -> String? {
    let words = Array(arguments.prefix { $0 != "--" })
    let pairs = zip(words, words.dropFirst()).filter { $0.hasPrefix("--") && $1.hasPrefix("--") }
    if pairs.isEmpty { return nil }
    let options = options(of: words.first)
    for (word, next) in pairs {
      guard let value = options.first(where: { $0.name == word })?.value else { continue }
      if options.contains(where: { $0.name == next }) {
        return "\(word): the value is missing before \(next); expected \(word) \(value)"
      }
    }
    return nil
  }

  /// Returns the long options in the help of a command, in the order of the help.
  private static func options(of command: String?) -> [Option] {
    let commands = RootCommand.configuration.subcommands
    guard let type = commands.first(where: { $0.configuration.commandName == command }) else {
      return []
    }
    return RootCommand.helpMessage(for: type).split(whereSeparator: \.isNewline).compactMap {
      $0.firstMatch(of: /^  (?:-\w, )?(--[a-z-]+)(?: (<[^>]+>))?/).map {
        Option(name: String($0.1), value: $0.2.map(String.init))
      }
    }
  }
}
