import Foundation
import Zoetrope

/// A law that a layout breaks, with the smallest case that was found.
public struct LawFinding: Sendable {
  /// The law.
  public let law: LayoutLaw
  /// The layout as Swift source, with its stored properties.
  public let layout: String
  /// The name of the type of the layout.
  public let layoutName: String
  /// The sentence that introduces ``answers``, such as "The proposal 100 × nil has different
  /// answers:".
  public let question: String
  /// The answers that contradict each other, or the answer that breaks the law; one line each.
  public let answers: [String]
  /// The subviews with which the layout was checked; nil for the subviews of an animation.
  public let subviews: [Specimen]?
  /// The proposal; nil if the case does not concern a single proposal.
  public let proposal: ProposedViewSize?
  /// The second value of the layout, as Swift source; nil if the law concerns only one value.
  public let other: String?

  /// Whether the finding is a note, because the layout may break the law on purpose.
  public var isNote: Bool { law.isAdvice || isBreak }
  /// Whether the layout may break the law on purpose in this case.
  ///
  /// The value is true in four cases:
  ///
  /// - The size jumps only at single proposals, such as those at which a line wraps.
  /// - Subviews that do not move with the bounds are far outside the bounds.
  /// - The layout has no animatable data.
  /// - The layout writes state that settles.
  let isBreak: Bool
  /// The law that was being checked when the case was found. It can differ from ``law`` only if
  /// ``law`` is `returns`.
  private let asked: LayoutLaw

  init(
    _ law: LayoutLaw, of layoutName: String, layout: String, question: String, answers: [String],
    subviews: [Specimen]?, proposal: ProposedViewSize? = nil, other: String? = nil,
    isBreak: Bool = false, asking asked: LayoutLaw? = nil
  ) {
    self.law = law
    self.layout = layout
    self.layoutName = layoutName
    self.question = question
    self.answers = answers
    self.subviews = subviews
    self.proposal = proposal
    self.other = other
    self.isBreak = isBreak
    self.asked = asked ?? law
  }

  /// The Swift source of a call that checks the case again in a test; nil if the subviews are those
  /// of an animation.
  public var snippet: String? {
    guard let subviews else { return nil }
    var lines = ["expectLayoutLaws("]
    lines.append("  of: \(layout)\(other.map { ", and: [\($0)]" } ?? ""), laws: [.\(asked)],")
    let list = subviews.map(\.description).joined(separator: ", ")
    lines.append("  subviews: [[\(list)]]\(proposal == nil ? ")" : ",")")
    if let proposal { lines.append("  proposals: [\(SourceText.proposal(proposal))])") }
    return lines.joined(separator: "\n")
  }

  /// The finding as lines of text.
  public var text: String {
    var lines = [
      "\(layout) \(isNote ? "goes against" : "breaks") \(law.rawValue): \(law.statement)"
    ]
    lines.append("  \(question)")
    lines += answers.map { "    \($0)" }
    if let snippet { lines += snippet.split(separator: "\n").map { "  | \($0)" } }
    return lines.joined(separator: "\n")
  }
}

extension LawFinding {
  /// Creates the finding about a layout that has ended the process in which the animation ran.
  package init(_ layout: NotedCode, _ end: TrialProcess.End) {
    self.init(
      .returns, of: layout.name, layout: layout.name,
      question: "At \(layout.time) s, at \(layout.path), it \(end.verb):",
      answers: [end.words, "the other laws were not checked in this anim"], subviews: nil)
  }
}
