import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

@MainActor struct TaskTests {
  private struct Working: View {
    let journal: Journal
    @Binding var isShown: Bool
    @Binding var id: Int
    @State private var width: CGFloat = 10

    var body: some View {
      if isShown {
        box("a", width, 10)
          .onAppear { journal.note("appear") }
          .task(id: id) {
            journal.note("start \(id)")
            width += 10
            await Task.yield()
            if Task.isCancelled {
              journal.note("cancelled")
            } else {
              journal.note("go on")
              width += 100
            }
          }
          .task {
            journal.note("wait")
            while !Task.isCancelled { await Task.yield() }
            journal.note("end")
          }
      }
    }
  }

  @MainActor private struct Fixture {
    let journal = Journal()
    let host = Host(size: CGSize(width: 300, height: 100))
    let isShown: Binding<Bool>
    let id: Binding<Int>

    init() {
      isShown = host.makeState(true)
      id = host.makeState(1)
      host.show(Working(journal: journal, isShown: isShown, id: id))
    }

    func hide() async throws {
      isShown.wrappedValue = false
      try await host.advance(to: host.time)
    }
  }

  @Test func `a task starts before time passes, on the main actor`() async throws {
    let fixture = Fixture()
    #expect(fixture.journal.lines == ["appear"])
    try await fixture.host.advance(to: 0)
    try await fixture.host.advance(to: 0)
    #expect(near(fixture.host.frame("a").width, 120))
    #expect(fixture.journal.lines.contains("go on"))
    try await fixture.hide()
  }

  @Test func `a new id cancels the task and starts it again`() async throws {
    let fixture = Fixture()
    try await fixture.host.advance(to: 0)
    _ = fixture.journal.take()
    fixture.id.wrappedValue = 1
    try await fixture.host.advance(to: 0)
    #expect(fixture.journal.take() == [])
    fixture.id.wrappedValue = 2
    try await fixture.host.advance(to: 0)
    #expect(fixture.journal.take().first == "start 2")
    try await fixture.hide()
  }

  @Test func `a host does not wait for the tasks of another one`() async {
    // The process is of its own, because the hosts of other tests use the barrier as well.
    await #expect(processExitsWith: .success) { try await Self.advanceBesideBusyHost() }
  }

  private struct Nesting: View {
    @State private var width: CGFloat = 10

    var body: some View {
      box("a", width, 10).task {
        let inner = Host(size: CGSize(width: 100, height: 100))
        inner.show(Color.red.task { for _ in 0..<20 { await Task.yield() } })
        try? await inner.advance(to: 0)
        width = 50
      }
    }
  }

  @Test func `a host waits for the tasks of a host that its own task has made`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    host.show(Nesting())
    try await host.advance(to: 0)
    #expect(near(host.frame("a").width, 50))
  }

  private static func advanceBesideBusyHost() async throws {
    let busy = Host(size: CGSize(width: 100, height: 100))
    busy.show(Color.red.task { while !Task.isCancelled { await Task.yield() } })
    try await busy.advance(to: 0)
    let calm = Host(size: CGSize(width: 100, height: 100))
    calm.show(Color.blue)
    let before = await MainQueueBarrier.shared.wait()
    try await calm.advance(to: 0)
    let passes = await MainQueueBarrier.shared.wait() - before - 1
    #expect(passes > 0 && passes < 10, "\(passes) passes")
  }

  @Test func `a task is cancelled when its view is removed`() async throws {
    let fixture = Fixture()
    try await fixture.host.advance(to: 0)
    try await fixture.hide()
    while fixture.journal.count("end") == 0 { await Task.yield() }
    #expect(fixture.journal.lines.last == "end")
  }
}
