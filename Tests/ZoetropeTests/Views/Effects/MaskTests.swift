import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// Views masked by the opacity of others.
@MainActor struct MaskTests {
  private func list<V: View>(@ViewBuilder _ content: () -> V) -> String {
    let list = Host(40, 20, content).displayList()
    #expect(throws: Never.self) { try list.validate() }
    return list.description
  }

  @Test func `a mask is a layer at the end of another layer`() {
    #expect(
      list { Color.black.mask { Color.white.frame(width: 20, height: 10) } } == """
        canvas 40 x 20
          layer
            fill rgba(0 0 0 1) path 0 0 m 40 0 l 40 20 l 0 20 l h
            layer destinationIn
              fill rgba(1 1 1 1) transform [1 0 0 1 10 5] path 0 0 m 20 0 l 20 10 l 0 10 l h
            end layer
          end layer

        """)
  }

  @Test func `a mask is aligned and is proposed the size of the view`() {
    let host = Host(40, 20) {
      Color.black.frame(width: 30, height: 20)
        .mask(alignment: .topTrailing) { box("mask", 10, 10) }
    }
    #expect(host.frame("mask") == CGRect(x: 25, y: 0, width: 10, height: 10))
    let fitting = Host(40, 20) { box("a", 10, 10).mask(mark("mask")) }
    #expect(fitting.frame("mask") == fitting.frame("a"))
  }

  @Test func `an empty mask hides everything, and a masked empty view draws nothing`() {
    #expect(list { Color.black.mask {} } == "canvas 40 x 20\n")
    #expect(list { Color.black.mask { Color.clear } } == "canvas 40 x 20\n")
    #expect(list { Color.black.mask { Color.white.opacity(0) } } == "canvas 40 x 20\n")
    #expect(list { Color.clear.mask { Color.white } } == "canvas 40 x 20\n")
  }

  @Test func `several views form one mask`() {
    let text = list {
      Color.black.mask {
        Circle().frame(width: 10)
        Color.white.frame(width: 5, height: 5)
      }
    }
    #expect(text.components(separatedBy: "destinationIn").count == 2)
    #expect(text.components(separatedBy: "fill").count == 4)
  }

  @Test func `a mask may be cut out`() {
    let list = Host(40, 20) {
      Color.black.mask {
        Rectangle().overlay(alignment: .center) { Circle().blendMode(.destinationOut) }
          .compositingGroup()
      }
    }.displayList()
    #expect(list.layers.map(\.blendMode) == [.normal, .destinationIn, .destinationOut])
    #expect(list.fills.count == 3)
  }

  @Test func `effects around a mask, and a faded mask, need no other layers`() {
    let list = Host(40, 20) {
      Color.black.mask {
        HStack {
          Color.white
          Color.white
        }
        .compositingGroup().opacity(0.5)
      }
      .blur(radius: 2)
    }.displayList()
    #expect(list.layers.map(\.opacity) == [1, 0.5])
    #expect(list.layers.map(\.blendMode) == [.normal, .destinationIn])
    #expect(list.blurRadii == [2])
  }

  struct Reveal: View {
    @Binding var isOn: Bool
    var body: some View {
      Color.black.mask(alignment: .leading) {
        mark("mask").frame(width: isOn ? 40 : 0)
      }
    }
  }

  @Test func `a mask moves and grows`() async throws {
    let host = Host(size: CGSize(width: 40, height: 20))
    let isOn = host.makeState(false)
    host.show(Reveal(isOn: isOn))
    #expect(host.displayList().items.isEmpty || host.frame("mask").width == 0)
    withAnimation(.linear(duration: 1)) { isOn.wrappedValue = true }
    try await host.advance(to: 0.25)
    #expect(near(host.frame("mask"), CGRect(x: 0, y: 0, width: 10, height: 20)))
    try await host.advance(to: 1)
    #expect(near(host.frame("mask").width, 40))
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View {
      Color.black.frame(width: 10 + CGFloat(count) * 10, height: 10)
        .onAppear { count += 1 }
    }
  }

  @Test func `a mask has its own state`() async throws {
    let host = Host(40, 20) { Color.white.mask { Counter() } }
    try await host.advance(to: 0)
    #expect(host.displayList().fills.last?.path.boundingRect.width == 20)
  }

  @Test func `taps reach the view and not its mask`() async throws {
    let journal = Journal()
    let host = Host.bench(40, 20, cues: [Cue(at: 0, tap: "View"), Cue(at: 0.2, tap: "Mask")]) {
      Button("View") { journal.note("view") }.mask { Button("Mask") { journal.note("mask") } }
    }
    try await host.advance(to: 0.1)
    #expect(journal.lines == ["view"])
    #expect(
      await host.errorUntil(0.3) == #"there is no "Mask"; "#
        + #"the views that support this interaction are "View""#)
  }

  @Test func `a mask appears in an explanation`() {
    let host = Host(40, 20) { Color.black.mask(alignment: .leading) { Circle() } }
    let text = host.explain()?.description ?? ""
    #expect(text.contains(".mask(alignment: .leading)"))
  }
}
