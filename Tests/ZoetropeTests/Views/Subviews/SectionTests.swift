import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

extension ContainerValues {
  @Entry fileprivate var isWide = false
}

@MainActor struct SectionTests {
  let journal = Journal()

  @Test func `in a stack the parts of a section follow one another`() {
    let host = Host(100, 100) {
      VStack(spacing: 0) {
        Section {
          box("a", 10, 10)
          box("b", 10, 10)
        } header: {
          box("header", 10, 10)
        } footer: {
          box("footer", 10, 10)
        }
        Section { box("c", 10, 10) }
      }
    }
    let tops = ["header", "a", "b", "footer", "c"].map { host.frame($0).minY }
    #expect(tops == [25, 35, 45, 55, 65])
  }

  @Test func `a container distinguishes sections from views outside any section`() {
    let host = Host(100, 100) {
      ForEach(
        sections: Group {
          box("a", 1, 1)
          box("b", 1, 1)
          Section("Title") {
            box("c", 1, 1)
          }
          .containerValue(\.isWide, true)
          Section {
            box("d", 1, 1)
          } footer: {
            box("e", 1, 1)
          }
          box("f", 1, 1)
        }
      ) { section in
        let parts = [section.header, section.content, section.footer].map(\.count)
        let _ = journal.note("\(parts) \(section.containerValues.isWide)")
        HStack { section.content }
      }
    }
    #expect(
      journal.lines == [
        "[0, 2, 0] false", "[1, 1, 0] true", "[0, 1, 1] false", "[0, 1, 0] false",
      ])
    #expect(host.frames().keys.sorted() == ["a", "b", "c", "d", "f"])
  }

  struct Lists: View {
    @Binding var count: Int
    let journal: Journal
    var body: some View {
      Group(
        sections: ForEach(0..<count, id: \.self) { index in
          Section { box("\(index)", 10, 10) }
        }
      ) { sections in
        let _ = journal.note("\(sections.count) \(Set(sections.map(\.id)).count)")
        ForEach(sections) { $0.content }
      }
    }
  }

  @Test func `sections can be inserted and removed`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let count = host.makeState(0)
    host.show(Lists(count: count, journal: journal))
    #expect(journal.take() == ["0 0"])
    for new in [1, 3, 2] {
      count.wrappedValue = new
      try await host.advance(to: 0)
      #expect(Set(journal.take()) == ["\(new) \(new)"])
    }
    #expect(host.frames().keys.sorted() == ["0", "1"])
  }
}
