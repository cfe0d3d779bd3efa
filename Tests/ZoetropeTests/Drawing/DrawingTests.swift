import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// The drawing items of views.
@MainActor struct DrawingTests {
  private func list<V: View>(
    _ width: CGFloat = 40, _ height: CGFloat = 20, @ViewBuilder _ content: () -> V
  ) -> String {
    let list = Host(width, height, content).displayList()
    #expect(throws: Never.self) { try list.validate() }
    return list.description
  }

  @Test func `an empty view draws nothing`() {
    #expect(list {} == "canvas 40 x 20\n")
    #expect(list { Color.clear } == "canvas 40 x 20\n")
    #expect(list { Color.red.opacity(0) } == "canvas 40 x 20\n")
    #expect(list { Color.red.hidden() } == "canvas 40 x 20\n")
    #expect(list { Path() } == "canvas 40 x 20\n")
    #expect(list { EmptyView() } == "canvas 40 x 20\n")
    #expect(list { Color.clear.clipped() } == "canvas 40 x 20\n")
  }

  @Test func `a leaf draws in its own space`() {
    #expect(
      list { Color.black.frame(width: 10, height: 6) } == """
        canvas 40 x 20
          fill rgba(0 0 0 1) transform [1 0 0 1 15 7] path 0 0 m 10 0 l 10 6 l 0 6 l h

        """)
  }

  @Test func `fills keep their rule and their antialiasing`() {
    #expect(
      list {
        Rectangle().fill(.white, style: FillStyle(eoFill: true, antialiased: false))
      } == """
        canvas 40 x 20
          fill rgba(1 1 1 1) even-odd aliased path 0 0 m 40 0 l 40 20 l 0 20 l h

        """)
  }

  @Test func `strokes are drawn as strokes`() {
    #expect(
      list {
        Rectangle().stroke(.black, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4, 2]))
          .frame(width: 10, height: 10)
        Rectangle().stroke(lineWidth: 2).frame(width: 10, height: 2)
      } == """
        canvas 40 x 20
          stroke rgba(0 0 0 1) width 3 round-cap dash 4,2 transform [1 0 0 1 15 0] \
        path 0 0 m 10 0 l 10 10 l 0 10 l h
          stroke rgba(0 0 0 1) width 2 transform [1 0 0 1 15 18] path 0 0 m 10 0 l 10 2 l 0 2 l h

        """)
  }

  @Test func `a shape without a style has the foreground style`() {
    #expect(
      list {
        Rectangle().foregroundStyle(.white)
      } == """
        canvas 40 x 20
          fill rgba(1 1 1 1) path 0 0 m 40 0 l 40 20 l 0 20 l h

        """)
  }

  @Test func `a border lies inside the frame, in front of the view`() {
    #expect(
      list {
        Color.white.frame(width: 10, height: 6).border(.black, width: 2)
      } == """
        canvas 40 x 20
          fill rgba(1 1 1 1) transform [1 0 0 1 15 7] path 0 0 m 10 0 l 10 6 l 0 6 l h
          stroke rgba(0 0 0 1) width 2 transform [1 0 0 1 15 7] path 1 1 m 9 1 l 9 5 l 1 5 l h

        """)
  }

  @Test func `a clip shape is mirrored like a drawn shape`() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 8)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let host = Host(40, 20) {
        shape.fill(.white).clipShape(shape).environment(\.layoutDirection, direction)
      }
      let list = host.displayList()
      #expect(list.clips.map(\.path) == list.fills.map(\.fill.path))
      let corner = CGPoint(x: direction == .leftToRight ? 0.5 : 39.5, y: 0.5)
      #expect(list.clips.first?.path.contains(corner) == false)
    }
  }

  @Test func `backgrounds and overlays fill shapes with styles`() {
    let box = Color.clear.frame(width: 10, height: 6)
    let back = list { box.background(in: .rect) }
    #expect(back == list { box.background(.background, in: .rect) })
    #expect(back == list { box.background() })
    #expect(back == list { box.background(.white) })
    #expect(back == list { box.overlay(.white, in: .rect) })
  }

  @Test func `the opacity of a single shape is that of its color`() {
    #expect(
      list {
        Color.black.opacity(0.5).frame(width: 40, height: 20).opacity(0.5)
      } == """
        canvas 40 x 20
          fill rgba(0 0 0 0.25) path 0 0 m 40 0 l 40 20 l 0 20 l h

        """)
    #expect(
      list {
        Rectangle().stroke(.black).opacity(0.25).opacity(1)
      } == """
        canvas 40 x 20
          stroke rgba(0 0 0 0.25) width 1 path 0 0 m 40 0 l 40 20 l 0 20 l h

        """)
  }

  @Test func `without a group several shapes fade one by one, in a group as one picture`() {
    let both = ZStack {
      Color.black
      Color.white.frame(width: 20)
    }
    #expect(
      list { both.opacity(0.5) } == """
        canvas 40 x 20
          fill rgba(0 0 0 0.5) path 0 0 m 40 0 l 40 20 l 0 20 l h
          fill rgba(1 1 1 0.5) transform [1 0 0 1 10 0] path 0 0 m 20 0 l 20 20 l 0 20 l h

        """)
    #expect(
      list { both.compositingGroup().opacity(0.5) } == """
        canvas 40 x 20
          layer opacity 0.5
            fill rgba(0 0 0 1) path 0 0 m 40 0 l 40 20 l 0 20 l h
            fill rgba(1 1 1 1) transform [1 0 0 1 10 0] path 0 0 m 20 0 l 20 20 l 0 20 l h
          end layer

        """)
  }

  @Test func `a clip confines its content`() {
    #expect(
      list {
        Color.black.frame(width: 100, height: 100).frame(width: 10, height: 10).clipped()
      } == """
        canvas 40 x 20
          clip aliased transform [1 0 0 1 15 5] path 0 0 m 10 0 l 10 10 l 0 10 l h
            fill rgba(0 0 0 1) transform [1 0 0 1 -30 -40] path 0 0 m 100 0 l 100 100 l 0 100 l h
          end clip

        """)
  }

  @Test func `a faded clip is a separate layer`() {
    #expect(
      list {
        Color.black.clipShape(Rectangle()).opacity(0.5)
      } == """
        canvas 40 x 20
          layer opacity 0.5
            clip path 0 0 m 40 0 l 40 20 l 0 20 l h
              fill rgba(0 0 0 1) path 0 0 m 40 0 l 40 20 l 0 20 l h
            end clip
          end layer

        """)
  }

  @Test func `transforms nest`() throws {
    let host = Host(40, 20) {
      Color.black.frame(width: 10, height: 6)
        .rotationEffect(.degrees(90))
        .scaleEffect(2)
    }
    let fill = try #require(host.displayList().fills.first)
    // The center stays; right becomes down, twice as far.
    let expected = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 26, ty: 0)
    #expect(near(fill.fill.transform, expected))
    #expect(near(host.placements()[0].frame, CGRect(x: 14, y: 0, width: 12, height: 20)))
  }

  /// The drawn grays, from back to front.
  private func grays<V: View>(@ViewBuilder _ content: () -> V) -> [Int] {
    Host(40, 20, content).displayList().fills.map { Int(($0.color.red * 10).rounded()) }
  }

  private func gray(_ level: Int) -> Color { Color(white: Double(level) / 10) }

  @Test func `backgrounds are behind, overlays in front`() {
    let order = grays {
      gray(3).background(gray(2)).background { gray(1) }
        .overlay(gray(4)).overlay { gray(5) }.background(gray(0))
    }
    #expect(order == [0, 1, 2, 3, 4, 5])
  }

  @Test func `siblings are drawn in order, except for their z indices`() {
    #expect(
      grays {
        ZStack {
          gray(1)
          gray(2)
          gray(3)
        }
      } == [1, 2, 3])
    #expect(
      grays {
        HStack {
          gray(1).zIndex(1)
          gray(2).padding(1).zIndex(-0.5).padding(1)
          gray(3)
          gray(4).zIndex(1)
          // Of several, the one nearest to the view wins.
          gray(5).zIndex(5).zIndex(0)
        }
      } == [2, 3, 1, 4, 5])
  }

  @Test func `a z index stays within its container`() {
    #expect(
      grays {
        ZStack {
          ZStack { gray(1).zIndex(10) }
          gray(2)
        }
      } == [1, 2])
  }

  @Test func `a z index changes the drawing order while all views stay in place`() async throws {
    let host = Host(size: CGSize(width: 40, height: 20))
    let isFirst = host.makeState(false)
    host.show(Swapped(isFirst: isFirst))
    #expect(host.displayList().fills.map(\.color.red) == [0, 1])
    isFirst.wrappedValue = true
    try await host.advance(to: 0)
    #expect(host.displayList().fills.map(\.color.red) == [1, 0])
  }

  private struct Swapped: View {
    @Binding var isFirst: Bool
    var body: some View {
      ZStack {
        Color.black.zIndex(isFirst ? 1 : 0)
        Color.white
      }
    }
  }

  @Test func `modifiers apply to each view of a group`() {
    let host = Host(100, 100) {
      HStack(spacing: 0) {
        Group {
          Color.red
          Color.blue
        }.padding(5).overlay { Color.green.frame(width: 1, height: 1) }
      }
    }
    #expect(host.placements().count == 4)
    #expect(host.placements().map(\.frame.width) == [40, 1, 40, 1])
  }
}
