import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Lazy stacks outside scroll views.
@MainActor struct LazyStackTests {
  @Test(arguments: [(HorizontalAlignment.leading, 0.0), (.center, 80), (.trailing, 160)])
  func `a lazy vertical stack takes the proposed width`(
    _ alignment: HorizontalAlignment, _ x: CGFloat
  ) {
    let host = Host(200, 100) {
      ScrollView {
        LazyVStack(alignment: alignment, spacing: 4) {
          ForEach(0..<3, id: \.self) { row in box("\(row)", 40, 20) }
        }
      }
      .measured("window")
    }
    #expect(host.frame("window").width == 200)
    #expect(host.frame("0") == CGRect(x: x, y: 0, width: 40, height: 20))
    #expect(host.frame("2") == CGRect(x: x, y: 48, width: 40, height: 20))
  }

  @Test func `a lazy horizontal stack takes the proposed height`() {
    let host = Host(200, 100) {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .bottom, spacing: 4, pinnedViews: [.sectionHeaders]) {
          ForEach(0..<3, id: \.self) { column in box("\(column)", 40, 20) }
        }
      }
    }
    #expect(host.frame("0") == CGRect(x: 0, y: 80, width: 40, height: 20))
    #expect(host.frame("2") == CGRect(x: 88, y: 80, width: 40, height: 20))
  }

  @Test func `views in a lazy stack have their ideal length`() {
    let host = Host(200, 100) {
      LazyVStack(spacing: 0) {
        mark("a")
        mark("b")
      }
    }
    #expect(host.frame("a") == CGRect(x: 0, y: 40, width: 200, height: 10))
    #expect(host.frame("b") == CGRect(x: 0, y: 50, width: 200, height: 10))
  }

  @Test func `an empty lazy stack has no height`() {
    let host = Host(200, 100) { LazyVStack {}.measured("stack") }
    #expect(host.frame("stack") == CGRect(x: 0, y: 50, width: 200, height: 0))
  }
}
