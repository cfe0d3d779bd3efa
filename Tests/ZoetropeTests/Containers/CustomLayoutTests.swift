import Foundation
import Testing
import Zoetrope

/// The protocol `Layout`, from the view of a conforming type.
@MainActor struct CustomLayoutTests {
  /// Places each subview by a closure.
  struct Placing: Layout {
    var side: CGFloat = 60
    let place: @Sendable (CGRect, LayoutSubviews) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: side, height: side)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      place(bounds, subviews)
    }
  }

  @Test func `the last placement wins`() {
    let host = Host(100, 100) {
      placing { bounds, subviews in
        subviews[0].place(at: .zero, proposal: .zero)
        subviews[0].place(
          at: CGPoint(x: bounds.minX + 5, y: bounds.minY),
          proposal: ProposedViewSize(
            width: 10, height: 20))
      } content: {
        mark("a")
      }
    }
    #expect(host.frame("a") == CGRect(x: 25, y: 20, width: 10, height: 20))
  }

  @Test func `an unplaced subview is centered and proposed the container's proposal`() {
    let host = Host(100, 80) {
      placing { _, _ in
      } content: {
        mark("a")
        box("b", 10, 10)
      }
    }
    #expect(host.frame("a") == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(host.frame("b") == CGRect(x: 45, y: 35, width: 10, height: 10))
  }

  @Test func `the anchor is the point that lies at the position`() {
    let host = Host(100, 100) {
      placing(side: 100) { bounds, subviews in
        let anchors: [UnitPoint] = [.topLeading, .center, .bottomTrailing, UnitPoint(x: 2, y: -1)]
        for (subview, anchor) in zip(subviews, anchors) {
          subview.place(
            at: CGPoint(x: 50, y: 50), anchor: anchor,
            proposal: ProposedViewSize(width: 20, height: 10))
        }
      } content: {
        ForEach(0..<4) { _ in Color.red }
      }
    }
    #expect(
      (0..<4).map { host.frame("\($0)").origin } == [
        CGPoint(x: 50, y: 50), CGPoint(x: 40, y: 45), CGPoint(x: 30, y: 40),
        CGPoint(x: 10, y: 60),
      ])
  }

  @Test func `the bounds of a nested container do not start at zero`() {
    let journal = Journal()
    let host = Host(200, 100) {
      HStack(spacing: 0) {
        box("before", 40, 10)
        placing(side: 20) { bounds, subviews in
          journal.note("\(bounds.minX) \(bounds.minY) \(bounds.width)")
          subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        } content: {
          mark("a")
        }
      }
    }
    #expect(journal.lines == ["110.0 40.0 20.0"])
    #expect(host.frame("a") == CGRect(x: 110, y: 40, width: 20, height: 20))
  }

  @Test func `inside an effect the bounds are in the effect's space`() {
    let journal = Journal()
    let host = Host(100, 100) {
      placing(side: 20) { bounds, subviews in
        journal.note("\(bounds.minX) \(bounds.minY)")
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      } content: {
        mark("a")
      }
      .rotationEffect(.degrees(90))
    }
    #expect(journal.lines == ["0.0 0.0"])
    #expect(near(host.frame("a"), CGRect(x: 40, y: 40, width: 20, height: 20)))
  }

  @Test func `the indices of a slice start at 0`() {
    let answer = probe {
      ForEach(0..<7) { index in Color.red.frame(width: CGFloat(index)) }
    } _: { subviews in
      func widths(_ part: LayoutSubviews) -> String {
        "\(part.startIndex)..<\(part.endIndex) "
          + part.indices.map { "\(Int(part[$0].sizeThatFits(.unspecified).width))" }.joined()
      }
      func lengths(_ subviews: some Sequence<LayoutSubview>) -> String {
        var lengths: [Int] = []
        for subview in subviews { lengths.append(Int(subview.sizeThatFits(.unspecified).width)) }
        return "\(lengths)"
      }
      let slice = subviews[2..<6]
      return [
        widths(subviews), widths(slice), widths(slice[1..<3]), widths(slice[1...]),
        widths(slice[..<2]), widths(slice.dropFirst().dropLast()), widths(subviews[[6, 0, 3]]),
        widths(subviews[7..<7]), "\(slice[0] == subviews[2]) \(slice[0] == subviews[0])",
        "\(slice == subviews[2..<6]) \(slice == subviews[1..<5])",
        "\(subviews.filter { $0.sizeThatFits(.unspecified).width > 4 }.count)",
        lengths(slice), lengths(slice.reversed()), lengths(subviews[3..<3]),
        "\(slice.index(after: 1)) \(slice.index(before: 1)) \(slice.index(0, offsetBy: 3)) "
          + "\(slice.distance(from: 3, to: 1)) \(slice.count) \(slice.isEmpty)",
      ].joined(separator: "\n")
    }
    #expect(
      answer == """
        0..<7 0123456
        0..<4 2345
        0..<2 34
        0..<3 345
        0..<2 23
        0..<2 34
        0..<3 603
        0..<0\u{20}
        true false
        true false
        2
        [2, 3, 4, 5]
        [5, 4, 3, 2]
        []
        2 0 3 -2 4 false
        """)
  }

  /// Halves the room for each further subview by calling itself with the rest.
  struct Halving: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      guard !subviews.isEmpty else { return }
      var (here, rest) = (bounds, bounds)
      here.size.width /= 2
      rest.size.width /= 2
      rest.origin.x += rest.width
      subviews[0].place(at: here.origin, proposal: ProposedViewSize(here.size))
      placeSubviews(in: rest, proposal: proposal, subviews: subviews[1...], cache: &cache)
    }
  }

  @Test(arguments: [0, 1, 2, 5]) func `a layout may call itself with a slice of its subviews`(
    _ count: Int
  ) {
    let host = Host(128, 10) { Halving { ForEach(0..<count, id: \.self) { _ in Color.red } } }
    let widths = (0..<count).map { host.frame("\($0)").width }
    #expect(widths == [64, 32, 16, 8, 4].prefix(count).map { $0 })
    #expect((0..<count).map { host.x("\($0)") } == [0, 64, 96, 112, 120].prefix(count).map { $0 })
  }

  /// All members have defaults, so that it can be called without parentheses.
  struct Column: Layout {
    var spacing: CGFloat = 0
    private var hidden = 0

    init(spacing: CGFloat = 0) { self.spacing = spacing }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.map(\.width).max() ?? 0,
        height: sizes.map(\.height).reduce(0, +) + spacing * CGFloat(max(sizes.count - 1, 0)))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var y = bounds.minY
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(size))
        y += size.height + spacing
      }
    }
  }

  @Test func `a layout is called with parentheses or without`() {
    let plain = Host(100, 100) {
      Column {
        box("a", 10, 10)
        box("b", 10, 10)
      }
    }
    let spaced = Host(100, 100) {
      Column(spacing: 10) {
        box("a", 10, 10)
        box("b", 10, 10)
      }
    }
    #expect(plain.frame("b").minY == 50)
    #expect(spaced.frame("b").minY == 55)
  }

  @Test func `a container without subviews has no spacing and the lowest priority`() {
    let answer = probe {
      Column {}
      Column { Color.red }
    } _: { subviews in
      let (empty, full) = (subviews[0], subviews[1])
      return [
        "\(empty.priority) \(full.priority)",
        "\(empty.spacing.distance(to: ViewSpacing(), along: .vertical))",
        "\(full.spacing.distance(to: ViewSpacing(), along: .vertical))",
        "\(empty.dimensions(in: .unspecified)[explicit: VerticalAlignment.top] as CGFloat?)",
      ].joined(separator: "\n")
    }
    #expect(answer == "-inf 0.0\n0.0\n8.0\nnil")
  }

  @Test func `the spacing of a container is the union of its subviews' spacing`() {
    let answer = probe {
      Column {
        Color.red
        Spacer()
      }
      Column { Spacer() }
    } _: { subviews in
      subviews.map { "\($0.spacing.distance(to: ViewSpacing(), along: .vertical))" }.joined(
        separator: " ")
    }
    #expect(answer == "0.0 0.0")
  }

  @Test func `an unplaced subview of an unspecified proposal has its ideal size`() {
    let host = Host(100, 100) {
      placing { _, _ in
      } content: {
        mark("a")
      }.fixedSize()
    }
    #expect(host.frame("a") == CGRect(x: 45, y: 45, width: 10, height: 10))
  }
}

extension CustomLayoutTests {
  /// Subviews placed by a closure in a container of 60 points by default.
  func placing<V: View>(
    side: CGFloat = 60, _ place: @escaping @Sendable (CGRect, LayoutSubviews) -> Void,
    @ViewBuilder content: () -> V
  ) -> some View {
    Placing(side: side, place: place).callAsFunction(content)
  }
}
