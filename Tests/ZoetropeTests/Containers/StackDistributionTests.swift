import Foundation
import Testing
import Zoetrope

/// The distribution of a stack's length, against charts of SwiftUI by objc.io ("How an HStack Lays
/// out Its Children"); the version of the system is not stated there.
@MainActor struct StackDistributionTests {
  /// The limits of a flexible frame around a rectangle; equal ones are a fixed width.
  struct Limits: Sendable {
    var minimum: CGFloat?
    var maximum: CGFloat?
    var fixed: CGFloat?

    static let any = Limits()
    static func least(_ length: CGFloat) -> Limits { Limits(minimum: length) }
    static func most(_ length: CGFloat) -> Limits { Limits(maximum: length) }
    static func width(_ length: CGFloat) -> Limits { Limits(fixed: length) }
    static func range(_ minimum: CGFloat, _ maximum: CGFloat) -> Limits {
      Limits(minimum: minimum, maximum: maximum)
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let width: CGFloat
    let spacing: CGFloat
    let limits: [Limits]
    let widths: [CGFloat]

    init(_ width: CGFloat, spacing: CGFloat = 0, _ limits: [Limits], _ widths: [CGFloat]) {
      self.width = width
      self.spacing = spacing
      self.limits = limits
      self.widths = widths
    }

    var testDescription: String { "\(limits.count) views in \(width)" }
  }

  struct Content: View {
    let row: Row

    var body: some View {
      HStack(spacing: row.spacing) {
        ForEach(row.limits.indices, id: \.self) { index in
          let limits = row.limits[index]
          Color.clear
            .frame(width: limits.fixed)
            .frame(minWidth: limits.minimum, maxWidth: limits.maximum)
            .measured("\(index)")
        }
      }
      .frame(width: row.width, height: 100)
    }
  }

  @Test(arguments: rows) func `lengths are distributed as charted`(_ row: Row) {
    let host = Host(size: CGSize(width: 500, height: 100))
    host.show(Content(row: row))
    let widths = row.limits.indices.map { host.frame("\($0)").width }
    #expect(zip(widths, row.widths).allSatisfy { near($0, $1, 1e-4) }, "\(widths)")
    #expect(widths.count == row.widths.count)
  }

  nonisolated static let rows = [
    Row(300, [], []),
    Row(300, [.any], [300]),
    Row(300, [.any, .any, .any], [100, 100, 100]),
    Row(150, [.most(100), .least(100)], [75, 100]),
    Row(150, spacing: 7.5, [.least(100), .width(30), .most(50)], [100, 30, 50]),
    Row(150, [.any, .width(100)], [50, 100]),
    Row(154, [.least(52), .any, .most(37), .least(18)], [52, 32.5, 37, 32.5]),
    Row(
      30, [.width(16), .most(94), .range(4, 6), .most(36), .least(14)],
      [16, 3.333333, 4, 3.333333, 14]),
    Row(234, [.least(86), .width(51), .range(21, 33)], [150, 51, 33]),
    Row(110, [.range(1, 2), .width(50), .least(54), .width(71)], [1, 50, 54, 71]),
    Row(173, [.width(12), .range(38, 46), .width(98)], [12, 46, 98]),
    Row(120, [.most(96), .most(71)], [60, 60]),
    Row(242, [.most(62), .any], [62, 180]),
    Row(
      415, [.width(49), .width(55), .range(15, 51), .range(8, 39), .least(69), .width(30)],
      [49, 55, 51, 39, 191, 30]),
    Row(87, [.any, .any, .width(24), .least(48), .width(9)], [3, 3, 24, 48, 9]),
    Row(
      159, [.least(9), .least(64), .least(80), .width(50), .range(2, 62), .most(86)],
      [9, 64, 80, 50, 21.8, 21.8]),
    Row(
      221, [.range(7, 78), .least(78), .least(10), .most(1), .least(56), .least(60)],
      [44, 78, 10, 1, 56, 60]),
    Row(359, [.least(97), .range(27, 29), .any, .width(29)], [150.5, 29, 150.5, 29]),
    Row(
      402, [.width(64), .least(39), .width(81), .least(66), .most(28)],
      [64, 114.5, 81, 114.5, 28]),
    Row(420, [.least(76), .range(1, 2), .most(67), .most(56), .most(45)], [250, 2, 67, 56, 45]),
    Row(311, [.width(27), .least(79), .any, .width(23), .least(15)], [27, 87, 87, 23, 87]),
    Row(56, [.most(4), .least(64), .any, .most(78)], [4, 64, 0, 17.333333]),
    Row(68, [.range(26, 54), .range(10, 21)], [47, 21]),
  ]

