import ArgumentParser
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
      ends with 65 if a law is broken and not excused; notes do not count.
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

  func run(in tool: Tool) async throws(CommandFailure) {
    let excuses = try excuse.map { text throws(CommandFailure) in try LawExcuse(text) }
    var anims = try tool.anims()
    if !names.isEmpty {
      anims = try names.map { name throws(CommandFailure) in try tool.anim(name) }
    }
    var report = LawReport(excuses: excuses)
    for anim in anims {
      do {
        let laws = try await AnimLaws(
          of: anim, fonts: tool.fonts, laws: LayoutLaw.allCases,
          progress: { zoetrope_set_running_name("\(anim.subject): \($0)") })
        report.add(laws, of: anim)
      } catch {
        throw CommandFailure(error, anim: anim, options: RunOptions())
      }
    }
    let unused = report.unusedExcuses
    if let excuse = unused.first {
      throw .usage(
        "--excuse", excuse.text, "expected a law that the layout breaks; leave the excuse out")
    }
    try tool.console.writeOutput(json ? report.json.lines + "\n" : report.text)
    let broken = report.brokenCount
    if broken > 0 {
      throw CommandFailure(
        "\(Amount.count(broken, "law")) \(broken == 1 ? "is" : "are") broken; mend the layouts, or "
          + "excuse them with --excuse LAYOUT:LAW=REASON", status: .badData)
    }
  }
}

/// An excuse for a law that a layout may break.
struct LawExcuse {
  let text: String
  let layout: String
  let law: LayoutLaw
  let reason: String

  /// Parses an excuse of the form `LAYOUT:LAW=REASON`.
  init(_ text: String) throws(CommandFailure) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let subject = parts[0].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let reason = parts.count == 2 ? parts[1].drop { $0 == " " } : ""
    guard subject.count == 2, !subject[0].isEmpty, !reason.isEmpty else {
      throw .usage(
        "--excuse", text,
        "expected LAYOUT:LAW=REASON, such as \"WheelLayout:within-bounds=tiles overhang\"")
    }
    guard let law = LayoutLaw(rawValue: String(subject[1])) else {
      let all = LayoutLaw.allCases.map(\.rawValue)
      let near = NearestNames.of(String(subject[1]), among: all)
      let list = (near.isEmpty ? all : near).joined(separator: ", ")
      throw .usage("--excuse", text, "there is no law \(subject[1]); expected one of \(list)")
    }
    self.text = text
    layout = String(subject[0])
    self.law = law
    self.reason = String(reason)
  }
}
