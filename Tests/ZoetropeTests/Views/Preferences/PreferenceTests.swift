import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Values that views pass up, and their receivers.
@MainActor struct PreferenceTests {
  enum Names: PreferenceKey {
    static var defaultValue: [String] { ["none"] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  enum Largest: PreferenceKey {
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
      value = [value, nextValue()].compactMap(\.self).max()
    }
  }

  private static func names<Content: View>(
    @ViewBuilder of content: () -> Content
  ) -> [[String]] {
    let journal = Handouts<[String]>()
    let host = Host(100, 100) {
      content().onPreferenceChange(Names.self) { journal.values.append($0) }
    }
    return withExtendedLifetime(host) { journal.values }
  }

  @Test func `a preference without a value has its default`() {
    #expect(Self.names { Color.red } == [["none"]])
    #expect(Self.names { EmptyView() } == [["none"]])
  }

  @Test func `the values of siblings are reduced in order, and siblings without one are skipped`() {
    let one = Self.names { VStack { Color.red.preference(key: Names.self, value: ["a"]) } }
    #expect(one == [["a"]])
    let many = Self.names {
      HStack {
        Color.red.preference(key: Names.self, value: ["a"])
        Color.red
        VStack {
          ForEach(["b", "c"], id: \.self) { Color.red.preference(key: Names.self, value: [$0]) }
          if true { Color.red.preference(key: Names.self, value: ["d"]) }
        }
        AnyView(Color.red.preference(key: Names.self, value: ["e"]))
      }
    }
    #expect(many == [["a", "b", "c", "d", "e"]])
  }

  @Test func `a view replaces or transforms the preference of its content`() {
    let replaced = Self.names {
      VStack { Color.red.preference(key: Names.self, value: ["a"]) }
        .preference(key: Names.self, value: ["b"])
    }
    #expect(replaced == [["b"]])
    let changed = Self.names {
      HStack {
        VStack { Color.red.preference(key: Names.self, value: ["a"]) }
          .transformPreference(Names.self) { $0.append("b") }
        Color.red.transformPreference(Names.self) { $0.append("c") }
      }
    }
    #expect(changed == [["a", "b", "none", "c"]])
  }

  @Test func `a background is reduced before the view, and an overlay after it`() {
    let names = Self.names {
      Color.red.preference(key: Names.self, value: ["view"])
        .background { Color.red.preference(key: Names.self, value: ["behind"]) }
        .overlay { Color.red.preference(key: Names.self, value: ["in front"]) }
    }
    #expect(names == [["behind", "view", "in front"]])
  }

  struct Wrapped: ViewModifier {
    func body(content: Content) -> some View {
      HStack {
        content
        Color.red.preference(key: Names.self, value: ["modifier"])
      }
    }
  }

  @Test func `keys are separate, and modifiers pass preferences through`() {
    let journal = Handouts<CGFloat?>()
    let names = Self.names {
      VStack {
        Color.red.preference(key: Names.self, value: ["a"]).modifier(Wrapped())
        Color.red.preference(key: Largest.self, value: 3)
        Color.red.preference(key: Largest.self, value: 5).frame(width: 10).padding().opacity(0.5)
      }
      .onPreferenceChange(Largest.self) { journal.values.append($0) }
    }
    #expect(names == [["a", "modifier"]])
    #expect(journal.values == [5])
  }

  struct Rows: View {
    @Binding var count: Int
    @Binding var mark: Int
    let seen: Handouts<[String]>

    var body: some View {
      VStack {
        ForEach(0..<count, id: \.self) { Row(index: $0, mark: $mark) }
      }
      .onPreferenceChange(Names.self) { seen.values.append($0) }
    }
  }

  struct Row: View {
    let index: Int
    @Binding var mark: Int

    var body: some View {
      Color.red.preference(key: Names.self, value: [index == 1 ? "\(index):\(mark)" : "\(index)"])
    }
  }

  @Test func `an action runs initially and on each change only`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let (count, mark) = (host.makeState(0), host.makeState(0))
    let seen = Handouts<[String]>()
    host.show(Rows(count: count, mark: mark, seen: seen))
    #expect(seen.take() == [["none"]])
    count.wrappedValue = 1
    try await host.advance(to: 1)
    #expect(seen.take() == [["0"]])
    count.wrappedValue = 3
    try await host.advance(to: 2)
    #expect(seen.take() == [["0", "1:0", "2"]])
    mark.wrappedValue = 7
    try await host.advance(to: 3)
    #expect(seen.take() == [["0", "1:7", "2"]])
    try await host.advance(to: 4)
    #expect(seen.take().isEmpty)
    count.wrappedValue = 0
    try await host.advance(to: 5)
    #expect(seen.take() == [["none"]])
  }

  struct Measured: View {
    @State private var width: CGFloat = 0
    @Binding var inner: CGFloat

    var body: some View {
      VStack(spacing: 0) {
        box("inner", inner, 10).background {
          GeometryReader { proxy in
            Color.clear.preference(key: Largest.self, value: proxy.size.width)
          }
        }
        box("outer", width, 10)
      }
      .onPreferenceChange(Largest.self) { width = $0 ?? -1 }
    }
  }

  @Test func `a measured size arrives in an enclosing view's state within the frame`()
    async throws
  {
    let host = Host(size: CGSize(width: 100, height: 100))
    let inner = host.makeState(CGFloat(30))
    host.show(Measured(inner: inner))
    try await host.advance(to: 0)
    #expect(near(host.frame("outer").width, 30))
    inner.wrappedValue = 50
    try await host.advance(to: 1)
    #expect(near(host.frame("outer").width, 50))
  }

  struct Shown: View {
    @Binding var name: String
    @Binding var suffix: String
    let journal: Journal

    var body: some View {
      box("main", 40, 20).preference(key: Names.self, value: [name])
        .overlayPreferenceValue(Names.self, alignment: .topLeading) { names in
          let text = names.joined() + suffix
          let _ = journal.note(text)
          box(text, 10, 10)
        }
        .backgroundPreferenceValue(Names.self) { names in
          box("behind " + names.joined(), 60, 10)
        }
    }
  }

  @Test func `preference overlays and backgrounds are built from the view's preferences`()
    async throws
  {
    let host = Host(size: CGSize(width: 100, height: 100))
    let (name, suffix) = (host.makeState("a"), host.makeState(""))
    let journal = Journal()
    host.show(Shown(name: name, suffix: suffix, journal: journal))
    #expect(journal.take() == ["a"])
    #expect(near(host.frame("a"), CGRect(x: 30, y: 40, width: 10, height: 10)))
    #expect(near(host.frame("behind a"), CGRect(x: 20, y: 45, width: 60, height: 10)))
    name.wrappedValue = "b"
    try await host.advance(to: 1)
    #expect(host.frames().keys.sorted() == ["b", "behind b", "main"])
    suffix.wrappedValue = "!"
    try await host.advance(to: 2)
    #expect(journal.take().last == "b!")
    #expect(host.frames().keys.sorted() == ["b!", "behind b", "main"])
  }
}

/// Values in their order of arrival.
@MainActor final class Handouts<Value> {
  var values: [Value] = []

  func take() -> [Value] {
    defer { values = [] }
    return values
  }
}
