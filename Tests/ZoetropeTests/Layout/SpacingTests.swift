import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// The default spacing of views.
@MainActor struct SpacingTests {
  /// A view with preferred spacing.
  private struct Preferring: Layout {
    var spacing: ViewSpacing

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { spacing }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 10, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
  }

  private func preferring(_ name: String, _ spacing: ViewSpacing) -> some View {
    Preferring(spacing: spacing) { mark(name) }
  }

  /// The distances at both sides of a view, between plain views: in a row and in a column.
  private func distances<V: View>(_ view: V) -> [CGFloat] {
    let row = Host(400, 400) {
      HStack {
        box("a", 10, 10)
        view.measured("view")
        box("b", 10, 10)
      }.fixedSize()
    }
    let column = Host(400, 400) {
      VStack {
        box("a", 10, 10)
        view.measured("view")
        box("b", 10, 10)
      }.fixedSize()
    }
    return [
      row.frame("view").minX - row.frame("a").maxX, row.frame("b").minX - row.frame("view").maxX,
      column.frame("view").minY - column.frame("a").maxY,
      column.frame("b").minY - column.frame("view").maxY,
    ]
  }

  private func preferring() -> some View {
    preferring("inner", ViewSpacing(top: 1, leading: 2, bottom: 30, trailing: 40))
  }

  @Test func `views without a preference are eight points apart`() {
    #expect(distances(Color.red) == [8, 8, 8, 8])
    #expect(distances(Text(verbatim: "x")) == [8, 8, 8, 8])
    #expect(distances(Divider().frame(width: 5, height: 5)) == [8, 8, 8, 8])
    #expect(distances(ScrollView { Color.red }.frame(width: 5, height: 5)) == [8, 8, 8, 8])
    #expect(distances(GeometryReader { _ in Spacer() }) == [8, 8, 8, 8])
  }

  @Test func `a single preference is the distance, and of two the larger one`() {
    #expect(distances(preferring()) == [2, 40, 1, 30])
    #expect(distances(preferring("inner", .zero)) == [0, 0, 0, 0])
    #expect(distances(preferring("inner", ViewSpacing())) == [8, 8, 8, 8])
    let host = Host(400, 10) {
      HStack {
        preferring("a", ViewSpacing(leading: 50, trailing: 3))
        preferring("b", ViewSpacing(leading: 5, trailing: 60))
        preferring("c", .zero)
      }
    }
    #expect(host.x("b") - host.frame("a").maxX == 5)
    #expect(host.x("c") - host.frame("b").maxX == 60)
  }

  @Test func `from right to left the leading edge is the right one`() {
    // To the left 2 and to the right 3, or the other way round.
    for (direction, gap) in [(LayoutDirection.leftToRight, 3.0), (.rightToLeft, 2.0)] {
      let isLeft = direction == .leftToRight
      let host = Host(400, 10) {
        HStack {
          preferring("a", ViewSpacing(leading: isLeft ? 2 : 3, trailing: isLeft ? 3 : 2))
          preferring("b", .zero)
        }.environment(\.layoutDirection, direction)
      }
      let edges = [host.frame("a"), host.frame("b")].sorted { $0.minX < $1.minX }
      #expect(near(edges[1].minX - edges[0].maxX, gap))
    }
  }

  @Test func `frames, padding and positions hide a view's preferences from its neighbors`() {
    #expect(distances(preferring().frame(width: 10)) == [8, 8, 1, 30])
    #expect(distances(preferring().frame(height: 10)) == [2, 40, 8, 8])
    #expect(distances(preferring().frame(maxWidth: 10)) == [8, 8, 1, 30])
    #expect(distances(preferring().frame(minHeight: 5)) == [2, 40, 8, 8])
    #expect(distances(preferring().frame(idealHeight: 5)) == [2, 40, 8, 8])
    #expect(distances(preferring().padding(.leading, 5)) == [8, 40, 1, 30])
    #expect(distances(preferring().padding([.top, .trailing], -1)) == [2, 8, 8, 30])
    #expect(distances(preferring().padding(0)) == [2, 40, 1, 30])
    #expect(distances(preferring().position(x: 5, y: 5)) == [8, 8, 8, 8])
  }

  @Test func `all other modifiers pass a view's preferences on`() {
    let expected: [CGFloat] = [2, 40, 1, 30]
    #expect(distances(preferring().fixedSize()) == expected)
    #expect(distances(preferring().aspectRatio(1, contentMode: .fit)) == expected)
    #expect(distances(preferring().offset(x: 5).opacity(0.5).zIndex(1)) == expected)
    #expect(distances(preferring().layoutPriority(1).rotationEffect(.degrees(5))) == expected)
    #expect(distances(preferring().overlay { Spacer() }.background(Spacer())) == expected)
    #expect(distances(preferring().alignmentGuide(.leading) { _ in 0 }) == expected)
    #expect(distances(Group { preferring() }) == expected)
  }

