/// The work of a command that can be read from plain words (see ``PlainWords``), without
/// ArgumentParser.
///
/// The result is the same as that of the parser. Tests compare the two for every option. The type
/// has no property wrappers of the parser, whose types take longer to make than the words to read.
protocol PlainJob {
  /// Creates the job. Takes the values of all options of the command from the words.
  ///
  /// - Parameter words: The words after the name of the command. If ``PlainWords/isPlain`` is false
  ///   afterward, or if words are left, ArgumentParser must parse the command line.
  init(taking words: inout PlainWords)

  /// Does the work with the animations, the console and the fonts of the tool.
  @MainActor func run(in tool: Tool) async throws(CommandFailure)
}

extension PlainJob {
  /// Creates the job from the words after the command's name; nil if the words are not plain.
  init?(plain words: [String]) {
    var words = PlainWords(words)
    self.init(taking: &words)
    guard words.isPlain, words.rest().isEmpty else { return nil }
  }
}

/// The commands that can be read from plain words: those that scripts run many times. For `list`
/// see ``AnimList``.
enum PlainJobs {
  /// Returns all words but the first, which is the name of a program or of a command.
  static func words(afterFirstOf all: [String]) -> [String] {
    var words = all
    if !words.isEmpty { words.removeFirst() }
    return words
  }

  /// Returns the job that the arguments of a program specify; nil if ArgumentParser has to read
  /// them.
  static func job(_ arguments: [String]) -> (any PlainJob)? {
    let words = words(afterFirstOf: arguments)
    return switch arguments.first {
    case "render": RenderJob(plain: words)
    case "still": StillJob(plain: words)
    default: nil
    }
  }
}

extension RunOptions {
  /// Takes the options that all commands with plain words have in common.
  init(taking words: inout PlainWords) {
    self.init()
    fps = words.value("--fps")
    size = words.value("--size")
    scale = words.value("--scale")
    mode = words.value("--mode")
    settings = words.values("--set")
    background = words.value("--background")
    compression = words.value("--compression")
    overwrites = words.flag("--overwrite")
    isStrict = words.flag("--strict")
    maxMemory = words.value("--max-memory")
    isQuiet = words.flag("--quiet", "-q")
  }
}
