import ArgumentParser
import Zoetrope
import ZoetropeFiles

/// The command line tool. It parses the arguments, runs the command, and prints an error as one
/// line.
@MainActor package struct Tool {
  /// The version that `--version` prints.
  package nonisolated static let version = "0.1.0"

  /// The name of the program in messages.
  package let name: String
  /// The console that receives the output.
  package let console: any Console
  /// The source of the fonts for text.
  let fonts: FontSource
  /// The isolation of code that may end the process.
  let isolation: ProcessIsolation
  private let gallery: @MainActor () throws(AnimError) -> [Anim]

  /// Creates a tool for a gallery.
  ///
  /// - Parameters:
  ///   - name: The name of the program in messages.
  ///   - console: The console that receives the output.
  ///   - fonts: The source of the fonts for text. Default ``FontSource/environment``.
  ///   - isolation: The isolation of code that may end the process. Default: none, so that the code
  ///     runs in this process.
  ///   - gallery: A closure that returns the animations. If it throws an error, the commands that
  ///     need animations fail with this error.
  package init(
    name: String, console: any Console, fonts: FontSource = .environment,
    isolation: ProcessIsolation = .none,
    gallery: @escaping @MainActor () throws(AnimError) -> [Anim]
  ) {
    self.name = name
    self.console = console
    self.fonts = fonts
    self.isolation = isolation
    self.gallery = gallery
  }

  /// The name of the running program on the command line; `zoetrope` if it is unknown.
  package nonisolated static var executableName: String {
    guard let path = CommandLine.arguments.first else { return "zoetrope" }
    let name = FolderPath.lastPart(of: path)
    return name.isEmpty ? "zoetrope" : name
  }

  /// Runs the command that the arguments specify.
  ///
  /// An error is printed to stderr as one line.
  ///
  /// - Parameter arguments: The command line arguments without the program's own name.
  /// - Returns: The exit status for the process.
  package func run(_ arguments: [String]) async -> ExitStatus {
    do {
      try await perform(arguments)
      return .done
    } catch {
      if error.status == .usage, let message = OptionHint.missingValue(in: arguments) {
        return report(CommandFailure(message, status: .usage))
      }
      return report(error)
    }
  }

  /// Runs the command that the arguments specify if it is `list`, which waits for nothing. This
  /// saves starting the threads on which other commands run, and making the types of
  /// ArgumentParser.
  ///
  /// - Returns: The exit status for the process; nil if the arguments specify another command, or
  ///   if ArgumentParser has to read them.
  package func runAtOnce(_ arguments: [String]) -> ExitStatus? {
    guard arguments.first == "list",
      let list = AnimList(plain: PlainJobs.words(afterFirstOf: arguments))
    else { return nil }
    Interruption.ignoreClosedPipes()
    do {
      try list.print(in: self)
      return .done
    } catch {
      return report(error)
    }
  }

  /// Prints an error to stderr as one line, and returns its exit status.
  private func report(_ error: CommandFailure) -> ExitStatus {
    if !error.message.isEmpty {
      console.writeLine("\(name): \(error.message)")
    }
    return error.status
  }

  private func perform(_ arguments: [String]) async throws(CommandFailure) {
    Interruption.ignoreClosedPipes()
    if let job = PlainJobs.job(arguments) {
      try await job.run(in: self)
      return
    }
    try checkCommandName(arguments.first)
    try checkHelp(arguments)
    var parsed: any ParsableCommand
    do {
      // A shell requests completions with this argument.
      let isCompletion = arguments.first == "---completion"
      let candidates = isCompletion ? try gallery().map { ($0.name, $0.parameters) } : []
      parsed = try Completion.$candidates.withValue(candidates.map(Completion.Candidate.init)) {
        try RootCommand.parseAsRoot(arguments)
      }
    } catch {
      try printHelpOrThrow(error, arguments: arguments)
      return
    }
    guard let command = parsed as? any GalleryCommand else {
      // The parser handles all other commands: `help`, and the root command, which also prints the
      // help.
      do { try parsed.run() } catch { try printHelpOrThrow(error, arguments: arguments) }
      return
    }
    try await command.run(in: self)
  }

  /// Throws a failure that lists the commands if `name` is not the name of a command. The parser's
  /// own message does not list them.
  private func checkCommandName(_ name: String?) throws(CommandFailure) {
    guard let name, !name.hasPrefix("-"), name != "help" else { return }
    let commands = RootCommand.configuration.subcommands.map { $0.configuration }
    guard !commands.contains(where: { $0.commandName == name }) else { return }
    let names = commands.filter { $0.shouldDisplay }.compactMap { $0.commandName }
    throw CommandFailure(
      "\(name.isEmpty ? "\"\"" : name): no such command; expected one of "
        + names.joined(separator: ", "), status: .usage)
  }

  /// Throws a failure if the words after `help` are not the name of one command. The parser would
  /// print the help of the program.
  private func checkHelp(_ arguments: [String]) throws(CommandFailure) {
    guard arguments.first == "help" else { return }
    let names = arguments.dropFirst().filter { !$0.hasPrefix("-") }
    if let name = names.first, name != "help" { try checkCommandName(name) }
    if names.count > 1 {
      throw CommandFailure(
        "help \(names.joined(separator: " ")): expected the name of one command", status: .usage)
    }
  }

  /// Prints the help or the version if the command line requests it. The parser reports such a
  /// request as an error. For all other errors, this method throws a failure with exit status 64.
  private func printHelpOrThrow(_ error: any Error, arguments: [String]) throws(CommandFailure) {
    guard RootCommand.exitCode(for: error).isSuccess else {
      let message = RootCommand.message(for: error)
      throw CommandFailure(OptionHint.completed(message, arguments: arguments), status: .usage)
    }
    try console.writeOutput(RootCommand.fullMessage(for: error) + "\n")
  }

  /// Returns the animations of the gallery.
  ///
  /// - Throws: ``CommandFailure`` if an animation is declared incorrectly, or if an app has no
  ///   window.
  func anims() throws(CommandFailure) -> [Anim] {
    do throws(AnimError) {
      let anims = try gallery()
      try anims.validate()
      return anims
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Returns the animation with a given name.
  ///
  /// - Throws: ``CommandFailure`` that lists similar names if there is no such animation.
  func anim(_ name: String) throws(CommandFailure) -> Anim {
    let anims = try anims()
    for anim in anims where anim.name == name { return anim }
    let near = NearestNames.of(name, among: anims.map(\.name))
    let hint =
      near.isEmpty
      ? "the gallery is empty"
      : "similar names: \(near.joined(separator: ", ")); \"\(self.name) list\" lists all anims"
    throw CommandFailure("\(name.isEmpty ? "\"\"" : name): no such anim; \(hint)", status: .usage)
  }

  /// Returns the animations with the given names, in their order.
  ///
  /// - Throws: ``CommandFailure`` for an unknown name, and for a name that is given twice.
  func anims(named names: [String]) throws(CommandFailure) -> [Anim] {
    var anims: [Anim] = []
    for name in names {
      let anim = try anim(name)
      for other in anims where other.name == name {
        throw CommandFailure("\(name): this anim is named twice", status: .usage)
      }
      anims.append(anim)
    }
    return anims
  }

  /// Joins the lines of a message with spaces, because an error of another library may have several
  /// lines. Other control characters become question marks.
  nonisolated static func oneLine(_ message: String) -> String {
    var line = ""
    var isBetweenLines = false
    for scalar in message.unicodeScalars {
      if isNewline(scalar) {
        isBetweenLines = true
        continue
      }
      if isBetweenLines, !line.isEmpty { line += " " }
      isBetweenLines = false
      line.unicodeScalars.append(isControl(scalar) ? "?" : scalar)
    }
    return line
  }

  /// Returns a name with question marks in the place of control characters, such as newlines.
  nonisolated static func printable(_ name: String) -> String {
    var printable = ""
    for scalar in name.unicodeScalars {
      printable.unicodeScalars.append(isControl(scalar) || isNewline(scalar) ? "?" : scalar)
    }
    return printable
  }

  private nonisolated static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 10...13, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private nonisolated static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 32 || 127..<160 ~= scalar.value
  }
}
