import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// The rules of stacks, layers and overlays, one by one.
@MainActor struct ContainerRuleTests {
  // MARK: Stacks

  @Test func `guides that lie before all views leave room before them`() {
    let host = Host(100, 100) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 20, 10).alignmentGuide(.leading) { _ in -15 }
        box("b", 30, 10).alignmentGuide(.leading) { _ in -5 }
      }.measured("stack")
    }
    // From the guide at 0 to the right end of the first or of the second view.
    #expect(host.frame("stack") == CGRect(x: 32.5, y: 40, width: 35, height: 20))
    #expect(host.x("a") == 47.5)
    #expect(host.x("b") == 37.5)
    let row = Host(100, 100) {
      HStack(alignment: .bottom, spacing: 0) {
        box("a", 10, 10).alignmentGuide(.bottom) { $0.height + 30 }
      }.measured("stack")
    }
    #expect(row.frame("stack").height == 40)
    #expect(row.frame("a").minY == row.frame("stack").minY)
  }

  @Test func `a stack measures with the proposed cross length and places with its own`() {
    let asked = Journal()
    let host = Host(100, 100) {
      HStack(spacing: 0) {
        box("high", 10, 60)
        mark("leaf") { FrameRuleTests.Noting(journal: asked) }
      }
      .fixedSize(horizontal: true, vertical: false)
    }
    #expect(host.frame("leaf").size == CGSize(width: 30, height: 40))
    #expect(asked.lines == ["- 100.0"])
    let ideal = Journal()
    _ = Host(100, 100) {
      HStack(spacing: 0) {
        box("high", 10, 60)
        FrameRuleTests.Noting(journal: ideal)
      }.fixedSize()
    }
    // Across the stack, placing proposes the height of the stack: 60.
    #expect(ideal.lines == ["- -", "- 60.0"])
  }

  @Test(arguments: [0, 1, 2, 40]) func `zero, one and many views can be stacked`(_ count: Int) {
    let host = Host(200, 100) {
      HStack(spacing: 1) {
        ForEach(0..<count, id: \.self) { box("\($0)", 2, CGFloat($0)) }
      }.measured("stack")
    }
    let width = CGFloat(max(3 * count - 1, 0))
    #expect(near(host.frame("stack").width, width))
    #expect(host.frame("stack").height == CGFloat(max(count - 1, 0)))
    for index in 0..<count {
      #expect(near(host.x("\(index)"), (200 - width) / 2 + 3 * CGFloat(index)))
    }
  }

  @Test func `equally flexible views are served in order, whatever their number`() {
    // All are equal except the middle one, which cannot shrink; sorting must keep the order of the
    // others.
    let journal = Journal()
    _ = Host(100, 10) {
      HStack(spacing: 0) {
        ForEach(0..<40, id: \.self) { index in
          StackDistributionTests.Ranged(
            name: "\(index)", range: index == 20 ? 3...3 : 0...50, journal: journal)
        }
      }
    }
    let order = journal.lines.prefix(40)
    #expect(Array(order) == ["20"] + (0..<40).filter { $0 != 20 }.map { "\($0)" })
  }

  // MARK: Spacers and lines

  /// The answers of a view at 0, 5, 20 and infinitely many points, and its ideal answer.
  private nonisolated static func answers(_ subview: LayoutSubview) -> String {
    let lengths: [CGFloat?] = [0, 5, 20, .infinity, nil]
    return lengths.map { length in
      let size = subview.sizeThatFits(ProposedViewSize(width: length, height: length))
      return String(format: "%gx%g", Double(size.width), Double(size.height))
    }.joined(separator: " ")
  }

  /// A layout with a stack's axis, of 100 by 20 points.
  private struct Row: Layout {
    let journal: Journal

    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      journal.note(ContainerRuleTests.answers(subviews[0]))
      return CGSize(width: 100, height: 20)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  @Test func `a spacer has at least its minimum length and takes the rest`() {
    func outside(_ spacer: Spacer) -> String {
      probe {
        spacer
      } _: {
        ContainerRuleTests.answers($0[0])
      }
    }
    func inRow(_ spacer: Spacer) -> String {
      let journal = Journal()
      _ = Host(100, 100) { Row(journal: journal) { spacer } }
      return journal.lines.first ?? ""
    }
    #expect(outside(Spacer()) == "8x8 8x8 20x20 infxinf 8x8")
    #expect(outside(Spacer(minLength: 0)) == "0x0 5x5 20x20 infxinf 0x0")
    #expect(inRow(Spacer()) == "8x0 8x0 20x0 infx0 8x0")
    #expect(inRow(Spacer(minLength: 12)) == "12x0 12x0 20x0 infx0 12x0")
  }

  @Test func `a custom layout sets the axis of its dividers`() {
    let host = Host(100, 100) {
      Row(journal: Journal()) { mark("line") { Divider() } }
    }
    #expect(host.frame("line").size == CGSize(width: 1, height: 20))
    let plain = Host(100, 100) { ZStack { mark("line") { Divider() } } }
    #expect(plain.frame("line").size == CGSize(width: 100, height: 1))
  }

  @Test func `a spacer among flexible views has its minimum length`() {
    let host = Host(160, 10) {
      HStack(spacing: 10) {
        mark("a")
        Spacer(minLength: 20).measured("spacer")
        mark("b")
      }
    }
    #expect(["a", "spacer", "b"].map { host.frame($0).width } == [60, 20, 60])
  }

  // MARK: Layers

  @Test func `a ZStack has the size of its views of the highest priority`() {
    let host = Host(100, 100) {
      ZStack(alignment: .bottomTrailing) {
        box("large", 80, 90)
        box("counted", 30, 20).layoutPriority(1)
        mark("all")
        box("wide", 40, 10).layoutPriority(1)
      }.measured("stack")
    }
    #expect(host.frame("stack") == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(host.frame("counted") == CGRect(x: 40, y: 40, width: 30, height: 20))
    // Every view is proposed that size and aligned at its corner.
    #expect(host.frame("all") == host.frame("stack"))
    #expect(host.frame("large") == CGRect(x: -10, y: -30, width: 80, height: 90))
  }

  @Test func `zero, one and two views can be layered`() {
    let none = Host(100, 100) { ZStack {}.measured("stack") }
    #expect(none.frame("stack").size == .zero)
    let one = Host(100, 100) { ZStack(alignment: .bottom) { mark("a") }.measured("stack") }
    #expect(one.frame("stack") == CGRect(x: 0, y: 0, width: 100, height: 100))
    let corner = Host(12, 12) {
      ZStack(alignment: .topLeading) {
        box("a", 12, 12)
        box("b", 6, 6)
      }
    }
    #expect(corner.frame("b") == CGRect(x: 0, y: 0, width: 6, height: 6))
  }

  @Test func `a ZStack grows where guides push its views apart`() {
    let host = Host(100, 100) {
      ZStack(alignment: .topLeading) {
        box("a", 20, 20)
        box("b", 20, 20).alignmentGuide(.leading) { _ in 15 }
        box("c", 20, 20).alignmentGuide(.top) { _ in -5 }
      }.measured("stack")
    }
    #expect(host.frame("stack").size == CGSize(width: 35, height: 25))
    #expect(host.x("a") - host.x("b") == 15)
    #expect(host.frame("c").minY - host.frame("a").minY == 5)
  }

  // MARK: In front, behind and without a container

  @Test func `overlays and backgrounds leave the size unchanged`() {
    let answer = probe {
      box("a", 30, 20).layoutPriority(2)
      box("a", 30, 20).layoutPriority(2).overlay { box("b", 300, 200).layoutPriority(7) }
      box("a", 30, 20).layoutPriority(2).background {
        Spacer().alignmentGuide(.trailing) { _ in 4 }
      }
    } _: { subviews in
      subviews.map { subview in
        let dimensions = subview.dimensions(in: ProposedViewSize(width: 50, height: nil))
        let distance = subview.spacing.distance(to: ViewSpacing(), along: .vertical)
        let guide = dimensions[explicit: HorizontalAlignment.trailing] as CGFloat?
        let size = "\(dimensions.width) \(dimensions.height)"
        return "\(size) \(subview.priority) \(distance) \(guide as Any)"
      }.joined(separator: "\n")
    }
    let line = "30.0 20.0 2.0 8.0 nil"
    #expect(answer == [line, line, line].joined(separator: "\n"))
  }

  @Test func `an overlay is aligned by the guides of both views`() {
    let host = Host(100, 100) {
      box("view", 40, 40).alignmentGuide(.trailing) { _ in 10 }
        .overlay(alignment: .bottomTrailing) {
          box("front", 20, 8).alignmentGuide(.bottom) { _ in 2 }
        }
    }
    #expect(host.frame("view").origin == CGPoint(x: 30, y: 30))
    #expect(host.frame("front").origin == CGPoint(x: 20, y: 68))
  }

  @Test func `views without a container form a column at the root and layers elsewhere`() {
    let root = Host(100, 100) {
      box("a", 10, 10)
      box("b", 20, 10)
    }
    #expect(root.frame("a") == CGRect(x: 45, y: 36, width: 10, height: 10))
    #expect(root.frame("b") == CGRect(x: 40, y: 54, width: 20, height: 10))
    let front = Host(100, 100) {
      Color.clear.frame(width: 50, height: 50).overlay(alignment: .top) {
        box("a", 10, 10)
        box("b", 20, 20)
      }
    }
    #expect(front.frame("a") == CGRect(x: 45, y: 25, width: 10, height: 10))
    #expect(front.frame("b") == CGRect(x: 40, y: 25, width: 20, height: 20))
  }

  @Test func `a geometry reader is ten points long where nothing is proposed`() {
    let host = Host(100, 100) {
      GeometryReader { _ in
        box("a", 5, 5)
        box("b", 7, 7)
        mark("c")
      }
      .fixedSize(horizontal: false, vertical: true).measured("reader")
    }
    #expect(host.frame("reader") == CGRect(x: 0, y: 45, width: 100, height: 10))
    #expect(host.frame("a").origin == CGPoint(x: 0, y: 45))
    #expect(host.frame("b").origin == CGPoint(x: 0, y: 45))
    #expect(host.frame("c") == host.frame("reader"))
  }

  @Test func `a container's guide is that of its placed views at a finite size`() {
    let guide = HorizontalAlignment.listRowSeparatorLeading
    let answer = probe {
      HStack(spacing: 10) {
        Color.red.frame(width: 20, height: 10)
        Color.red.frame(height: 10).alignmentGuide(guide) { _ in 4 }
      }
    } _: { subviews in
      [CGFloat?.none, 100, .infinity].map { width in
        let dimensions = subviews[0].dimensions(in: ProposedViewSize(width: width, height: 10))
        return dimensions[explicit: guide].map { "\($0)" } ?? "-"
      }.joined(separator: " ")
    }
    #expect(answer == "34.0 34.0 -")
  }
}
