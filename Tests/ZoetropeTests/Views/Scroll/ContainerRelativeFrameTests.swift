import Foundation
import Testing
import ZoetropeGeometry

@testable import Zoetrope

/// Frames that depend on the container around.
@MainActor @Suite struct ContainerRelativeFrameTests {
  @Test func `Without a scroll view the canvas counts`() {
    let host = Host(200, 100) {
      VStack(spacing: 0) { mark("a").containerRelativeFrame(.horizontal).frame(height: 10) }
        .frame(width: 50)
    }
    #expect(host.frame("a") == CGRect(x: 0, y: 45, width: 200, height: 10))
  }

  @Test func `Pages of a scroll view are as large as its window`() {
    let host = Host(300, 100) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<3, id: \.self) {
            mark("\($0)").containerRelativeFrame([.horizontal, .vertical])
          }
        }
      }
      .frame(width: 120)
    }
    #expect(host.frame("0") == CGRect(x: 90, y: 0, width: 120, height: 100))
    #expect(host.frame("2").minX == 330)
  }

  @Test func `Lazy containers know how large their views are`() {
    let host = Host(300, 100) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(0..<9, id: \.self) {
            mark("\($0)").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
          }
        }
      }
    }
    // (300 - 20) / 3 twice, and what is between.
    let length: CGFloat = 560.0 / 3
    #expect(near(host.frame("0").width, length + 10))
    #expect(near(host.frame("1").minX, length + 20))
    #expect(host.frames()["2"] == nil)
  }

  @Test func `Margins do not count`() {
    let host = Host(300, 100) {
      ScrollView(.horizontal) { mark("a").containerRelativeFrame(.horizontal) }
        .contentMargins(.horizontal, 20)
    }
    #expect(host.frame("a").width == 260)
  }

  @Test func `A closure finds the length, and the view is lined up in it`() {
    let host = Host(200, 100) {
      box("a", 10, 10).containerRelativeFrame([.horizontal, .vertical], alignment: .bottomLeading) {
        length, axis in axis == .horizontal ? length / 2 : length / 4
      }
      .measured("frame")
    }
    #expect(host.frame("frame") == CGRect(x: 50, y: 37.5, width: 100, height: 25))
    #expect(host.frame("a").origin == CGPoint(x: 50, y: 52.5))
  }

  @Test func `A window that changes changes what depends on it`() async throws {
    let host = Host(size: CGSize(width: 200, height: 100))
    let width = host.makeState(CGFloat(100))
    host.show(Window(width: width))
    #expect(host.frame("a").width == 100)
    width.wrappedValue = 60
    try await host.advance(to: 0)
    #expect(host.frame("a").width == 60)
    #expect(host.frame("b").minX == host.frame("a").maxX)
  }

  private struct Window: View {
    @Binding var width: CGFloat

    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          mark("a").containerRelativeFrame(.horizontal)
          mark("b").containerRelativeFrame(.horizontal)
        }
      }
      .frame(width: width)
    }
  }
}
