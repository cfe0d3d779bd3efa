import ArgumentParser
import Foundation

/// `manual`: prints a manual page.
struct ManualCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Prints the manual page of the program or of a command.",
    discussion: "The page is in the format of man: \"manual render | man -l -\" shows it.")

  @Argument(help: "The command (default: the program itself).")
  var command: String?

  func run(in tool: Tool) throws(CommandFailure) {
    let root = try HelpDump.root()
    guard let command else {
      return try tool.console.writeOutput(
        ManualPage(root, path: [tool.name], version: Tool.version).text)
    }
    let commands = (root.subcommands ?? []).filter(\.isShown)
    guard let found = commands.first(where: { $0.commandName == command }) else {
      throw CommandFailure(
        "\(command.isEmpty ? "\"\"" : command): no such command; expected one of "
          + commands.map(\.commandName).joined(separator: ", "), status: .usage)
    }
    try tool.console.writeOutput(
      ManualPage(found, path: [tool.name, command], version: Tool.version).text)
  }
}

/// The help of a command. The fields are those of the parser's JSON output.
struct HelpDump: Decodable {
  let commandName: String
  let abstract: String?
  let discussion: String?
  let arguments: [Argument]?
  let subcommands: [HelpDump]?
  let shouldDisplay: Bool?

  var isShown: Bool { shouldDisplay ?? true && commandName != "help" }

  struct Argument: Decodable {
    let kind: String
    let names: [Name]?
    let valueName: String?
    let abstract: String?
    let isOptional: Bool
    let isRepeating: Bool
    let shouldDisplay: Bool
  }

  struct Name: Decodable {
    let kind: String
    let name: String
  }

  private struct Content: Decodable {
    let command: HelpDump
  }

  /// Returns the root command.
  ///
  /// - Throws: ``CommandFailure`` if the parser does not describe its commands.
  static func root() throws(CommandFailure) -> HelpDump {
    do {
      _ = try RootCommand.parseAsRoot(["--experimental-dump-help"])
    } catch {
      let text = RootCommand.fullMessage(for: error)
      if let content = try? JSONDecoder().decode(Content.self, from: Data(text.utf8)) {
        return content.command
      }
    }
    throw CommandFailure("the commands do not describe themselves", status: .inputOutput)
  }
}

/// A manual page in the `man` macros of groff (groff_man(7)).
struct ManualPage {
  /// The page as input for groff.
  let text: String

  /// Creates a page from the help of a command.
  ///
  /// - Parameters:
  ///   - command: The help of the command.
  ///   - path: The name of the program, followed by the name of the command unless it is the root.
  ///   - version: The version of the program.
  init(_ command: HelpDump, path: [String], version: String) {
    let title = path.joined(separator: "-")
    var lines = [
      ".TH \(ManualPage.escaped(title.uppercased())) 1 \"\" \"Zoetrope \(version)\" \"User Commands\"",
      ".SH NAME",
      ManualPage.escaped(title) + " \\- " + ManualPage.escaped(ManualPage.clause(command.abstract)),
      ".SH SYNOPSIS", ".B " + ManualPage.escaped(path.joined(separator: " ")),
    ]
    let arguments = (command.arguments ?? []).filter(\.shouldDisplay)
    for argument in arguments {
      let name = ManualPage.name(argument) + (argument.isRepeating ? " ..." : "")
      lines.append(argument.isOptional ? "[\(name)]" : name)
    }
    let children = (command.subcommands ?? []).filter(\.isShown)
    if !children.isEmpty { lines.append("\\fIcommand\\fR") }
    if let discussion = command.discussion, !discussion.isEmpty {
      lines += [".SH DESCRIPTION", ManualPage.escaped(discussion)]
    }
    if !arguments.isEmpty { lines.append(".SH OPTIONS") }
    for argument in arguments {
      lines += [".TP", ManualPage.name(argument), ManualPage.escaped(argument.abstract ?? "")]
    }
    if !children.isEmpty { lines.append(".SH COMMANDS") }
    for child in children {
      lines += [
        ".TP", "\\fB\(ManualPage.escaped("\(title)-\(child.commandName)"))\\fR(1)",
        ManualPage.escaped(child.abstract ?? ""),
      ]
    }
    lines += [".SH ENVIRONMENT"]
    for (name, meaning) in ManualPage.variables {
      lines += [".TP", "\\fB\(name)\\fR", ManualPage.escaped(meaning)]
    }
    lines += [".SH EXIT STATUS"]
    for (status, meaning) in ManualPage.statuses {
      lines += [".TP", "\\fB\(status)\\fR", ManualPage.escaped(meaning)]
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static let variables = [
    ("ZOETROPE_FONTS", "The folder of the fonts, instead of the installed ones."),
    ("ZOETROPE_MAX_FILE_SIZE", "The largest font or image file, such as 64M (default: 256M)."),
    ("ZOETROPE_MAX_IMAGE_PIXELS", "The largest number of pixels of an image file."),
    ("ZOETROPE_REFERENCE", "1 draws pixel by pixel, without the fast paths."),
    ("ZOETROPE_SHARD_COUNT", "The number of shards for --shard auto on Kubernetes."),
  ]

  private static let statuses = [
    ("0", "done"), ("1", "compared builds differ"), ("64", "the command line is invalid"),
    ("65", "an anim fails, or a folder of frames has faults"),
    ("69", "something is not installed"), ("73", "the output cannot be created, or exists"),
    ("74", "the output cannot be written"), ("129, 130, 143", "interrupted by a signal"),
  ]

  /// Returns an abstract without its final period.
  private static func clause(_ abstract: String?) -> String {
    var text = abstract ?? ""
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// Returns the name of an argument, or the names of an option, formatted for groff. If an option
  /// takes a value, the name of the value follows the names of the option.
  private static func name(_ argument: HelpDump.Argument) -> String {
    let value = "\\fI\(escaped(argument.valueName ?? "value"))\\fR"
    if argument.kind == "positional" { return value }
    let names = (argument.names ?? []).map { name in
      "\\fB" + escaped((name.kind == "short" ? "-" : "--") + name.name) + "\\fR"
    }
    return names.joined(separator: ", ") + (argument.kind == "option" ? " " + value : "")
  }

  /// Returns plain text escaped for groff.
  static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&" + $0 : String($0) }
      .joined(separator: "\n")
  }
}
