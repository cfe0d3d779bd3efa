import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

private struct ScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

private struct NoteKey: EnvironmentKey {
  static let defaultValue = ""
}

extension EnvironmentValues {
  fileprivate var factor: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
  fileprivate var note: String {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}

@MainActor struct EnvironmentTests {
  fileprivate struct Reader: View {
    let name: String
    let journal: Journal
    @Environment(\.factor) private var factor

    var body: some View {
      let _ = journal.note("\(name) \(factor)")
      return box(name, 10 * factor, 10)
    }
  }

  fileprivate struct Bystander: View {
    let journal: Journal

    var body: some View {
      let _ = journal.note("bystander")
      return box("bystander", 1, 1)
    }
  }

  fileprivate struct Content: View {
    let journal: Journal
    @Binding var factor: CGFloat
    @Binding var note: String

    var body: some View {
      VStack {
        Reader(name: "inside", journal: journal)
        Reader(name: "fixed", journal: journal).environment(\.factor, 5)
        Reader(name: "doubled", journal: journal)
          .transformEnvironment(\.factor) { $0 *= 2 }
        Bystander(journal: journal)
      }
      .environment(\.factor, factor)
      .environment(\.note, note)
    }
  }

  @Test func `values reach the subtree, and only readers of changed values run again`()
    async throws
  {
    let journal = Journal()
    let host = Host(size: CGSize(width: 200, height: 100))
    let factor = host.makeState(CGFloat(2))
    let note = host.makeState("a")
    host.show(Content(journal: journal, factor: factor, note: note))
    #expect(journal.take() == ["inside 2.0", "fixed 5.0", "doubled 4.0", "bystander"])
    factor.wrappedValue = 3
    try await host.advance(to: 0)
    #expect(journal.take() == ["inside 3.0", "doubled 6.0"])
    note.wrappedValue = "b"
    try await host.advance(to: 0)
    #expect(journal.take() == [])
    #expect(host.frame("inside").width == 30)
    #expect(host.frame("fixed").width == 50)
    #expect(host.frame("doubled").width == 60)
  }

  @Test func `an unset value has its default`() {
    let journal = Journal()
    _ = Host(100, 100) { Reader(name: "a", journal: journal) }
    #expect(journal.lines == ["a 1.0"])
    #expect(Environment(\.factor).wrappedValue == 1)
  }

  @Test func `the root view starts with the host's environment`() {
    let journal = Journal()
    let host = Host(size: CGSize(width: 100, height: 100))
    var environment = EnvironmentValues()
    environment.factor = 4
    host.show(Reader(name: "a", journal: journal), environment: environment)
    #expect(journal.lines == ["a 4.0"])
  }

  @Test func `the foreground style is inherited and animates`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let isRed = host.makeState(true)
    host.show(Foreground(isRed: isRed))
    #expect(host.displayList().fills.map(\.color.red) == [1])
    withAnimation(.linear(duration: 1)) { isRed.wrappedValue = false }
    try await host.advance(to: 0.5)
    let half = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 0).red
    #expect(host.displayList().fills.map(\.color.red) == [half])
  }

  fileprivate struct Foreground: View {
    @Binding var isRed: Bool
    var body: some View {
      Rectangle().foregroundStyle(Color(red: isRed ? 1 : 0, green: 0, blue: 0))
    }
  }
}
