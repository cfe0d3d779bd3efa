import Zoetrope
import ZoetropeLaws

/// The layouts of an animation, and the layout laws that they break. The value can be encoded, so
/// that one process can send it to another.
struct CheckedAnim: Codable {
  /// A layout law that a layout of the animation breaks.
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
  /// A description of how the animation failed or ended its process, as the end of a sentence that
  /// begins with the animation's name. The value is nil if the animation has not failed, or if a
  /// layout has ended the process.
  let failure: String?

  @MainActor init(_ laws: AnimLaws, of anim: Anim) {
    self.anim = anim.name
    layouts = laws.layouts
    findings = laws.findings.map(Finding.init)
    failure = nil
  }

  /// Creates the result for an animation that has thrown an error.
  init(_ anim: String, failure: String) {
    self.anim = anim
    layouts = []
    findings = []
    self.failure = failure
  }

  /// Creates the result for an animation that has ended its process.
  ///
  /// - Parameters:
  ///   - anim: The name of the animation.
  ///   - code: The code that was running when the process ended; nil if no code was noted.
  ///   - end: The way in which the process ended; nil if the code ended it without a signal, as
  ///     `exit` does.
  ///   - status: The status with which the code ended the program.
  init(_ anim: String, _ code: NotedCode?, _ end: TrialProcess.End?, status: Int32) {
    self.anim = anim
    if let code, code.kind == .layout, let end {
      layouts = [code.name]
      findings = [Finding(LawFinding(code, end))]
      failure = nil
    } else {
      layouts = []
      findings = []
      failure =
        code?.words(end, status: status)
        ?? "the check of the anim \(NotedCode.act(end, status: status))"
    }
  }
}
