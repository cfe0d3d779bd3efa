import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// The calls of a layout, and their caches.
@MainActor struct LayoutCacheTests {
  /// A row that notes every call.
  struct Noting: Layout {
    let journal: Journal
    var gap: CGFloat = 0
    /// A value that makes the layout a different one.
    var salt = 0

    struct Cache {
      var serial = 0
      var measured: [CGSize] = []
    }

    var animatableData: CGFloat {
      get { gap }
      set { gap = newValue }
    }

    func makeCache(subviews: Subviews) -> Cache {
      journal.note("make")
      return Cache()
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
      cache = Cache(serial: cache.serial + 1)
      journal.note("update \(cache.serial)")
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
      cache.measured = subviews.map { $0.sizeThatFits(.unspecified) }
      journal.note("size \(cache.serial)")
      return CGSize(
        width: cache.measured.map(\.width).reduce(0, +) + gap * CGFloat(subviews.count),
        height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      journal.note("place \(cache.serial)")
      // The layout was measured before with this cache, or the index would be out of range.
      var x = bounds.minX
      for (index, subview) in subviews.enumerated() {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += cache.measured[index].width + gap
      }
    }
  }

  struct Row: View {
    let journal: Journal
    @Binding var gap: CGFloat
    @Binding var salt: Int
    @Binding var count: Int
    @Binding var hue: Double
    @Binding var width: CGFloat

    var body: some View {
      Noting(journal: journal, gap: gap, salt: salt) {
        ForEach(0..<count, id: \.self) { index in
          Color(hue: hue, saturation: 1, brightness: 1).frame(width: width, height: 10)
        }
      }
    }
  }

  @MainActor struct Fixture {
    let journal = Journal()
    let host: Host
    let gap: Binding<CGFloat>
    let salt: Binding<Int>
    let count: Binding<Int>
    let hue: Binding<Double>
    let width: Binding<CGFloat>

    init(interpolation: LayoutInterpolation = .parameters) {
      host = Host(size: CGSize(width: 200, height: 10), interpolation: interpolation)
      gap = host.makeState(0)
      salt = host.makeState(0)
      count = host.makeState(2)
      hue = host.makeState(0)
      width = host.makeState(20)
      host.show(
        Row(journal: journal, gap: gap, salt: salt, count: count, hue: hue, width: width))
    }
  }

  @Test func `the cache is made once, and each proposal is measured once`() async throws {
    let fixture = Fixture()
    #expect(fixture.journal.lines == ["make", "size 0", "place 0"])
    try await fixture.host.advance(to: 1)
    try await fixture.host.advance(to: 2)
    #expect(fixture.journal.lines.count == 3)
  }

  @Test func `a change of the layout updates the cache`() async throws {
    let fixture = Fixture()
    _ = fixture.journal.take()
    fixture.salt.wrappedValue = 1
    try await fixture.host.advance(to: 0)
    #expect(fixture.journal.take() == ["update 1", "size 1", "place 1"])
    fixture.gap.wrappedValue = 4
    try await fixture.host.advance(to: 0)
    #expect(fixture.journal.take() == ["update 2", "size 2", "place 2"])
    #expect(fixture.host.x("1") - fixture.host.x("0") == 24)
  }

  @Test func `a change of the subviews updates the cache`() async throws {
    let fixture = Fixture()
    for (count, serial) in zip([3, 1, 0, 2], 1...) {
      _ = fixture.journal.take()
      fixture.count.wrappedValue = count
      try await fixture.host.advance(to: 0)
      #expect(
        fixture.journal.take() == ["update \(serial)", "size \(serial)", "place \(serial)"])
      #expect(fixture.host.placements().count == count)
    }
  }

  @Test func `a change of a subview's size updates the cache`() async throws {
    let fixture = Fixture()
    _ = fixture.journal.take()
    fixture.width.wrappedValue = 30
    try await fixture.host.advance(to: 0)
    #expect(fixture.journal.take() == ["update 1", "size 1", "place 1"])
    #expect(fixture.host.x("1") - fixture.host.x("0") == 30)
  }

