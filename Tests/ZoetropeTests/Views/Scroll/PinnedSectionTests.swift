import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Sections, and the parts of them that stay in a window.
@MainActor struct PinnedSectionTests {
  private struct Sections: View {
    @Binding var target: String?
    let pinned: PinnedScrollableViews

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<4, id: \.self) { section in
            Section {
              ForEach(0..<5, id: \.self) { row in
                box("\(section).\(row)", 100, 20).id("\(section).\(row)")
              }
            } header: {
              box("h\(section)", 100, 10)
            } footer: {
              box("f\(section)", 100, 10)
            }
          }
        }
      }
      .scrollPosition(id: $target, anchor: .top)
    }
  }

  private func scrolled(
    to target: String, _ pinned: PinnedScrollableViews
  ) async throws -> Host {
    let host = Host(size: CGSize(width: 100, height: 60))
    let position = host.makeState(String?.none)
    host.show(Sections(target: position, pinned: pinned))
    position.wrappedValue = target
    try await host.advance(to: 0)
    return host
  }

  @Test func `an unpinned header scrolls with its section`() async throws {
    let host = try await scrolled(to: "0.2", [])
    #expect(host.frame("0.2").minY == 0)
    #expect(host.frame("h0").minY == -50)
  }

  @Test func `a pinned header stays until its section ends`() async throws {
    let host = try await scrolled(to: "0.2", .sectionHeaders)
    #expect(host.frame("h0").minY == 0)
    #expect(host.frame("0.2").minY == 0)
    let later = try await scrolled(to: "1.0", .sectionHeaders)
    #expect(later.frame("h1").minY == 0)
    // The previous header has been pushed out.
    #expect(later.frame("h0").minY == -20)
  }

  @Test func `a pinned footer comes with its section`() async throws {
    let host = try await scrolled(to: "0.1", .sectionFooters)
    #expect(host.frame("f0").minY == 50)
    #expect(host.frame("h0").minY == -30)
  }

  @Test func `in other containers a section is its header, its views and its footer`() {
    let host = Host(100, 100) {
      VStack(spacing: 0) {
        Section {
          box("a", 10, 10)
        } header: {
          box("h", 10, 10)
        } footer: {
          box("f", 10, 10)
        }
      }
    }
    #expect([host.frame("h"), host.frame("a"), host.frame("f")].map(\.minY) == [35, 45, 55])
  }
}
