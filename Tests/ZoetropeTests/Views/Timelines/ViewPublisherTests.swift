import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeCombine

/// A model whose parts follow each other by publishers.
@MainActor private final class Search: ObservableObject {
  @Published var text = ""
  @Published var found = 0
  @Published var length = 0
  private var searches: Set<AnyCancellable> = []

  init() {
    $text
      .removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .filter { !$0.isEmpty }
      .sink { [weak self] _ in self?.found += 1 }
      .store(in: &searches)
    $text.map(\.count).assign(to: &$length)
  }
}

private struct SearchView: View {
  @ObservedObject var search: Search

  var body: some View {
    Color.red.frame(width: CGFloat(search.found * 10 + search.length), height: 1)
  }
}

private struct Clock: View {
  let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
  @State private var count = 0
  @State private var date = Date.distantPast

  var body: some View {
    Color.red.frame(width: CGFloat(count), height: CGFloat(date.timeIntervalSinceReferenceDate))
      .onReceive(timer) {
        count += 1
        date = $0
      }
  }
}

/// A model of the older kind, which announces its changes by a subject.
private final class Announcing: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var width: CGFloat = 1 {
    willSet { objectWillChange.send() }
  }
}

private struct AnnouncingView: View {
  @ObservedObject var model: Announcing
  var body: some View { Color.red.frame(width: model.width, height: 1) }
}

/// Publishers of views and of their models, on the virtual clock.
@MainActor struct ViewPublisherTests {
  private func width(_ host: Host) -> CGFloat { host.placements().first?.frame.width ?? 0 }

  @Test(arguments: [10, 30, 60])
  func `a timer of a view counts in virtual time`(rate: Int) async throws {
    let host = Host(100, 100) { Clock() }
    for frame in 0...rate * 3 {
      try await host.advance(to: Double(frame) / Double(rate))
      let count = frame * 2 / rate
      #expect(width(host) == CGFloat(count))
      if count > 0 {
        let height = try #require(host.placements().first).frame.height
        #expect(abs(height - CGFloat(count) / 2) < 1e-9)
      }
    }
  }

  @Test func `a timer that a parent makes anew begins anew`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let width = host.makeState(CGFloat(50))
    host.show(AnimContent { Clock().opacity(width.wrappedValue / 100) })
    try await host.advance(to: 0.4)
    width.wrappedValue = 60
    try await host.advance(to: 0.8)
    #expect(self.width(host) == 0)
    try await host.advance(to: 0.95)
    #expect(self.width(host) == 1)
  }

  @Test func `a view that is gone receives nothing`() async throws {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let host = Host(size: CGSize(width: 100, height: 100))
    let isShown = host.makeState(true)
    host.show(
      AnimContent {
        Group {
          if isShown.wrappedValue {
            Color.red.onReceive(subject) { value in received.append(value) }
          }
        }
      })
    try await host.advance(to: 0)
    subject.send(1)
    isShown.wrappedValue = false
    try await host.advance(to: 0.1)
    subject.send(2)
    #expect(received == [1])
  }

  @Test func `a debounced text is searched once after a pause`() async throws {
    let search = Search()
    let host = Host(100, 100) { SearchView(search: search) }
    for (index, text) in ["w", "wh", "whe", "whee", "wheel"].enumerated() {
      host.schedule(at: 0.1 * Double(index + 1)) { search.text = text }
    }
    host.schedule(at: 2) { search.text = "" }
    try await host.advance(to: 0.5)
    #expect(width(host) == 5)
    try await host.advance(to: 0.79)
    #expect(width(host) == 5)
    try await host.advance(to: 0.8)
    #expect(width(host) == 15)
    try await host.advance(to: 3)
    #expect(width(host) == 10)
  }

  @Test func `a model that announces its changes by a subject is observed`() async throws {
    let model = Announcing()
    let host = Host(100, 100) { AnnouncingView(model: model) }
    try await host.advance(to: 0)
    #expect(width(host) == 1)
    model.width = 7
    try await host.advance(to: 0)
    #expect(width(host) == 7)
  }

  @Test func `a published variable sends its value before the variable has it`() {
    let search = Search()
    var log: [String] = []
    let subscription = search.$found.sink { [unowned search] in
      log.append("\($0), was \(search.found)")
    }
    search.found = 3
    subscription.cancel()
    search.found = 4
    #expect(log == ["0, was 0", "3, was 0"])
  }

  @Test func `a variable that follows another one takes its values`() {
    let first = Search()
    let second = Search()
    first.$found = second.$found
    second.found = 9
    #expect(first.found == 9)
  }

  @Test func `values for the main queue arrive within the frame`() async throws {
    let subject = PassthroughSubject<CGFloat, Never>()
    let host = Host(size: CGSize(width: 100, height: 100))
    let width = host.makeState(CGFloat(1))
    host.show(
      AnimContent {
        Color.red.frame(width: width.wrappedValue, height: 1)
          .onReceive(
            subject.receive(on: DispatchQueue.global()).map { $0 * 2 }.receive(
              on: DispatchQueue.main)
          ) { width.wrappedValue = $0 }
      })
    host.schedule(at: 1) { subject.send(5) }
    try await host.advance(to: 1)
    #expect(self.width(host) == 10)
  }

  @Test func `notifications are received while the view is shown`() async throws {
    let name = Notification.Name("ViewPublisherTests")
    var count = 0
    let host = Host(100, 100) {
      Color.red.onReceive(NotificationCenter.default.publisher(for: name)) { _ in count += 1 }
    }
    try await host.advance(to: 0)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(count == 1)
  }
}
