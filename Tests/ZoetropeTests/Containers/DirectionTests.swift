import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Every modifier and container in right-to-left layout.
@MainActor struct DirectionTests {
  /// The left edge of the view "a" in 100 points, in both directions.
  private func edges<V: View>(@ViewBuilder _ content: () -> V) -> [CGFloat] {
    let content = content()
    return LayoutDirection.allCases.map { direction in
      Host(100, 20) { content.environment(\.layoutDirection, direction) }.x("a")
    }
  }

  @Test func `leading and trailing padding follow the direction`() {
    #expect(edges { box("a", 10, 10).padding(.leading, 20) } == [55, 35])
    #expect(edges { box("a", 10, 10).padding(.trailing, 20) } == [35, 55])
    // Ten points less twenty are zero, in the middle.
    #expect(edges { box("a", 10, 10).padding(.leading, -20) } == [30, 60])
  }

  @Test func `frames align by the leading edge of the direction`() {
    #expect(edges { box("a", 10, 10).frame(width: 100, alignment: .leading) } == [0, 90])
    #expect(edges { box("a", 10, 10).frame(maxWidth: .infinity, alignment: .trailing) } == [90, 0])
    #expect(edges { box("a", 30, 10).frame(width: 20, alignment: .leading) } == [40, 30])
    let guided = edges {
      box("a", 10, 10).alignmentGuide(.leading) { _ in -15 }.frame(width: 100, alignment: .leading)
    }
    #expect(guided == [15, 75])
  }

  @Test func `layers, overlays and backgrounds align by the leading edge`() {
    let layers = edges {
      ZStack(alignment: .leading) {
        Color.clear
        box("a", 10, 10)
      }
    }
    #expect(layers == [0, 90])
    #expect(edges { Color.clear.overlay(alignment: .trailing) { box("a", 10, 10) } } == [90, 0])
    #expect(edges { Color.clear.background(alignment: .leading) { box("a", 10, 10) } } == [0, 90])
    let several = edges {
      Color.clear.overlay(alignment: .topLeading) {
        box("a", 10, 10)
        box("b", 30, 10)
      }
    }
    #expect(several == [0, 90])
  }

  @Test func `a position counts from the leading edge, and an offset away from it`() {
    #expect(edges { box("a", 10, 10).position(x: 20, y: 5) } == [15, 75])
    #expect(edges { box("a", 10, 10).offset(x: 20) } == [65, 25])
    #expect(edges { box("a", 10, 10).offset(x: -7, y: 3) } == [38, 52])
    #expect(edges { box("a", 10, 10).offset(y: 3) } == [45, 45])
    let marked = edges { box("a", 10, 10).offset(x: 20).frame(width: 60, alignment: .leading) }
    #expect(marked == [40, 50])
  }

  @Test func `an animated offset moves in the opposite direction`() async throws {
    for direction in LayoutDirection.allCases {
      let host = Host(size: CGSize(width: 100, height: 20))
      let isMoved = host.makeState(false)
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      host.show(Moving(isMoved: isMoved), environment: environment)
      #expect(host.x("a") == 45)
      withAnimation(.linear(duration: 1)) { isMoved.wrappedValue = true }
      try await host.advance(to: 0.5)
      #expect(near(host.x("a"), direction == .leftToRight ? 65 : 25))
    }
  }

  private struct Moving: View {
    @Binding var isMoved: Bool
    var body: some View { box("a", 10, 10).offset(x: isMoved ? 40 : 0) }
  }

  @Test func `rows start at the right, columns at the top`() {
    let row = edges {
      HStack(spacing: 5) {
        box("a", 10, 10)
        Color.clear
      }
    }
    #expect(row == [0, 90])
    let column = edges {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 10, 5)
        Color.clear.frame(width: 100, height: 5)
      }
    }
    #expect(column == [0, 90])
    let guided = edges {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 10, 5)
        Color.clear.frame(width: 100, height: 5).alignmentGuide(.leading) { $0.width / 4 }
      }
    }
    #expect(guided == [25, 65])
  }

  @Test func `a guide counts from the leading edge`() {
    let answers = LayoutDirection.allCases.map { direction in
      probe {
        Color.red.frame(width: 40, height: 10)
          .alignmentGuide(.leading) { $0[.trailing] - 3 }
          .padding(.leading, 5)
          .environment(\.layoutDirection, direction)
      } _: {
        "\($0[0].dimensions(in: .unspecified)[.leading])"
      }
    }
    #expect(answers == ["42.0", "42.0"])
  }

  @Test func `a geometry reader, a scroll view and an inset start at the right`() {
    #expect(edges { GeometryReader { _ in box("a", 10, 10) } } == [0, 90])
    #expect(edges { ScrollView(.horizontal) { box("a", 10, 10) } } == [0, 90])
    #expect(
      edges { Color.clear.safeAreaInset(edge: .leading, spacing: 0) { box("a", 10, 10) } } == [
        0, 90,
      ])
    #expect(edges { box("a", 10, 10).safeAreaPadding(.leading, 20) } == [55, 35])
    let fitting = edges {
      ViewThatFits { box("a", 10, 10).frame(width: 80, alignment: .leading) }
    }
    #expect(fitting == [10, 80])
  }

  @Test func `a custom layout is mirrored afterwards and may read the direction`() {
    let told = Journal()
    let found = edges {
      AnyLayout(Telling(journal: told)) { box("a", 10, 10) }
    }
    #expect(found == [20, 70])
    #expect(told.lines == ["leftToRight", "rightToLeft"])
  }

  /// Places its subview 20 points from the leading edge, regardless of the direction.
  private struct Telling: Layout {
    let journal: Journal

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      journal.note("\(subviews.layoutDirection)")
      subviews[0].place(
        at: CGPoint(x: bounds.minX + 20, y: bounds.midY), anchor: .leading, proposal: .unspecified)
    }
  }

  @Test func `a nested direction applies to its subtree`() {
    let host = Host(100, 20) {
      HStack(spacing: 0) {
        box("a", 10, 10)
        HStack(spacing: 0) {
          box("b", 10, 10)
          box("c", 10, 10)
        }.environment(\.layoutDirection, .leftToRight)
        Spacer(minLength: 0)
      }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(["a", "b", "c"].map(host.x) == [90, 70, 80])
  }

  @Test func `a change of direction moves positions and offsets as well`() async throws {
    let host = Host(size: CGSize(width: 100, height: 20))
    let direction = host.makeState(LayoutDirection.leftToRight)
    host.show(Turning(direction: direction))
    #expect([host.x("a"), host.x("b")] == [15, 65])
    direction.wrappedValue = .rightToLeft
    try await host.advance(to: 0)
    #expect([host.x("a"), host.x("b")] == [75, 25])
  }

  private struct Turning: View {
    @Binding var direction: LayoutDirection

    var body: some View {
      ZStack {
        box("a", 10, 10).position(x: 20, y: 5)
        box("b", 10, 10).offset(x: 20)
      }
      .environment(\.layoutDirection, direction)
    }
  }
}
