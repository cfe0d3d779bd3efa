import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Frames that depend on the enclosing container.
@MainActor struct ContainerRelativeFrameTests {
  @Test func `without a scroll view the canvas is the container`() {
    let host = Host(200, 100) {
      VStack(spacing: 0) { mark("a").containerRelativeFrame(.horizontal).frame(height: 10) }
        .frame(width: 50)
    }
    #expect(host.frame("a") == CGRect(x: 0, y: 45, width: 200, height: 10))
  }

  @Test func `pages of a scroll view have the size of its window`() {
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

  @Test func `lazy containers know the sizes of their views`() {
    let host = Host(300, 100) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(0..<9, id: \.self) {
            mark("\($0)").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
          }
        }
      }
    }
    // (300 - 20) / 3 twice, and the spacing between.
    let length: CGFloat = 560.0 / 3
    #expect(near(host.frame("0").width, length + 10))
    #expect(near(host.frame("1").minX, length + 20))
    #expect(host.frames()["2"] == nil)
  }

  @Test func `content margins reduce the container`() {
    let host = Host(300, 100) {
      ScrollView(.horizontal) { mark("a").containerRelativeFrame(.horizontal) }
        .contentMargins(.horizontal, 20)
    }
    #expect(host.frame("a").width == 260)
  }

  @Test func `a closure computes the length, and the view is aligned in it`() {
    let host = Host(200, 100) {
      box("a", 10, 10).containerRelativeFrame([.horizontal, .vertical], alignment: .bottomLeading) {
        length, axis in axis == .horizontal ? length / 2 : length / 4
      }
      .measured("frame")
    }
    #expect(host.frame("frame") == CGRect(x: 50, y: 37.5, width: 100, height: 25))
    #expect(host.frame("a").origin == CGPoint(x: 50, y: 52.5))
  }

  @Test func `a change of the window changes its dependents`() async throws {
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

  @Test func `without a scroll view the container is the canvas`() {
    let host = Host(100, 60) {
      HStack(spacing: 0) {
        mark("a").containerRelativeFrame(.horizontal) { length, _ in length / 4 }
        mark("b").frame(width: 10, height: 10).containerRelativeFrame(.vertical, alignment: .top)
      }
    }
    #expect(near(host.frame("a").width, 25))
    #expect(near(host.frame("b").minY, 0))
  }

  @Test func `in a scroll view the container is the window without margins`() {
    let host = Host(100, 60) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(0..<5, id: \.self) { page in
            mark("\(page)").containerRelativeFrame([.horizontal, .vertical])
          }
        }
      }
      .contentMargins(.horizontal, 20)
    }
    #expect(near(host.frame("0"), CGRect(x: 20, y: 0, width: 60, height: 60)))
    #expect(near(host.frame("1").minX, 90))
  }

  @Test func `the container may be divided into parts`() {
    let host = Host(100, 60) {
      ScrollView {
        VStack(spacing: 10) {
          mark("a").containerRelativeFrame(.vertical, count: 3, spacing: 9)
          mark("b").containerRelativeFrame(.vertical, count: 3, span: 2, spacing: 9)
        }
      }
    }
    #expect(near(host.frame("a").height, 14))
    #expect(near(host.frame("b").height, 37))
  }

  struct Sized: View {
    @Binding var width: CGFloat
    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { mark("a").containerRelativeFrame(.horizontal).frame(height: 10) }
      }
      .frame(width: width)
    }
  }

  @Test func `the frame follows the window`() async throws {
    let host = Host(size: CGSize(width: 100, height: 60))
    let width = host.makeState(CGFloat(50))
    host.show(Sized(width: width))
    #expect(near(host.frame("a").width, 50))
    for new in [80.0, 20] {
      width.wrappedValue = new
      try await host.advance(to: 0)
      #expect(near(host.frame("a").width, new))
    }
  }

  @Test func `safe area insets reduce the canvas`() async throws {
    let host = Host(200, 100) {
      HStack(spacing: 0) { mark("a").containerRelativeFrame([.horizontal, .vertical]) }
        .fixedSize()
    }
    #expect(host.frame("a") == CGRect(x: 0, y: 0, width: 200, height: 100))
    host.safeAreaInsets = EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 0)
    try await host.advance(to: 0)
    #expect(host.frame("a") == CGRect(x: 30, y: 20, width: 170, height: 70))
  }

  @Test func `a non-finite length leaves the view unchanged`() {
    let host = Host(200, 100) {
      HStack(spacing: 0) {
        box("a", 10, 10).containerRelativeFrame(.horizontal) { _, _ in .nan }
        box("b", 10, 10).containerRelativeFrame(.horizontal) { _, _ in -5 }.measured("frame")
      }
    }
    #expect(host.frame("a") == CGRect(x: 95, y: 45, width: 10, height: 10))
    #expect(host.frame("frame") == CGRect(x: 105, y: 45, width: 0, height: 10))
  }
}