  @Test func `a spacer prefers zero spacing along its stack, even in a frame`() {
    let host = Host(300, 10) {
      HStack {
        box("a", 10, 10)
        Spacer(minLength: 5)
        box("b", 10, 10)
        Spacer(minLength: 5).frame(width: 20)
        box("c", 10, 10)
        Spacer(minLength: 5).offset(y: 1).frame(maxWidth: 20)
        box("d", 10, 10)
        Spacer(minLength: 5).padding(.trailing, 1).frame(width: 20)
        box("e", 10, 10)
      }.fixedSize()
    }
    func gap(_ a: String, _ b: String) -> CGFloat { host.x(b) - host.frame(a).maxX }
    #expect(gap("a", "b") == 5)
    #expect(gap("b", "c") == 20)
    #expect(gap("c", "d") == 5)
    // A padded spacer is no longer a spacer.
    #expect(gap("d", "e") == 36)
  }

  @Test func `a stack prefers the spacing of its ends along its axis and of any view across`() {
    func row(_ views: [ViewSpacing]) -> some View {
      HStack(spacing: 0) {
        ForEach(views.indices, id: \.self) { preferring("inner", views[$0]) }
      }
    }
    let (first, last) = (
      ViewSpacing(top: 1, leading: 2, bottom: 3, trailing: 4),
      ViewSpacing(top: 50, leading: 60, bottom: 70, trailing: 80)
    )
    #expect(distances(row([first, last])) == [2, 80, 50, 70])
    #expect(distances(row([last, first])) == [60, 4, 50, 70])
    #expect(distances(row([first, ViewSpacing(), last])) == [2, 80, 50, 70])
    #expect(distances(row([ViewSpacing(), last, ViewSpacing()])) == [8, 8, 50, 70])
    let column = VStack(spacing: 0) {
      preferring("first", first)
      preferring("second", last)
    }
    #expect(distances(column) == [60, 80, 1, 70])
    #expect(distances(AnyLayout(VStackLayout(spacing: 0)) { column }) == [60, 80, 1, 70])
    #expect(distances(HStack {}) == [0, 0, 0, 0])
  }

  @Test func `a spacer inside a row leaves the row's neighbors at their distance`() {
    let host = Host(200, 10) {
      HStack {
        HStack {
          Spacer()
          box("a", 10, 10)
        }
        box("b", 10, 10)
        HStack {
          Spacer(minLength: 0)
          box("c", 10, 10)
        }
      }
    }
    #expect(host.x("b") - host.frame("a").maxX == 8)
    #expect(host.frame("c").maxX == 200)
  }

  @Test func `a ZStack prefers the spacing of its views of the highest priority`() {
    let layers = ZStack {
      preferring("low", ViewSpacing(top: 90, leading: 90, bottom: 90, trailing: 90))
      preferring("first", ViewSpacing(top: 1, leading: 20)).layoutPriority(1)
      preferring("second", ViewSpacing(top: 10, trailing: 3)).layoutPriority(1)
    }
    #expect(distances(layers) == [20, 3, 10, 8])
    #expect(distances(ZStack {}) == [0, 0, 0, 0])
  }

  @Test func `a custom layout prefers the union on all edges`() {
    let answer = probe {
      CustomLayoutTests.Column {
        preferring("a", ViewSpacing(top: 1, leading: 20))
        preferring("b", ViewSpacing(top: 10, trailing: 3))
      }
    } _: { subviews in
      let spacing = subviews[0].spacing
      let (zero, axes) = (ViewSpacing.zero, Axis.allCases)
      return axes.map { "\(zero.distance(to: spacing, along: $0))" }.joined(separator: " ")
        + " " + axes.map { "\(spacing.distance(to: zero, along: $0))" }.joined(separator: " ")
    }
    #expect(answer == "20.0 10.0 3.0 0.0")
  }

  @Test func `an explicit spacing applies between all views`() {
    for spacing in [0, 3, -4] as [CGFloat] {
      let host = Host(300, 10) {
        HStack(spacing: spacing) {
          preferring("a", ViewSpacing(trailing: 50))
          Spacer(minLength: 20)
          preferring("b", ViewSpacing(leading: 70))
        }.fixedSize()
      }
      #expect(host.x("b") - host.frame("a").maxX == 20 + 2 * spacing)
    }
  }
}
