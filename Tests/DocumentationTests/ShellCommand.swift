/// Commands as one types them into a shell: as much of its grammar as the documents need.
enum ShellCommand {
  /// The arguments of each command of a gallery's program in a script: `zoetrope …` and
  /// `swift run Demo …`, without the program.
  static func galleryCommands(in script: String) -> [[String]] {
    script.replacing("\\\n", with: " ").split(whereSeparator: \.isNewline)
      .flatMap { $0.split(separator: " && ") }
      .flatMap { $0.split(separator: " | ") }
      .compactMap { command in
        let words = words(of: command).drop { $0.contains(/^[A-Z_]+=/) }
        if words.starts(with: ["swift", "run", "Demo"]) { return Array(words.dropFirst(3)) }
        guard words.first?.split(separator: "/").last == "zoetrope" else { return nil }
        return Array(words.dropFirst())
      }
  }

  /// The words of a command, without the quotation marks around them.
  private static func words(of command: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in command {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        (quote, word) = (character, word ?? "")
      } else if quote == nil, character == " " {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}
