import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// Styles behind and in front of views, and safe areas.
@MainActor struct StyleBackgroundTests {
  /// The bounding boxes of all fills on the canvas, from back to front.
  private func boxes(_ host: Host) -> [CGRect] {
    host.displayList().fills.map { $0.path.boundingRect.applying($0.fill.transform) }
  }

  @Test func `a style extends under an inset at its edge`() {
    let host = Host(100, 80) {
      Color.clear.frame(width: 100, height: 60).background(.red)
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 20) }
    }
    #expect(boxes(host).contains(CGRect(x: 0, y: 0, width: 100, height: 80)))
  }

  @Test func `a style extends only at the ignored edges`() {
    for (edges, height) in [(Edge.Set.all, CGFloat(80)), (.bottom, 70), (.top, 60), ([], 50)] {
      let host = Host(100, 80) {
        VStack(spacing: 0) { Color.clear }
          .background(.red, ignoresSafeAreaEdges: edges)
          .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 20) }
          .safeAreaPadding(.top, 10)
      }
      #expect(boxes(host).map(\.height).max() == height, "\(edges)")
    }
  }

  @Test func `the background of a view away from the edge stays within the view`() {
    let host = Host(100, 80) {
      Color.clear.frame(width: 20, height: 20).background(.red)
        .frame(maxWidth: .infinity, maxHeight: .infinity).safeAreaPadding(10)
    }
    #expect(boxes(host).contains(CGRect(x: 40, y: 30, width: 20, height: 20)))
  }

  @Test func `an overlay style extends likewise, shapes and views do not`() {
    let overlay = Host(100, 80) { Color.clear.overlay(.red).safeAreaPadding(10) }
    #expect(boxes(overlay).last == CGRect(x: 0, y: 0, width: 100, height: 80))
    let shape = Host(100, 80) { Color.clear.overlay(.red, in: Rectangle()).safeAreaPadding(10) }
    #expect(boxes(shape).last == CGRect(x: 10, y: 10, width: 80, height: 60))
    let view = Host(100, 80) { Color.clear.overlay { Rectangle() }.safeAreaPadding(10) }
    #expect(boxes(view).last == CGRect(x: 10, y: 10, width: 80, height: 60))
  }

  @Test func `the host's safe area moves the root view, and styles extend under it`() {
    let host = Host(size: CGSize(width: 100, height: 80))
    host.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    host.show(mark("view").background(.red))
    #expect(near(host.frame("view"), CGRect(x: 0, y: 20, width: 100, height: 50)))
    #expect(boxes(host).first == CGRect(x: 0, y: 0, width: 100, height: 80))
    host.show(mark("view").ignoresSafeArea(edges: .top))
    #expect(near(host.frame("view"), CGRect(x: 0, y: 0, width: 100, height: 70)))
  }

  @Test func `the host's safe area may change and depends on the layout direction`() async throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let host = Host(size: CGSize(width: 100, height: 80))
    host.show(mark("view"), environment: environment)
    #expect(host.x("view") == 0)
    host.safeAreaInsets.leading = 30
    try await host.advance(to: 0)
    #expect(near(host.frame("view"), CGRect(x: 0, y: 0, width: 70, height: 80)))
    host.safeAreaInsets.trailing = 10
    try await host.advance(to: 0)
    #expect(near(host.frame("view"), CGRect(x: 10, y: 0, width: 60, height: 80)))
  }

  @Test func `scrolled content has no safe area along the scrolling axis`() {
    let host = Host(100, 80) {
      ScrollView { mark("row").frame(height: 20).background(.red) }
        .safeAreaPadding(.top, 10).safeAreaPadding(.leading, 5)
    }
    #expect(near(host.frame("row"), CGRect(x: 5, y: 10, width: 95, height: 20)))
    #expect(boxes(host).first == CGRect(x: 0, y: 10, width: 100, height: 20))
  }

  @Test func `the background style can be set`() throws {
    func color(_ view: some View) throws -> PaintColor {
      try #require(Host(10, 10) { view }.displayList().fills.first).color
    }
    let red = try color(Color.clear.background().backgroundStyle(.red))
    #expect(red == (try color(Color.red)))
    let again = try color(Color.clear.background(in: Circle()).backgroundStyle(.background))
    #expect(again == (try color(Color.white)))
  }
}
