import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// The sizes of scroll views, and the places of their content.
@MainActor struct ScrollLayoutTests {
  @Test func `a scroll view takes its proposal along its axis and its content's size across`() {
    let host = Host(200, 100) {
      ScrollView { box("a", 40, 300) }.measured("window")
    }
    #expect(host.frame("window") == CGRect(x: 80, y: 0, width: 40, height: 100))
    #expect(host.frame("a") == CGRect(x: 80, y: 0, width: 40, height: 300))
  }

  @Test func `a horizontal scroll view takes the proposed width and its content's height`() {
    let host = Host(200, 100) {
      ScrollView(.horizontal) { box("a", 300, 40) }.measured("window")
    }
    #expect(host.frame("window") == CGRect(x: 0, y: 30, width: 200, height: 40))
    #expect(host.frame("a") == CGRect(x: 0, y: 30, width: 300, height: 40))
  }

  @Test func `a scroll view of both axes takes its whole proposal`() {
    let host = Host(200, 100) {
      ScrollView([.horizontal, .vertical]) { box("a", 300, 400) }.measured("window")
    }
    #expect(host.frame("window") == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(host.frame("a") == CGRect(x: 0, y: 0, width: 300, height: 400))
  }

  @Test func `without a proposal a scroll view has the size of its content`() {
    let host = Host(200, 100) {
      ScrollView([.horizontal, .vertical]) { box("a", 30, 40) }.fixedSize().measured("window")
    }
    #expect(host.frame("window") == CGRect(x: 85, y: 30, width: 30, height: 40))
  }

  @Test func `the content is proposed nil along the axis and the window's length across`() {
    let host = Host(200, 100) {
      ScrollView { mark("a") }
    }
    // Ten points are the ideal height of a color.
    #expect(host.frame("a") == CGRect(x: 0, y: 0, width: 200, height: 10))
  }

  @Test func `smaller content is at the top`() {
    let host = Host(200, 100) {
      ScrollView { box("a", 40, 30) }
    }
    #expect(host.frame("a") == CGRect(x: 80, y: 0, width: 40, height: 30))
  }

  @Test func `smaller content is centered in a window that scrolls both ways`() {
    let host = Host(200, 100) {
      ScrollView([.horizontal, .vertical]) { box("a", 40, 300) }
    }
    #expect(host.frame("a") == CGRect(x: 80, y: 0, width: 40, height: 300))
  }

  @Test func `several views form a column`() {
    let host = Host(200, 100) {
      ScrollView {
        box("a", 40, 30)
        box("b", 20, 30)
      }
    }
    #expect(host.frame("a") == CGRect(x: 80, y: 0, width: 40, height: 30))
    #expect(host.frame("b") == CGRect(x: 90, y: 38, width: 20, height: 30))
  }

  @Test func `an empty scroll view takes its proposal`() {
    let host = Host(200, 100) {
      ScrollView {}.frame(width: 50).measured("window")
    }
    #expect(host.frame("window") == CGRect(x: 75, y: 0, width: 50, height: 100))
  }

  @Test func `in a stack a scroll view takes the remaining length`() {
    let host = Host(200, 100) {
      VStack(spacing: 0) {
        box("head", 200, 20)
        ScrollView { box("a", 40, 300) }.measured("window")
        box("foot", 200, 30)
      }
    }
    #expect(host.frame("window") == CGRect(x: 80, y: 20, width: 40, height: 50))
    #expect(host.frame("foot").minY == 70)
  }

  @Test func `inside nested containers a scroll view takes the remaining length`() {
    let host = Host(200, 100) {
      VStack(spacing: 0) {
        ZStack { ScrollView { box("a", 40, 300) }.measured("window") }
        ScrollView(.horizontal) { box("b", 300, 30) }
        box("foot", 200, 20).safeAreaInset(edge: .top, spacing: 0) { box("bar", 200, 10) }
      }
    }
    #expect(host.frame("window") == CGRect(x: 80, y: 0, width: 40, height: 40))
    #expect(host.frame("b") == CGRect(x: 0, y: 40, width: 300, height: 30))
    #expect(host.frame("foot").maxY == 100)
  }

  @Test func `content is visible only inside the frame`() {
    let host = Host(200, 100) {
      ScrollView { box("a", 40, 300) }.frame(height: 50)
    }
    let clips = host.displayList().clips
    #expect(clips.count == 1)
    let frame = clips.first.map { $0.path.boundingRect.applying($0.transform) }
    #expect(frame == CGRect(x: 80, y: 25, width: 40, height: 50))
  }

  @Test func `without clipping the content is visible everywhere`() {
    let host = Host(200, 100) {
      ScrollView { box("a", 40, 300) }.scrollClipDisabled()
    }
    #expect(host.displayList().clips.isEmpty)
    #expect(host.displayList().fills.count == 1)
  }

  @Test func `content extends behind the safe area`() {
    let host = Host(100, 100) {
      ScrollView { box("a", 100, 300) }
        .safeAreaInset(edge: .bottom, spacing: 0) { box("bar", 100, 20) }
    }
    #expect(host.frame("a").minY == 0)
    let clip = host.displayList().clips.first.map { $0.path.boundingRect.applying($0.transform) }
    #expect(clip == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `explicit guides of the content stay inside`() {
    let host = Host(200, 100) {
      HStack(alignment: .top, spacing: 0) {
        box("a", 10, 10)
        ScrollView(.horizontal) {
          box("b", 10, 10).alignmentGuide(.top) { _ in 5 }
        }
      }
    }
    #expect(host.frame("a").minY == host.frame("b").minY)
  }

  @Test func `a right-to-left window starts at the right`() {
    let host = Host(200, 100) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          box("a", 150, 40)
          box("b", 150, 40)
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(host.x("a") == 50)
    #expect(host.x("b") == -100)
  }
}
