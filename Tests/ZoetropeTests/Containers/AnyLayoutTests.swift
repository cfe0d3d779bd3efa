import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

@MainActor struct AnyLayoutTests {
  /// A row or a column of three boxes whose states count their creations.
  struct Switching: View {
    @Binding var isRow: Bool
    let journal: Journal

    var body: some View {
      let layout =
        isRow ? AnyLayout(HStackLayout(spacing: 10)) : AnyLayout(VStackLayout(spacing: 10))
      layout {
        ForEach(0..<3) { index in
          Remembering(index: index, journal: journal)
        }
      }
    }
  }

  struct Remembering: View {
    let index: Int
    let journal: Journal
    @State private var isOld = false

    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .onAppear {
          journal.note("\(index) \(isOld)")
          isOld = true
        }
    }
  }

  @Test(arguments: LayoutInterpolation.allCases)
  func `a switch of layouts keeps the views, which move in straight lines`(
    _ interpolation: LayoutInterpolation
  ) async throws {
    let journal = Journal()
    let host = Host(size: CGSize(width: 100, height: 100), interpolation: interpolation)
    let isRow = host.makeState(true)
    host.show(Switching(isRow: isRow, journal: journal))
    try await host.advance(to: 0)
    let starts = (0..<3).map { host.center("\($0)") }
    #expect(starts == [25, 45, 65].map { CGPoint(x: $0 + 5, y: 50) })
    withAnimation(.linear(duration: 2)) { isRow.wrappedValue = false }
    for step in 0...4 {
      try await host.advance(to: Double(step) / 2)
      for (index, start) in starts.enumerated() {
        let end = CGPoint(x: 50, y: 30 + 20 * CGFloat(index))
        let fraction = CGFloat(step) / 4
        let expected = CGPoint(
          x: start.x + fraction * (end.x - start.x), y: start.y + fraction * (end.y - start.y))
        #expect(near(host.center("\(index)"), expected), "\(index) at step \(step)")
      }
    }
    #expect(journal.lines.sorted() == ["0 false", "1 false", "2 false"])
  }

  @Test func `an erased layout animates by its data`() async throws {
    let host = Host(size: CGSize(width: 200, height: 200))
    let turn = host.makeState(Angle.zero)
    host.show(Turning(turn: turn))
    withAnimation(.linear(duration: 1)) { turn.wrappedValue = .degrees(180) }
    try await host.advance(to: 0.5)
    // Half-way round the circle rather than along the diameter.
    #expect(near(host.center("0"), CGPoint(x: 150, y: 100)))
  }

  private struct Turning: View {
    @Binding var turn: Angle

    var body: some View {
      AnyLayout(WheelLayout(radius: 50, rotation: turn)) {
        ForEach(0..<2) { _ in Color.red.frame(width: 20, height: 20) }
      }
    }
  }

  @Test func `a change of type is immediate for layouts and animated for views`() async throws {
    let host = Host(size: CGSize(width: 200, height: 200))
    let isWheel = host.makeState(false)
    host.show(Rolling(isWheel: isWheel))
    #expect(near(host.center("0"), CGPoint(x: 90, y: 100)))
    withAnimation(.linear(duration: 1)) { isWheel.wrappedValue = true }
    try await host.advance(to: 0.5)
    // From (90, 100) to (150, 100), straight.
    #expect(near(host.center("0"), CGPoint(x: 120, y: 100)))
    try await host.advance(to: 1)
    #expect(near(host.center("0"), CGPoint(x: 150, y: 100)))
    withAnimation(.linear(duration: 1)) { isWheel.wrappedValue = false }
    try await host.advance(to: 1.25)
    #expect(near(host.center("0"), CGPoint(x: 135, y: 100)))
    try await host.advance(to: 2)
    #expect(near(host.center("0"), CGPoint(x: 90, y: 100)))
  }

  private struct Rolling: View {
    @Binding var isWheel: Bool

    var body: some View {
      let layout =
        isWheel
        ? AnyLayout(WheelLayout(radius: 50, rotation: .degrees(90)))
        : AnyLayout(HStackLayout(spacing: 0))
      layout {
        ForEach(0..<2) { _ in Color.red.frame(width: 20, height: 20) }
      }
    }
  }

  @Test func `a spacer follows the axis of its layout`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let isRow = host.makeState(true)
    host.show(Spaced(isRow: isRow))
    #expect(host.frame("0") == CGRect(x: 0, y: 45, width: 10, height: 10))
    #expect(host.frame("1") == CGRect(x: 90, y: 45, width: 10, height: 10))
    isRow.wrappedValue = false
    try await host.advance(to: 0)
    #expect(host.frame("0") == CGRect(x: 45, y: 0, width: 10, height: 10))
    #expect(host.frame("1") == CGRect(x: 45, y: 90, width: 10, height: 10))
  }

  private struct Spaced: View {
    @Binding var isRow: Bool

    var body: some View {
      let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      layout {
        box("0", 10, 10)
        Spacer().opacity(0.5).overlay(Color.clear)
        box("1", 10, 10)
      }
    }
  }

  /// Measures and places parts of its subviews with other layouts, each with its own cache.
  struct Composed: Layout {
    private let row = AnyLayout(HStackLayout(spacing: 0))
    private let column = AnyLayout(VStackLayout(spacing: 0))

    struct Cache {
      var row: AnyLayout.Cache
      var column: AnyLayout.Cache
    }

    func makeCache(subviews: Subviews) -> Cache {
      Cache(
        row: row.makeCache(subviews: subviews[0..<2]),
        column: column.makeCache(subviews: subviews[2...]))
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
      let top = row.sizeThatFits(
        proposal: .unspecified, subviews: subviews[0..<2], cache: &cache.row)
      let rest = column.sizeThatFits(
        proposal: .unspecified, subviews: subviews[2...], cache: &cache.column)
      return CGSize(width: max(top.width, rest.width), height: top.height + rest.height)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      let top = row.sizeThatFits(
        proposal: .unspecified, subviews: subviews[0..<2], cache: &cache.row)
      row.placeSubviews(
        in: CGRect(origin: bounds.origin, size: top), proposal: .unspecified,
        subviews: subviews[0..<2], cache: &cache.row)
      let rest = CGRect(
        x: bounds.minX, y: bounds.minY + top.height, width: bounds.width,
        height: bounds.height - top.height)
      column.placeSubviews(
        in: rest, proposal: .unspecified, subviews: subviews[2...], cache: &cache.column)
    }
  }

  @Test func `layouts can be composed of layouts`() {
    let host = Host(100, 100) {
      Composed { ForEach(0..<4) { _ in Color.red.frame(width: 20, height: 10) } }
    }
    #expect(
      (0..<4).map { host.frame("\($0)").origin } == [
        CGPoint(x: 30, y: 35), CGPoint(x: 50, y: 35), CGPoint(x: 30, y: 45),
        CGPoint(x: 30, y: 55),
      ])
  }
}