  @Test func `a change of color runs no layout`() async throws {
    let fixture = Fixture()
    _ = fixture.journal.take()
    fixture.hue.wrappedValue = 0.5
    try await fixture.host.advance(to: 0)
    withAnimation(.linear(duration: 1)) { fixture.hue.wrappedValue = 0.25 }
    for time in [0, 0.5, 1, 2] { try await fixture.host.advance(to: time) }
    #expect(fixture.journal.lines == [])
  }

  @Test func `every frame of an animated layout updates the cache once`() async throws {
    let fixture = Fixture()
    withAnimation(.linear(duration: 1)) { fixture.gap.wrappedValue = 8 }
    try await fixture.host.advance(to: 0)
    for (step, serial) in zip(1...4, 3...) {
      _ = fixture.journal.take()
      try await fixture.host.advance(to: Double(step) / 4)
      #expect(
        fixture.journal.take() == ["update \(serial)", "size \(serial)", "place \(serial)"])
      #expect(near(fixture.host.x("1") - fixture.host.x("0"), 20 + 2 * CGFloat(step)))
    }
    _ = fixture.journal.take()
    try await fixture.host.advance(to: 2)
    #expect(fixture.journal.lines == [])
  }

  @Test func `by positions the layout runs once per change`() async throws {
    let fixture = Fixture(interpolation: .positions)
    _ = fixture.journal.take()
    withAnimation(.linear(duration: 1)) { fixture.gap.wrappedValue = 8 }
    for step in 0...6 { try await fixture.host.advance(to: Double(step) / 4) }
    #expect(fixture.journal.lines == ["update 1", "size 1", "place 1"])
  }

  @Test func `only the affected views are laid out again`() async throws {
    let (left, right) = (Journal(), Journal())
    let host = Host(size: CGSize(width: 200, height: 10))
    let salt = host.makeState(0)
    host.show(TwoRows(left: left, right: right, salt: salt))
    _ = (left.take(), right.take())
    salt.wrappedValue = 1
    try await host.advance(to: 0)
    #expect(left.lines == ["update 1", "size 1", "size 1", "size 1", "place 1"])
    #expect(right.lines == [])
  }

  private struct TwoRows: View {
    let left: Journal
    let right: Journal
    @Binding var salt: Int

    var body: some View {
      HStack(spacing: 0) {
        Noting(journal: left, salt: salt) { Color.red }
        Noting(journal: right) { Color.red }
      }
    }
  }

  /// A leaf that notes how often it is measured.
  struct Counted: Shape {
    typealias AnimatableData = EmptyAnimatableData
    let journal: Journal

    func path(in rect: CGRect) -> Path { Path(rect) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      journal.note("\(proposal)")
      return proposal.replacingUnspecifiedDimensions()
    }
  }

  @Test func `no leaf is measured twice for one proposal, however deep the stacks are`() {
    let journal = Journal()
    _ = Host(200, 100) {
      VStack {
        HStack {
          VStack {
            HStack {
              Counted(journal: journal)
              Color.red
            }
            Color.red.frame(height: 20)
          }
          Color.red.frame(minWidth: 20)
        }
        Color.red
      }
    }
    #expect(Set(journal.lines).count == journal.lines.count)
    #expect(journal.lines.count < 40)
  }

  @Test func `a leaf with a new proposal in every frame is measured in every frame`()
    async throws
  {
    let journal = Journal()
    let host = Host(size: CGSize(width: 2000, height: 10))
    let gap = host.makeState(CGFloat(0))
    host.show(Beside(journal: journal, gap: gap))
    withAnimation(.linear(duration: 10)) { gap.wrappedValue = 1000 }
    for step in 0...1000 { try await host.advance(to: Double(step) / 100) }
    #expect(host.frame("leaf").width == 1000)
    #expect(journal.lines.count <= 4 * 1001)
  }

  private struct Beside: View {
    let journal: Journal
    @Binding var gap: CGFloat

    var body: some View {
      HStack(spacing: 0) {
        Noting(journal: Journal(), gap: gap) { Color.clear.frame(width: 0) }
        mark("leaf") { Counted(journal: journal) }
      }
    }
  }
}
