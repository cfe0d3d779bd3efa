import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

extension ContainerValues {
  @Entry fileprivate var note: String = ""
}

/// Subviews taken out of other views.
@MainActor struct SubviewTests {
  let journal = Journal()

  /// Every subview in its own frame, one below the other.
  struct Cards<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      VStack(spacing: 0) {
        ForEach(subviews: content) { subview in subview.frame(width: 20, height: 20) }
      }
    }
  }

  @Test(arguments: [0, 1, 4]) func `each subview gets a card`(_ count: Int) {
    let host = Host(100, 100) { Cards { ForEach(0..<count, id: \.self) { box("\($0)", 10, 10) } } }
    #expect(host.frames().keys.sorted() == (0..<count).map { "\($0)" })
    for index in 0..<count {
      let top = 50 - CGFloat(count) * 10 + CGFloat(index) * 20
      #expect(near(host.frame("\(index)"), CGRect(x: 45, y: top + 5, width: 10, height: 10)))
    }
  }

  @Test func `groups, conditions and collections are flattened, containers are not`() {
    let isOn = true
    let host = Host(100, 200) {
      Cards {
        Group {
          box("a", 1, 1)
          box("b", 1, 1)
        }
        if isOn { box("c", 1, 1) }
        HStack(spacing: 0) {
          box("d", 1, 1)
          box("e", 1, 1)
        }
        EmptyView()
      }
    }
    let tops = ["a", "b", "c", "d", "e"].map { host.frame($0).midY }
    #expect(tops == [70, 90, 110, 130, 130])
  }

  @Test func `a view can be built from the collection, its slices and their values`() {
    let host = Host(100, 100) {
      Group(
        subviews: Group {
          box("a", 10, 10).containerValue(\.note, "first")
          box("b", 10, 10)
          box("c", 10, 10)
        }
      ) { subviews in
        let _ = journal.note("\(subviews.count) \(subviews.first?.containerValues.note ?? "")")
        let rest = subviews[1...]
        let _ = journal.note("\(rest.startIndex) \(rest.endIndex) \(rest[1...].count)")
        HStack(spacing: 0) {
          subviews[0]
          VStack(spacing: 0) { rest }
        }
      }
    }
    #expect(journal.lines == ["3 first", "1 3 2"])
    #expect(near(host.frame("a"), CGRect(x: 40, y: 45, width: 10, height: 10)))
    #expect(near(host.frame("c"), CGRect(x: 50, y: 50, width: 10, height: 10)))
  }

  struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Button(name) { count += 1 }.frame(width: 10 + CGFloat(count)).measured("box \(name)")
    }
  }

  struct Reversing: View {
    @Binding var names: [String]
    @Binding var isReversed: Bool
    var body: some View {
      Group(subviews: ForEach(names, id: \.self) { Counter(name: $0) }) { subviews in
        HStack(spacing: 0) {
          if isReversed {
            ForEach(subviews.reversed()) { $0 }
          } else {
            ForEach(subviews) { $0 }
          }
        }
      }
      .buttonStyle(.plain)
    }
  }

  @Test func `views keep their state wherever they are shown`() async throws {
    let host = Host(size: CGSize(width: 100, height: 50))
    let names = host.makeState(["a", "b"])
    let isReversed = host.makeState(false)
    host.show(Reversing(names: names, isReversed: isReversed))
    host.schedule(Cue(at: 0, tap: "a", count: 3))
    try await host.advance(to: 0)
    #expect(host.frame("box a").width == 13)
    isReversed.wrappedValue = true
    try await host.advance(to: 0)
    #expect(host.frame("box a").width == 13)
    #expect(host.x("box b") < host.x("box a"))
    names.wrappedValue = ["c", "a", "b"]
    try await host.advance(to: 0)
    #expect(host.frame("box a").width == 13)
    #expect(host.x("box b") < host.x("box a"))
    #expect(host.x("box a") < host.x("box c"))
  }

  struct Growing: View {
    @Binding var names: [String]
    let journal: Journal
    var body: some View {
      HStack(spacing: 0) {
        ForEach(
          subviews: ForEach(names, id: \.self) { name in
            box(name, 10, 10).onDisappear { journal.note(name) }
          }
        ) { $0 }
      }
    }
  }

  @Test func `a removed view fades and ends with its transition`() async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    let names = host.makeState(["a", "b", "c"])
    host.show(Growing(names: names, journal: journal))
    withAnimation(.linear(duration: 1)) { names.wrappedValue = ["a", "c"] }
    try await host.advance(to: 0.5)
    #expect(host.frames().keys.sorted() == ["a", "b", "c"])
    #expect(near(host.x("c"), 52.5))
    #expect(journal.lines == [])
    try await host.advance(to: 1.5)
    #expect(host.frames().keys.sorted() == ["a", "c"])
    #expect(journal.lines == ["b"])
    names.wrappedValue = ["c"]
    try await host.advance(to: 1.5)
    #expect(host.frames().keys.sorted() == ["c"])
    #expect(journal.lines == ["b", "a"])
  }

  @Test func `a view that returns while it fades continues as it was`() async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    let names = host.makeState(["a", "b"])
    host.show(Growing(names: names, journal: journal))
    withAnimation(.linear(duration: 1)) { names.wrappedValue = ["a"] }
    try await host.advance(to: 0.5)
    withAnimation(.linear(duration: 1)) { names.wrappedValue = ["a", "b"] }
    try await host.advance(to: 3)
    #expect(host.frames().keys.sorted() == ["a", "b"])
    #expect(near(host.x("b"), 50))
    #expect(journal.lines == [])
  }

  @Test func `a new view is inserted with a transition`() async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    let names = host.makeState(["a"])
    host.show(Growing(names: names, journal: journal))
    withAnimation(.linear(duration: 1)) { names.wrappedValue = ["a", "b"] }
    try await host.advance(to: 0.5)
    #expect(host.displayList().fills.map(\.color.alpha).sorted() == [0.5, 1])
  }

  @Test func `a view shown twice is where it was built last`() {
    let host = Host(100, 100) {
      Group(subviews: box("a", 10, 10)) { subviews in
        VStack(spacing: 0) {
          subviews[0]
          subviews[0]
          box("end", 10, 10)
        }
      }
    }
    #expect(host.placements().count == 2)
    #expect(near(host.frame("a").minY, 40))
  }

  private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  struct Preferring: View {
    @Binding var isShown: Bool
    @Binding var name: String
    let journal: Journal
    var body: some View {
      Group(
        subviews: Group {
          box("a", 1, 1).preference(key: Names.self, value: [name])
          box("b", 1, 1).preference(key: Names.self, value: ["b"])
        }
      ) { subviews in
        subviews[1]
        if isShown { subviews[0] }
      }
      .onPreferenceChange(Names.self) { journal.note($0.joined()) }
    }
  }

  @Test func `preferences come from the place where the views are shown`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let isShown = host.makeState(true)
    let name = host.makeState("a")
    host.show(Preferring(isShown: isShown, name: name, journal: journal))
    name.wrappedValue = "A"
    try await host.advance(to: 0)
    isShown.wrappedValue = false
    try await host.advance(to: 0)
    #expect(journal.lines == ["ba", "bA", "b"])
  }

  struct Reading: View {
    @State private var width: CGFloat = 10
    var body: some View {
      ForEach(subviews: box("a", 5, 5)) { subview in subview.frame(width: width).measured("f") }
      Button("Widen") { width = 30 }
    }
  }

  @Test func `reads inside the closure are tracked`() async throws {
    let host = Host(100, 100) { Reading() }
    host.schedule(Cue(at: 0, tap: "Widen"))
    try await host.advance(to: 0)
    #expect(host.frame("f").width == 30)
  }
}
