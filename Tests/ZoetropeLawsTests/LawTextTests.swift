import Foundation
import Testing
import Zoetrope

@testable import ZoetropeLaws

private final class Link {
  var next: Link?
}

private enum Direction: RowLayout {
  case across
  case tilted(Double)
}

private struct Described: RowLayout, CustomStringConvertible {
  var margin = 2.5
  var description: String { "a row (of buttons)" }
}

@MainActor struct `Layouts as they are written` {
  @Test func `numbers have at most six digits after the point`() {
    #expect(SourceText.number(0.1 + 0.2) == "0.3")
    #expect(SourceText.number(-8.0) == "-8")
    #expect(SourceText.number(Double.nan) == ".nan")
    #expect(SourceText.number(-Double.infinity) == "-.infinity")
    #expect(SourceText.number(1e300) == "1e+300")
    #expect(
      SourceText.number(Double.greatestFiniteMagnitude) == "\(Double.greatestFiniteMagnitude)")
  }

  @Test func `values are written with their properties`() {
    #expect(SourceText.value(Described()) == "Described(margin: 2.5)")
    #expect(SourceText.value(Direction.across) == "Direction.across")
    #expect(SourceText.value(Direction.tilted(3)) == "Direction.tilted(…)")
    #expect(SourceText.value([CGFloat(1), 2.5]) == "[1, 2.5]")
    #expect(SourceText.value(["a": 1, "b": 2]) == "[…]")
    #expect(SourceText.value(Set<Int>()) == "[]")
    #expect(SourceText.value(HorizontalAlignment.trailing) == ".trailing")
    #expect(SourceText.value(VerticalAlignment.firstTextBaseline) == ".firstTextBaseline")
    #expect(SourceText.value(Optional<Double>.none as Any) == "nil")
    #expect(SourceText.value(Angle.degrees(90)) == ".degrees(90)")
    #expect(SourceText.value(Array(repeating: 1, count: 51)).hasSuffix("1, …]"))
  }

  @Test func `references in a circle come to an end`() {
    let link = Link()
    link.next = link
    #expect(SourceText.value(link) == "Link(…)")
    link.next = nil
  }

  @Test func `a finding names the type of its layout, however the layout describes itself`() throws
  {
    struct Sunken: RowLayout, CustomStringConvertible {
      var description: String { "sunken" }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: -1, height: 0) }
    }
    let finding = try #require(LayoutLaws.findings(of: Sunken()).first)
    #expect(finding.layoutName == "Sunken")
    #expect(finding.text.hasPrefix("Sunken() breaks sound-size: "))
    #expect(finding.text.contains("\n    -1 × 0, which is negative\n"))
  }

  @Test func `lists without laws or subviews find nothing, and repeated proposals do no harm`() {
    let row = LastForgottenLayout()
    #expect(LayoutLaws.findings(of: row, laws: []).isEmpty)
    #expect(LayoutLaws.findings(of: row, groups: []).isEmpty)
    let found = LayoutLaws.findings(of: row, proposals: [.zero, .zero, .zero])
    #expect(found.map(\.law) == [.allPlaced])
  }

  @Test func `specimens of extreme sizes and numbers come to an end`() {
    let groups: [[Specimen]] = [
      [.words(.max)], [.words(.min)], [.fixed(width: -5, height: .nan)],
      [.fixed(width: .infinity, height: 1e308)],
      [.ranged(minimum: 50, ideal: 20, maximum: 10)],
    ]
    let found = LayoutLaws.findings(of: HStackLayout(), groups: groups)
    #expect(found.isEmpty, "\(found.map(\.text))")
    #expect(Specimen.words(.max) == Specimen.words(1_000_000))
    #expect(Specimen.words(.min) == Specimen.words(1))
  }

  @Test func `infinite proposals to subviews come to an end`() {
    struct Endless: RowLayout {
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews { subview.place(at: .zero, anchor: .center, proposal: .infinity) }
      }
    }
    let found = LayoutLaws.findings(of: Endless())
    #expect(found.contains { $0.law == .movesWithBounds && !$0.isNote })
  }

  @Test func `a layout without animatable data is a note, one with other data breaks the law`() {
    let stacks = LayoutLaws.findings(
      of: VStackLayout(spacing: 5), others: [VStackLayout(spacing: 25)], laws: [.completeData])
    #expect(stacks.map(\.isNote) == [true])
    let fans = LayoutLaws.findings(
      of: ForgottenNumberLayout(radius: 50, turn: 1),
      others: [ForgottenNumberLayout(radius: 80, turn: 1)], laws: [.completeData])
    #expect(fans.map(\.isNote) == [false])
  }
}
