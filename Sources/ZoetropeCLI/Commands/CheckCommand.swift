import ArgumentParser
import Foundation
import Zoetrope
import ZoetropeFiles
import ZoetropeLaws
import ZoetropeProcess

/// `check`: checks the custom layouts of animations against the laws on which containers rely.
struct CheckCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks the custom layouts of anims against the laws of layouts.",
    discussion: """
      Every custom layout that the anims show, in all states that their cues reach, is asked about \
      many subviews and proposals. A broken law is printed with the question, the answers that \
      disagree and the smallest case that was found, which can be pasted into a test. The command \
      ends with 65 if a law is broken and not excused; notes do not count. Layouts are asked in \
      processes of their own, so that one that traps or never returns is told like the others. So \
      do the anims run: one whose views or cues trap, never return, end the program or throw an \
      error is told in a line, and the command goes on with the next one, and ends with 65.
      """)

  @Argument(
    help: "The names of the anims (default: all of the gallery).", completion: Completion.names)
  var names: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Excuses a layout from a law; can be repeated.", valueName: "LAYOUT:LAW=REASON"))
  var excuse: [String] = []

  @Flag(help: "Prints JSON.")
  var json = false

  @Flag(help: .private)
  var part = false

  /// The processor time, in seconds, that one call of an animation's code may take.
  @Option(help: .private)
  var limit = 10.0

  func run(in tool: Tool) async throws(CommandFailure) {
    let excuses = try excuse.map { text throws(CommandFailure) in try LawExcuse(text) }
    var anims = try tool.anims()
    if !names.isEmpty {
      anims = try names.map { name throws(CommandFailure) in try tool.anim(name) }
    }
    if part {
      let notes = CallNotes(file: CheckProcess.descriptor)
      notes.limit = limit
      zoetrope_end_with_parent()
      return try await AnimChecker(tool, notes).write(anims, to: CheckProcess.takeOutput())
    }
    var report = LawReport(excuses: excuses)
    if let program = tool.isolation.program,
      let process = CheckProcess(
        console: tool.console, PartProcess(program: program, limit: limit).run)
    {
      try await process.check(anims.map(\.name)) { report.add($0) }
    } else {
      let checker = AnimChecker(tool)
      for anim in anims { report.add(try await checker.check(anim)) }
    }
    let unused = report.unusedExcuses
    if let excuse = unused.first {
      throw .usage(
        "--excuse", excuse.text, "expected a law that the layout breaks; leave the excuse out")
    }
    try tool.console.writeOutput(json ? report.json.lines + "\n" : report.text)
    var messages = report.failures
    let broken = report.brokenCount
    if broken > 0 {
      messages.append(
        "\(Amount.count(broken, "law")) \(broken == 1 ? "is" : "are") broken; mend the layouts, or "
          + "excuse them with --excuse LAYOUT:LAW=REASON")
    }
    guard let last = messages.popLast() else { return }
    for message in messages { tool.console.writeLine("\(tool.name): \(message)") }
    throw CommandFailure(last, status: .badData)
  }
}
