import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// Thin lines between views.
@MainActor struct DividerTests {
  private func divider(_ name: String) -> some View { mark(name) { Divider() } }

  @Test func `dividers lie across their stack`() {
    let host = Host(200, 200) {
      VStack(spacing: 0) {
        box("a", 100, 20)
        divider("horizontal")
        HStack(spacing: 0) {
          box("b", 20, 60)
          divider("vertical")
          box("c", 20, 60)
        }
        .measured("row")
      }
    }
    #expect(near(host.frame("a"), CGRect(x: 50, y: 0, width: 100, height: 20)))
    #expect(near(host.frame("horizontal"), CGRect(x: 0, y: 20, width: 200, height: 1)))
    #expect(near(host.frame("row"), CGRect(x: 79.5, y: 21, width: 41, height: 179)))
    #expect(near(host.frame("vertical"), CGRect(x: 99.5, y: 21, width: 1, height: 179)))
    #expect(near(host.frame("b"), CGRect(x: 79.5, y: 80.5, width: 20, height: 60)))
    #expect(near(host.frame("c"), CGRect(x: 100.5, y: 80.5, width: 20, height: 60)))
  }

  @Test(arguments: [(1.0, 1.0), (2, 0.5), (4, 0.25)])
  func `a divider is one pixel wide`(_ scale: CGFloat, _ thickness: CGFloat) {
    let host = Host(100, 100) { divider("line").environment(\.displayScale, scale) }
    #expect(host.frame("line").size == CGSize(width: 100, height: thickness))
  }

  @Test func `in a stack at its ideal width a divider is as wide as the other views`() {
    let host = Host(200, 200) {
      VStack(spacing: 0) {
        box("a", 60, 20)
        divider("line")
      }
      .fixedSize()
    }
    #expect(host.frame("line").width == 60)
  }

  @Test func `a divider's color follows the color scheme`() throws {
    func color(_ scheme: ColorScheme) -> PaintColor? {
      Host(100, 100) { Divider().environment(\.colorScheme, scheme) }
        .displayList().fills.first?.color
    }
    let (light, dark) = (try #require(color(.light)), try #require(color(.dark)))
    #expect(abs(light.alpha - 0.29) < 1e-6)
    #expect(abs(dark.alpha - 0.6) < 1e-6)
  }
}
