import Foundation
import Zoetrope

/// A law that a layout breaks, with the smallest case that was found.
public struct LawFinding: Sendable {
  /// The law.
  public let law: LayoutLaw
  /// The layout, with its stored properties.
  public let layout: String
  /// The name of the type of the layout.
  public let layoutName: String
  /// The question that was asked, in words.
  public let question: String
  /// The answers that disagree, or the answer that breaks the law; a line each.
  public let answers: [String]
  /// The subviews; nil for those of an animation.
  public let subviews: [Specimen]?
  /// The proposal; nil if the law concerns no proposal.
  public let proposal: ProposedViewSize?
  /// The second value of the layout; nil if only one was needed.
  public let other: String?

  /// Whether the finding is a note: the layout may mean it.
  public var isNote: Bool { law.isAdvice || isBreak }
  /// Whether this case of a law may be meant: a size that jumps at single proposals only, as that of
  /// lines that wrap, a layout without animatable data, or state that settles.
  let isBreak: Bool

  init(
    _ law: LayoutLaw, of layoutName: String, layout: String, question: String, answers: [String],
    subviews: [Specimen]?, proposal: ProposedViewSize? = nil, other: String? = nil,
    isBreak: Bool = false
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
  }

  /// The call that asks the question again, for a test. Nil if the subviews are those of an
  /// animation.
  public var snippet: String? {
    guard let subviews else { return nil }
    var lines = ["expectLayoutLaws("]
    lines.append("  of: \(layout)\(other.map { ", and: [\($0)]" } ?? ""), laws: [.\(law)],")
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
