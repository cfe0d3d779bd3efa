import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Backgrounds and overlays of styles and shapes.
@MainActor struct BackgroundTests {

  @Test func `a background style extends under the safe area`() {
    let bar = Color.black.frame(height: 20)
    let all = Host(100, 100) {
      Color.clear.background(.red).safeAreaInset(edge: .bottom, spacing: 0) { bar }
    }
    #expect(all.placements().contains { $0.frame == CGRect(x: 0, y: 0, width: 100, height: 100) })
    let none = Host(100, 100) {
      Color.clear.background(.red, ignoresSafeAreaEdges: [])
        .safeAreaInset(edge: .bottom, spacing: 0) { bar }
    }
    #expect(!none.placements().contains { $0.frame.height == 100 })
  }

  @Test func `a style as an overlay or a background fills the frame`() {
    let host = Host(100, 100) {
      Color.clear.frame(width: 40, height: 20).background(.red).overlay(.blue, in: Circle())
    }
    let frame = CGRect(x: 30, y: 40, width: 40, height: 20)
    #expect(host.placements().filter { $0.frame == frame }.count >= 2)
  }

  @Test func `the background style can be set`() {
    let host = Host(10, 10) {
      Color.clear.background(in: Rectangle()).backgroundStyle(.red)
    }
    let plain = Host(10, 10) { Color.clear.background(in: Rectangle()) }
    #expect(host.displayList() != plain.displayList())
    let red = Host(10, 10) { Color.clear.background(.red, in: Rectangle()) }
    #expect(host.displayList() == red.displayList())
  }
}
