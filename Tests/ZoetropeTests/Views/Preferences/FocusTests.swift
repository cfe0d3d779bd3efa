import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

extension FocusedValues {
  @Entry fileprivate var document: String?

  fileprivate var level: Int? {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct LevelKey: FocusedValueKey {
  typealias Value = Int
}

@MainActor struct FocusTests {
  enum Field: Hashable { case name, city }

  struct Leaf: View {
    let name: String
    @Environment(\.isFocused) private var isFocused
    var body: some View { box(name, isFocused ? 20 : 10, 10) }
  }

  struct Form: View {
    @FocusState private var field: Field?
    @FocusState private var isOn: Bool

    var body: some View {
      Leaf(name: "name").focused($field, equals: .name)
      Leaf(name: "city").focused($field, equals: .city)
      Leaf(name: "on").focused($isOn).focusable()
      Button("Next") { field = field == nil ? .name : .city }
      Button("Done") {
        field = nil
        isOn = true
      }
    }
  }

  @Test func `a focused view passes its focus to its subviews`() async throws {
    let host = Host(100, 300) { Form() }
    func widths() -> [CGFloat] { ["name", "city", "on"].map { host.frame($0).width } }
    #expect(widths() == [10, 10, 10])
    for (index, (name, expected)) in [
      ("Next", [20, 10, 10]), ("Next", [10, 20, 10]), ("Done", [10, 10, 20]),
    ].enumerated() {
      host.schedule(Cue(at: Double(index), tap: name))
      try await host.advance(to: Double(index))
      #expect(widths() == expected.map { CGFloat($0) })
    }
  }

  struct Reader: View {
    @FocusedValue(\.document) private var document
    @FocusedValue(\.level) private var level
    let journal: Journal
    var body: some View {
      let _ = journal.note("\(document ?? "none") \(level ?? 0)")
      box("reader", 1, 1)
    }
  }

  struct Writers: View {
    @Binding var isFocused: Bool
    @FocusState private var focus: Bool
    var body: some View {
      box("a", 1, 1).focusedSceneValue(\.level, 3)
      VStack { box("b", 1, 1).focused($focus) }.focusedValue(\.document, "letter")
        .onChange(of: isFocused, initial: true) { focus = isFocused }
    }
  }

  @Test func `scene values are always found, and view values while their view has the focus`()
    async throws
  {
    let journal = Journal()
    let host = Host(size: CGSize(width: 100, height: 100))
    let isFocused = host.makeState(false)
    host.show(
      VStack {
        Reader(journal: journal)
        Writers(isFocused: isFocused)
      })
    try await host.advance(to: 0)
    #expect(journal.take().last == "none 3")
    isFocused.wrappedValue = true
    try await host.advance(to: 0)
    #expect(journal.take() == ["letter 3"])
    isFocused.wrappedValue = false
    try await host.advance(to: 0)
    #expect(journal.take() == ["none 3"])
  }
}
