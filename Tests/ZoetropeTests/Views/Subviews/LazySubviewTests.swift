import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Subviews in containers that build their views as they come into the window.
@MainActor struct LazySubviewTests {
  @Test func `subviews in a lazy container are at their places`() async throws {
    let host = Host(100, 50) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(subviews: ForEach(0..<20, id: \.self) { mark("\($0)").frame(height: 10) }) {
            $0.padding(.bottom, 10)
          }
        }
      }
    }
    #expect(host.frame("0") == CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(near(host.frame("2").minY, 40))
    #expect(host.frames()["5"] == nil)
  }

  private struct Chapters: View {
    @Binding var target: String?

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(sections: chapters) { section in
            Section {
              section.content
            } header: {
              section.header
            }
          }
        }
      }
      .scrollPosition(id: $target, anchor: .top)
    }

    @ViewBuilder private var chapters: some View {
      ForEach(0..<3, id: \.self) { chapter in
        Section {
          mark("\(chapter) a").frame(height: 40).id("\(chapter) a")
          mark("\(chapter) b").frame(height: 50).id("\(chapter) b")
        } header: {
          mark("header \(chapter)").frame(height: 10)
        }
      }
    }
  }

  @Test func `sections found in a view may be pinned`() async throws {
    let host = Host(size: CGSize(width: 100, height: 50))
    let target = host.makeState(String?.none)
    host.show(Chapters(target: target))
    #expect(near(host.frame("header 0").minY, 0))
    #expect(near(host.frame("0 a").minY, 10))
    target.wrappedValue = "0 b"
    try await host.advance(to: 0)
    #expect(near(host.frame("0 b").minY, 0))
    #expect(near(host.frame("header 0").minY, 0))
  }

  @Test func `a pinned header exists although its own place is off screen`()
    async throws
  {
    let host = Host(100, 50) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            box("a", 100, 190)
          } header: {
            mark("header").frame(height: 10)
          }
        }
      }
      .defaultScrollAnchor(.center)
    }
    #expect(near(host.frame("header").minY, 0))
    #expect(near(host.frame("a").minY, -65))
  }

  @Test func `subviews outside a lazy container's window have not appeared`() async throws {
    let log = Log()
    _ = Host(100, 50) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { row in
            ViewThatFits(in: .horizontal) {
              Color.red.frame(width: 200, height: 10).onAppear { log.add("wide \(row)") }
              Color.red.frame(width: 20, height: 10).onAppear { log.add("small \(row)") }
            }
          }
        }
      }
    }
    #expect(log.entries.sorted() == (0..<5).map { "small \($0)" })
  }
}

@MainActor private final class Log {
  private(set) var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
}
