import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Declarations of views, modifiers and containers in their usual spelling: they have to compile
/// and to show a view.
@MainActor struct ContainerSeedTests {
  private struct Framed: ViewModifier, Equatable {
    var width: CGFloat
    func body(content: Content) -> some View { content.frame(width: width) }
  }

  @Test func `custom modifiers compile and apply`() async throws {
    let chain: ModifiedContent<EmptyModifier, Framed> = EmptyModifier.identity
      .concat(Framed(width: 30))
    let same: some ViewModifier = EmptyModifier()
    let animated: some ViewModifier = Framed(width: 20).animation(.linear(duration: 1))
    let changed: some ViewModifier = Framed(width: 20).transaction { $0.animation = nil }
    var content = ModifiedContent(content: box("b", 1, 1), modifier: chain)
    content.modifier.modifier.width = 40
    let host = Host(100, 100) {
      mark("a").frame(height: 1).modifier(chain)
      content.modifier(same).measured("c")
      mark("d").modifier(animated)
      mark("e").modifier(changed).frame(height: 1)
    }
    #expect(host.frame("a").width == 30)
    #expect(host.frame("c").width == 40)
    #expect(host.frame("e").width == 20)
    #expect(Framed(width: 1) == Framed(width: 1))
    #expect(ModifiedContent(content: 1, modifier: 2) == ModifiedContent(content: 1, modifier: 2))
  }

  private struct Shown<Content: DynamicViewContent>: View {
    var content: Content
    var body: some View {
      box("\(content.data.count) of them", 1, 1)
      content
    }
  }

  @Test func `collections of views compile and appear`() {
    let host = Host(100, 100) {
      Shown(content: ForEach(["a", "b"], id: \.self) { box($0, 1, 1) })
      Shown(content: ForEach(0..<3) { box("\($0)", 1, 1) }.modifier(EmptyModifier()))
    }
    #expect(host.frames()["2 of them"] != nil)
    #expect(host.frames()["3 of them"] != nil)
  }

  @Test func `sections compile and appear`() {
    let title = "Title"
    let host = Host(200, 300) {
      Section { box("a", 1, 1) }
      Section {
        box("b", 1, 1)
      } header: {
        Text("Header")
      }
      Section {
        box("c", 1, 1)
      } footer: {
        Text("Footer")
      }
      Section(content: { box("d", 1, 1) }, header: { Text("Header") }, footer: { Text("Footer") })
      Section("Title") { box("e", 1, 1) }
      Section(title) { box("f", 1, 1) }
    }
    #expect(host.frames().keys.filter { $0.count == 1 }.sorted() == ["a", "b", "c", "d", "e", "f"])
  }

  @Test func `scroll views compile and appear`() {
    let host = Host(100, 100) {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack {
          ForEach(0..<3) { page in
            box("\(page)", 10, 10)
              .containerRelativeFrame(.horizontal)
              .scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.3) }
              .scrollTransition(.animated(.bouncy).threshold(.visible(0.9)), axis: .horizontal) {
                content, phase in content.scaleEffect(phase.isIdentity ? 1 : 0.8)
              }
              .visualEffect { content, proxy in
                content.rotationEffect(.degrees(proxy.frame(in: .scrollView).minX / 100))
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollPosition(id: .constant(Int?.none), anchor: .center)
      .scrollPosition(.constant(ScrollPosition(idType: Int.self)))
      .onScrollGeometryChange(for: Bool.self) {
        $0.visibleRect.minX > 0
      } action: { _, _ in
      }
      .onScrollPhaseChange { _, phase in _ = phase.isScrolling }
      .contentMargins(10, for: .scrollContent)
      .safeAreaPadding(.horizontal)
      .layoutDirectionBehavior(.fixed)
      .flipsForRightToLeftLayoutDirection(false)
    }
    #expect(host.frames()["0"] != nil)
  }
}
