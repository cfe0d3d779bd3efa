import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Drags and positions in scroll views whose views are built as they come into the window.
@MainActor struct LazyScrollTests {
  private struct Rows: View {
    @Binding var position: Int?

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<40, id: \.self) { mark("\($0)").frame(height: 10) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $position)
    }
  }

  private func host() -> (host: Host, position: Binding<Int?>) {
    let host = Host(size: CGSize(width: 100, height: 50))
    let position = host.makeState(Int?.none)
    host.show(Rows(position: position))
    return (host, position)
  }

  @Test func `a drag brings in views that were not built yet`() async throws {
    let (host, position) = host()
    #expect(host.frames()["9"] == nil)
    host.schedule(at: 0) {
      try host.drag("0", by: CGSize(width: 0, height: -45), over: 0, afterResting: 0)
    }
    try await host.advance(to: 1)
    #expect(near(host.frame("9").minY, 45))
    #expect(host.frames()["20"] == nil)
    #expect(position.wrappedValue == 4)
  }

  @Test func `a binding scrolls to a view that is not built yet and keeps its value`()
    async throws
  {
    let (host, position) = host()
    position.wrappedValue = 30
    try await host.advance(to: 0)
    #expect(near(host.frame("30").maxY, 50))
    #expect(position.wrappedValue == 30)
    try await host.advance(to: 1)
    #expect(position.wrappedValue == 30)
  }

  @Test func `the binding names views on the way that are not built yet`() async throws {
    let host = Host(size: CGSize(width: 100, height: 50))
    let position = host.makeState(Int?.none)
    var proxy: ScrollViewProxy?
    host.show(
      ScrollViewReader { reader in
        let _ = proxy = reader
        Rows(position: position)
      })
    withAnimation(.linear(duration: 1)) { proxy?.scrollTo(25, anchor: .top) }
    try await host.advance(to: 0)
    #expect(position.wrappedValue == 25)
    try await host.advance(to: 1)
    #expect(near(host.frame("25").minY, 0))
    #expect(position.wrappedValue == 25)
  }
}
