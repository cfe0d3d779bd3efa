import Zoetrope
import ZoetropeLaws

/// The layouts of an animation and the laws that they break, as one process tells another.
struct CheckedAnim: Codable {
  /// A law that a layout breaks.
  struct Finding: Codable {
    let law: LayoutLaw
    let layout: String
    let layoutName: String
    let isNote: Bool
    let question: String
    let answers: [String]
    let snippet: String?
    let text: String

    init(_ finding: LawFinding) {
      law = finding.law
      layout = finding.layout
      layoutName = finding.layoutName
      isNote = finding.isNote
      question = finding.question
      answers = finding.answers
      snippet = finding.snippet
      text = finding.text
    }
  }

  let anim: String
  let layouts: [String]
  let findings: [Finding]

  @MainActor init(_ laws: AnimLaws, of anim: Anim) {
    self.anim = anim.name
    layouts = laws.layouts
    findings = laws.findings.map(Finding.init)
  }

  /// The animation whose process has ended while a layout ran in it.
  init(_ anim: String, _ layout: CallNotes.RunningLayout, _ end: TrialProcess.End) {
    self.anim = anim
    layouts = [layout.name]
    findings = [
      Finding(LawFinding(of: layout.name, at: layout.path, time: layout.time, end))
    ]
  }

  /// The animation whose process has ended while no custom layout ran.
  init(crashed anim: String) {
    self.anim = anim
    layouts = []
    findings = []
  }
}