extension AnyLayoutTests {
  /// A row, a column, layers or a wheel of boxes with a width as their state.
  struct Changing: View {
    @Binding var kind: Int
    let widths: Handout<Binding<CGFloat>>

    private var layout: AnyLayout {
      switch kind {
      case 0: AnyLayout(HStackLayout(spacing: 0))
      case 1: AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
      case 2: AnyLayout(ZStackLayout(alignment: .topLeading))
      default: AnyLayout(WheelLayout(radius: 30, rotation: .zero))
      }
    }

    var body: some View {
      layout {
        Growing(name: "a", widths: widths)
        Growing(name: "b", widths: nil)
      }
    }
  }

  struct Growing: View {
    let name: String
    let widths: Handout<Binding<CGFloat>>?
    @State private var width: CGFloat = 10

    var body: some View {
      let _ = widths?.give($width)
      box(name, width, 10)
    }
  }

  @Test func `state survives every switch, and each switch moves along a straight line`()
    async throws
  {
    let host = Host(size: CGSize(width: 200, height: 200))
    let kind = host.makeState(0)
    let widths = Handout<Binding<CGFloat>>()
    host.show(Changing(kind: kind, widths: widths))
    try await host.advance(to: 0)
    try widths.get().wrappedValue = 30
    try await host.advance(to: 0)
    #expect(host.frame("a") == CGRect(x: 80, y: 95, width: 30, height: 10))
    var time = 0.0
    for next in [1, 2, 3, 0, 3, 1] {
      let starts = ["a", "b"].map(host.center)
      withAnimation(.linear(duration: 1)) { kind.wrappedValue = next }
      try await host.advance(to: time + 0.25)
      let quarters = ["a", "b"].map(host.center)
      try await host.advance(to: time + 1)
      let ends = ["a", "b"].map(host.center)
      time += 1
      #expect(host.frame("a").size == CGSize(width: 30, height: 10))
      #expect(host.frame("b").size == CGSize(width: 10, height: 10))
      for (index, quarter) in quarters.enumerated() {
        let (start, end) = (starts[index], ends[index])
        let expected = CGPoint(
          x: start.x + (end.x - start.x) / 4, y: start.y + (end.y - start.y) / 4)
        #expect(near(quarter, expected, 1e-6), "to \(next)")
      }
      let fresh = Host(size: CGSize(width: 200, height: 200))
      fresh.show(Changing(kind: .constant(next), widths: Handout()))
      #expect(near(ends[1].y, fresh.center("b").y), "to \(next)")
    }
  }
}
