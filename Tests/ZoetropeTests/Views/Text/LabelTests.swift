import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

@MainActor struct LabelTests {
  private func label(_ name: String = "") -> some View {
    Label {
      box(name + "title", 30, 10)
    } icon: {
      box(name + "icon", 10, 10)
    }
  }

  /// The parts that a view shows, from left to right and from top to bottom.
  private func shown<V: View>(_ view: V) -> [String] {
    let host = Host(100, 100) { view }
    return host.frames().sorted { ($0.value.minX, $0.value.minY) < ($1.value.minX, $1.value.minY) }
      .map(\.key)
  }

  @Test func `a label shows its icon before its title`() {
    let host = Host(100, 100) { label() }
    #expect(host.frame("icon") == CGRect(x: 26, y: 45, width: 10, height: 10))
    #expect(host.frame("title") == CGRect(x: 44, y: 45, width: 30, height: 10))
  }

  @Test func `a style selects the parts`() {
    #expect(shown(label().labelStyle(.titleOnly)) == ["title"])
    #expect(shown(label().labelStyle(.iconOnly)) == ["icon"])
    #expect(shown(label().labelStyle(.titleAndIcon)) == ["icon", "title"])
    #expect(shown(label().labelStyle(.automatic)) == ["icon", "title"])
  }

  @Test func `a symbol precedes the title, with a square for an unknown name`() {
    let known = Host(200, 100) { Label("Favorites", systemImage: "star.fill") }
    #expect(known.displayList().fills.count == 1 && known.takeDiagnostics().isEmpty)
    #expect(!known.displayList().glyphs.isEmpty)
    let unknown = Host(200, 100) { Label("Favorites", systemImage: "starr.fill") }
    #expect(unknown.displayList().strokes.count == 1)
    let messages = unknown.takeDiagnostics().map(\.message)
    #expect(messages.count == 1 && messages[0].contains("\"starr.fill\""))
    #expect(messages[0].hasPrefix("Label"))
  }

  @Test func `the nearest style wins`() {
    #expect(shown(label().labelStyle(.titleOnly).labelStyle(.iconOnly)) == ["title"])
  }

  /// Adds a mark to a label.
  fileprivate struct Marked: LabelStyle {
    @Environment(\.lineSpacing) private var spacing

    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: spacing) {
        Label(configuration)
        box("mark", 5, 5)
      }
    }
  }

  /// Builds a label again from its parts.
  fileprivate struct Rebuilt: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label {
        configuration.title
      } icon: {
        configuration.icon
      }
    }
  }

  @Test func `a style extends the enclosing one and reads the environment`() {
    let view = label().labelStyle(Marked()).labelStyle(.titleOnly).lineSpacing(7)
    let host = Host(100, 100) { view }
    #expect(host.frames().keys.sorted() == ["mark", "title"])
    #expect(host.frame("mark").minY - host.frame("title").maxY == 7)
    #expect(shown(label().labelStyle(Rebuilt()).labelStyle(.titleOnly)) == ["title"])
  }

  @Test func `labels inside a label take the style of their place`() {
    let view = Label {
      label("inner ")
    } icon: {
      box("icon", 1, 1)
    }
    #expect(shown(view.labelStyle(.titleOnly)) == ["inner title"])
    #expect(shown(view.labelStyle(Marked()).labelStyle(.titleOnly)).contains("inner title"))
  }

  @Test func `environment values set by a style reach the parts`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let isRed = host.makeState(true)
    host.show(Tinted(isRed: isRed))
    #expect(host.displayList().fills.map(\.color.red) == [1])
    isRed.wrappedValue = false
    try await host.advance(to: 0)
    #expect(host.displayList().fills.map(\.color.red) == [0])
  }

  fileprivate struct Tinted: View {
    @Binding var isRed: Bool
    var body: some View {
      Label {
        Rectangle()
      } icon: {
        EmptyView()
      }
      .labelStyle(TintStyle(color: Color(red: isRed ? 1 : 0, green: 0, blue: 0)))
    }
  }

  fileprivate struct TintStyle: LabelStyle {
    var color: Color
    func makeBody(configuration: Configuration) -> some View {
      configuration.title.foregroundColor(color)
    }
  }
}
