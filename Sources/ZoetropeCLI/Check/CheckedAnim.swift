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
  /// How the animation has ended its process, as part of a sentence after its name; nil if it has
  /// not, or if a layout has.
  let failure: String?

  @MainActor init(_ laws: AnimLaws, of anim: Anim) {
    self.anim = anim.name
    layouts = laws.layouts
    findings = laws.findings.map(Finding.init)
    failure = nil
  }

  /// Creates the result for an animation that has ended its process.
  ///
  /// - Parameters:
  ///   - anim: The name of the animation.
  ///   - code: The code that ran; nil if none was noted.
  ///   - end: The end of the process; nil if the code has ended the program like a finished one.
  init(_ anim: String, _ code: NotedCode?, _ end: TrialProcess.End?) {
    self.anim = anim
    if let code, code.kind == .layout, let end {
      layouts = [code.name]
      findings = [Finding(LawFinding(code, end))]
      failure = nil
    } else {
      layouts = []
      findings = []
      failure = code?.words(end) ?? "the check of the anim \(NotedCode.act(end))"
    }
  }
}