  @Test func `positions follow from lengths and spacing`() {
    let host = Host(size: CGSize(width: 150, height: 100))
    host.show(
      Content(row: Row(150, spacing: 7.5, [.least(100), .width(30), .most(50)], [])))
    // Centered in its frame of 150, the row of 195 starts at -22.5.
    #expect(["0", "1", "2"].map { host.x($0) + 22.5 } == [0, 107.5, 145])
  }

  /// A leaf that takes any width within limits and notes its proposals.
  struct Ranged: Shape {
    typealias AnimatableData = EmptyAnimatableData
    let name: String
    let range: ClosedRange<CGFloat>
    let journal: Journal

    func path(in rect: CGRect) -> Path { Path(rect) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      let width = proposal.width ?? 10
      if width > 0 && width < .infinity { journal.note(name) }
      return CGSize(width: min(max(width, range.lowerBound), range.upperBound), height: 10)
    }
  }

  @Test(
    arguments: [
      (10...20, 10...30, "a"), (10...30, 10...20, "b"),
      (10...CGFloat.infinity, 20...CGFloat.infinity, "b"),
      (10...20, 10...CGFloat.infinity, "a"), (20...40, 30...50, "a"), (30...50, 20...40, "a"),
    ] as [(ClosedRange<CGFloat>, ClosedRange<CGFloat>, String)])
  func `the least flexible view is served first`(
    _ a: ClosedRange<CGFloat>, _ b: ClosedRange<CGFloat>, _ first: String
  ) {
    let journal = Journal()
    _ = Host(100, 10) {
      HStack(spacing: 0) {
        Ranged(name: "a", range: a, journal: journal)
        Ranged(name: "b", range: b, journal: journal)
      }
    }
    #expect(journal.lines.first == first)
  }

  @Test func `higher priorities are served first, less the minimums of the others`() {
    let host = Host(100, 10) {
      HStack(spacing: 0) {
        mark("low").frame(minWidth: 10)
        mark("high").layoutPriority(1)
        mark("lowest").frame(minWidth: 5).layoutPriority(-1)
      }
    }
    #expect(host.frame("high").width == 85)
    #expect(host.frame("low").width == 10)
    #expect(host.frame("lowest").width == 5)
  }

  @Test func `a frame hides the priority of a spacer`() {
    let host = Host(10, 100) {
      VStack(spacing: 0) {
        mark("a")
        Spacer().frame(height: 20)
        mark("b")
        Spacer()
      }
    }
    #expect(host.frame("a").height == 36)
    #expect(host.frame("b").height == 36)
  }

  @Test func `without a length every view has its ideal length`() {
    let host = Host(100, 100) {
      HStack(spacing: 0) {
        mark("a")
        mark("b").frame(idealWidth: 30)
      }.fixedSize().measured("stack")
    }
    #expect(host.frame("a").width == 10)
    #expect(host.frame("b").width == 30)
    #expect(host.frame("stack").size == CGSize(width: 40, height: 10))
  }

  @Test func `a guide outside every view widens the stack`() {
    let host = Host(100, 100) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 20, 10).alignmentGuide(.leading) { _ in -15 }
        box("b", 20, 10)
      }.measured("stack")
    }
    #expect(host.frame("stack").width == 35)
    #expect(host.x("a") - host.x("b") == 15)
  }
}
