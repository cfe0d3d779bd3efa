import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeGeometry

/// The reported sums by which a stack divides its length.
@MainActor @Suite(.reportsSeed) struct DivisionTests {
  private struct Item {
    var minimum: CGFloat
    var maximum: CGFloat
    var priority: Double
  }

  private struct Row: View {
    var items: [Item]
    var spacing: CGFloat
    var isVertical: Bool

    var body: some View {
      let layout =
        isVertical
        ? AnyLayout(VStackLayout(spacing: spacing))
        : AnyLayout(HStackLayout(spacing: spacing))
      layout {
        ForEach(items.indices, id: \.self) { index in
          let item = items[index]
          Color.red.frame(
            minWidth: isVertical ? nil : item.minimum, maxWidth: isVertical ? nil : item.maximum,
            minHeight: isVertical ? item.minimum : nil, maxHeight: isVertical ? item.maximum : nil
          )
          .layoutPriority(item.priority)
        }
      }
    }
  }

  private func firstDivision(_ host: Host) throws -> LayoutExplanation.Division {
    var found: [LayoutExplanation.Division] = []
    host.explain()?.root.forEach { found += $0.divisions }
    return try #require(found.first)
  }

  @Test(arguments: [UInt64](1...40))
  func `the reported shares follow from the layout rules`(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let items = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      let minimum = CGFloat(Int.random(in: 0...40, using: &random))
      let reaches: [CGFloat] = [0, 20, 100, .infinity]
      let reach = reaches[Int.random(in: 0..<4, using: &random)]
      return Item(
        minimum: minimum, maximum: minimum + reach,
        priority: Double(Int.random(in: 0...2, using: &random)))
    }
    let spacing = CGFloat(Int.random(in: 0...9, using: &random))
    let isVertical = Bool.random(using: &random)
    let whole = CGFloat(Int.random(in: 20...300, using: &random))
    let size = CGSize(width: isVertical ? 50 : whole, height: isVertical ? whole : 50)
    let host = Host(size: size)
    host.show(Row(items: items, spacing: spacing, isVertical: isVertical))
    guard items.count > 1 else { return }
    let division = try firstDivision(host)
    #expect(division.axis == (isVertical ? .vertical : .horizontal), "seed \(seed)")
    #expect(division.portions.map(\.priority) == items.map(\.priority), "seed \(seed)")
    #expect(division.portions.map(\.minimum) == items.map(\.minimum), "seed \(seed)")
    #expect(division.portions.map(\.maximum) == items.map(\.maximum), "seed \(seed)")
    #expect(division.distances == Array(repeating: spacing, count: items.count - 1))
    check(division, whole: whole, seed: seed)
  }

  /// Applies the layout rules independently of the stack.
  private func check(_ division: LayoutExplanation.Division, whole: CGFloat, seed: UInt64) {
    let portions = division.portions
    let priorities = Set(portions.map(\.priority)).sorted(by: >)
    var available = whole - division.distances.reduce(0, +)
    var served: [Int] = []
    for priority in priorities {
      let later = portions.filter { $0.priority < priority }.reduce(0) { $0 + ($1.minimum ?? 0) }
      let group = division.order.filter { portions[$0].priority == priority }
      var room = available - later
      for (position, index) in group.enumerated() {
        let offered = max(room / CGFloat(group.count - position), 0)
        let told = portions[index].offered ?? -1
        #expect(near(told, offered, 1e-6), "seed \(seed), view \(index)")
        room -= portions[index].length
        available -= portions[index].length
      }
      let flexibility = group.map { (portions[$0].maximum ?? 0) - (portions[$0].minimum ?? 0) }
      #expect(zip(flexibility, flexibility.dropFirst()).allSatisfy { $0 <= $1 }, "seed \(seed)")
      served += group
    }
    #expect(served == division.order, "seed \(seed)")
  }

  @Test func `a stack without a length to divide gives each view its ideal length`() throws {
    let host = Host(100, 60) {
      HStack(spacing: 3) {
        Color.red.frame(width: 20)
        Color.blue
      }
      .fixedSize()
    }
    let division = try firstDivision(host)
    #expect(!division.isDivided)
    #expect(division.portions.map(\.offered) == [nil, nil])
    #expect(
      division.lines == [
        "it is proposed a width of nil, so each view takes its ideal width:",
        "  Color[0]  takes 20",
        "  Color[1]  takes 10", "  takes 33 in total with a gap of 3",
      ])
  }

  @Test func `unequal gaps are added up one by one`() throws {
    let host = Host(100, 60) {
      HStack {
        Color.red
        Color.blue
        Spacer()
      }
    }
    let lines = try firstDivision(host).lines
    #expect(
      lines.contains(
        "  100 - gaps of 8 + 0 - 8 reserved for views of lower priority = 84 for 2 views of priority 0"
      ))
    #expect(lines.last == "  takes 100 in total, as proposed")
  }

  @Test func `each stack within a layout is reported`() throws {
    let host = Host(100, 60) {
      TwoRows {
        ForEach(0..<4) { _ in Color.red.frame(width: 20, height: 10) }
      }
    }
    var counts: [Int] = []
    host.explain()?.root.forEach { counts += $0.divisions.map(\.portions.count) }
    #expect(counts == [2, 2])
  }

  private struct TwoRows: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: 60, height: 40) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let rows = [subviews[0..<2], subviews[2..<4]]
      for (index, row) in rows.enumerated() {
        var cache = HStackLayout().makeCache(subviews: row)
        let rect = CGRect(
          x: bounds.minX, y: bounds.minY + CGFloat(index) * 20, width: 60, height: 20)
        HStackLayout().placeSubviews(
          in: rect, proposal: ProposedViewSize(rect.size), subviews: row, cache: &cache)
      }
    }
  }
}
