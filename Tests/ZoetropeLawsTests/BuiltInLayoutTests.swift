import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeLaws

@MainActor @Suite(.reportsSeed) struct `Layouts of built-in ones` {
  /// The laws without those that build hundreds of subviews.
  private let laws = LayoutLaw.allCases.filter { $0 != .linearCost }

  @Test func `500 random arrangements break no law`() {
    var random = SeededRandom(seed: 22)
    let proposals: [ProposedViewSize] = [
      .unspecified, .zero, .infinity, .init(width: 120, height: nil),
      .init(width: nil, height: 80), .init(width: 73.5, height: 210),
    ]
    for round in 0..<500 {
      let group = (0..<Int.random(in: 0..<6, using: &random)).map { _ in
        Specimen.random(&random, depth: 2)
      }
      var findings: [LawFinding] = []
      func check<L: Layout>(_ layout: L, _ other: L) {
        findings = LayoutLaws.findings(
          of: layout, others: [other], laws: laws, groups: [group], proposals: proposals)
      }
      let spacing = CGFloat(Int.random(in: 0..<20, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: check(HStackLayout(alignment: .bottom, spacing: spacing), HStackLayout())
      case 1: check(VStackLayout(alignment: .leading), VStackLayout(spacing: spacing))
      case 2: check(ZStackLayout(alignment: .topTrailing), ZStackLayout())
      case 3: check(GridLayout(horizontalSpacing: spacing), GridLayout())
      default: check(AnyLayout(VStackLayout(spacing: spacing)), AnyLayout(HStackLayout()))
      }
      let broken = findings.filter { !$0.isNote }
      #expect(broken.isEmpty, "round \(round): \(broken.map(\.text).joined(separator: "\n"))")
    }
  }

  @Test func `stacks ask about as often as they have subviews`() {
    for layout in [AnyLayout(HStackLayout()), AnyLayout(VStackLayout()), AnyLayout(ZStackLayout())]
    {
      let found = LayoutLaws.findings(of: layout, laws: [.linearCost])
      #expect(found.isEmpty, "\(found.map(\.text))")
    }
  }
}

extension Specimen {
  /// Returns a random specimen; nested to a depth.
  fileprivate static func random(_ random: inout SeededRandom, depth: Int) -> Specimen {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
    case 0:
      return .fixed(
        width: CGFloat(Int.random(in: 0..<90, using: &random)),
        height: CGFloat(Int.random(in: 0..<60, using: &random)))
    case 1: return .flexible
    case 2: return .words(1 + Int.random(in: 0..<12, using: &random))
    case 3:
      let minimum = Int.random(in: 0..<30, using: &random)
      let ideal = minimum + Int.random(in: 0..<40, using: &random)
      return .ranged(
        minimum: CGFloat(minimum), ideal: CGFloat(ideal),
        maximum: CGFloat(ideal + Int.random(in: 0..<60, using: &random)))
    case 4: return .empty
    case 5:
      return .row(
        (0..<Int.random(in: 0..<4, using: &random)).map { _ in .random(&random, depth: depth - 1) })
    default:
      return .column(
        (0..<Int.random(in: 0..<4, using: &random)).map { _ in .random(&random, depth: depth - 1) })
    }
  }
}
