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
      processes of their own, so that one that traps or never returns is told like the others.
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

  func run(in tool: Tool) async throws(CommandFailure) {
    let excuses = try excuse.map { text throws(CommandFailure) in try LawExcuse(text) }
    var anims = try tool.anims()
    if !names.isEmpty {
      anims = try names.map { name throws(CommandFailure) in try tool.anim(name) }
    }
    if part { return try await writeParts(of: anims, in: tool) }
    var report = LawReport(excuses: excuses)
    var crashed: [String] = []
    if let program = tool.isolation.program,
      let process = CheckProcess(program: program, console: tool.console)
    {
      crashed = try process.check(anims.map(\.name)) { report.add($0) }
    } else {
      let isolation = tool.isolation == .none ? nil : LawIsolation(notes: nil)
      for anim in anims { report.add(try await checked(anim, in: tool, isolation)) }
    }
    let unused = report.unusedExcuses
    if let excuse = unused.first {
      throw .usage(
        "--excuse", excuse.text, "expected a law that the layout breaks; leave the excuse out")
    }
    try tool.console.writeOutput(json ? report.json.lines + "\n" : report.text)
    if let name = crashed.first {
      throw CommandFailure(
        "\(name): the anim crashes outside of custom layouts, so that its layouts were not checked",
        status: .badData)
    }
    let broken = report.brokenCount
    if broken > 0 {
      throw CommandFailure(
        "\(Amount.count(broken, "law")) \(broken == 1 ? "is" : "are") broken; mend the layouts, or "
          + "excuse them with --excuse LAYOUT:LAW=REASON", status: .badData)
    }
  }

  /// Checks the layouts of one animation.
  @MainActor private func checked(
    _ anim: Anim, in tool: Tool, _ isolation: LawIsolation?
  ) async throws(CommandFailure) -> CheckedAnim {
    do {
      let laws = try await AnimLaws(
        of: anim, fonts: tool.fonts, laws: LayoutLaw.allCases, isolation: isolation,
        progress: { zoetrope_set_running_name("\(anim.subject): \($0)") })
      return CheckedAnim(laws, of: anim)
    } catch {
      throw CommandFailure(error, anim: anim, options: RunOptions())
    }
  }

  /// Checks animations for another process, and writes each result as a line of JSON.
  @MainActor private func writeParts(of anims: [Anim], in tool: Tool) async throws(CommandFailure) {
    zoetrope_end_with_parent()
    let results = CheckProcess.takeOutput()
    let isolation = LawIsolation(notes: CallNotes(file: CheckProcess.descriptor))
    for anim in anims {
      let checked = try await checked(anim, in: tool, isolation)
      guard let line = try? JSONEncoder().encode(checked) else { continue }
      let code = StandardConsole.write(String(decoding: line, as: UTF8.self) + "\n", to: results)
      if code != 0 {
        throw CommandFailure(
          "cannot write results: \(CommandFailure.text(ofError: code))", status: .inputOutput)
      }
    }
  }
}
