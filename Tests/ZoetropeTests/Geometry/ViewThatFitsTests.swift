import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// The first view that fits.
@MainActor @Suite struct ViewThatFitsTests {
  private func shown<Content: View>(
    _ width: CGFloat, _ height: CGFloat = 50, in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder _ content: () -> Content
  ) -> [String] {
    let content = content()
    let host = Host(100, 100) {
      ViewThatFits(in: axes) { content }.frame(width: width, height: height)
    }
    return host.frames().keys.sorted()
  }

  @Test func `The first view that fits is shown, else the last`() {
    for (width, name) in [
      (80, "wide"), (60, "wide"), (59, "middle"), (30, "middle"), (29, "small"),
    ] {
      let names = shown(CGFloat(width)) {
        box("wide", 60, 10)
        box("middle", 30, 10)
        box("small", 10, 10)
      }
      #expect(names == [name], "in \(width)")
    }
    #expect(shown(5) { box("only", 60, 10) } == ["only"])
    #expect(shown(5) { EmptyView() } == [])
  }

  @Test func `Only the given axes count`() {
    let views = Group {
      box("tall", 10, 80)
      box("flat", 80, 10)
    }
    #expect(shown(50, 50, in: .horizontal) { views } == ["tall"])
    #expect(shown(50, 50, in: .vertical) { views } == ["flat"])
    #expect(shown(50, 50, in: [.horizontal, .vertical]) { views } == ["flat"])
    #expect(shown(90, 50) { views } == ["flat"])
    #expect(shown(50, 50, in: []) { views } == ["tall"])
  }

  @Test func `The ideal size decides, and the view that is shown gets the proposal`() {
    let host = Host(100, 100) {
      ViewThatFits {
        mark("flexible").frame(idealWidth: 50, maxWidth: .infinity, maxHeight: 10)
        box("small", 10, 10)
      }
      .frame(width: 70)
    }
    #expect(near(host.frame("flexible").width, 70))
  }

  @Test func `An empty view is no candidate`() {
    let host = Host(12, 12) {
      ZStack {
        box("black", 12, 12)
        ViewThatFits {
          EmptyView()
          box("white", 4, 4)
        }
      }
    }
    #expect(near(host.frame("white"), CGRect(x: 4, y: 4, width: 4, height: 4)))
  }

  struct Choice: View {
    @Binding var width: CGFloat
    var body: some View {
      ViewThatFits {
        box("wide", 60, 10)
        box("small", 10, 10)
      }
      .frame(width: width, height: 20)
      .frame(width: 100, alignment: .leading)
    }
  }

  @Test func `Another choice appears where it belongs, and what stays moves`() async throws {
    let host = Host(size: CGSize(width: 100, height: 20))
    let width = host.makeState(CGFloat(20))
    host.show(Choice(width: width))
    #expect(near(host.x("small"), 5))
    withAnimation(.linear(duration: 1)) { width.wrappedValue = 40 }
    try await host.advance(to: 0.5)
    #expect(near(host.x("small"), 10))
    withAnimation(.linear(duration: 1)) { width.wrappedValue = 80 }
    try await host.advance(to: 1)
    #expect(host.frames().keys.sorted() == ["wide"])
    #expect(near(host.x("wide"), 10))
    withAnimation(.linear(duration: 1)) { width.wrappedValue = 50 }
    try await host.advance(to: 1.25)
    #expect(near(host.x("small"), 20))
  }
}
