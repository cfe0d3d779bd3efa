import Dispatch
import Foundation
import Testing
import Zoetrope
import ZoetropeCombine

struct ThreadTests {
  private static let count = 2000

  /// Sends numbers by subjects, each on a thread of its own.
  private func send(to subjects: [PassthroughSubject<Int, Never>]) {
    let shared = ConfinedVariable(subjects)
    Dispatch.DispatchQueue.concurrentPerform(iterations: subjects.count) { index in
      for number in 0..<Self.count { shared.value[index].send(number) }
      shared.value[index].send(completion: .finished)
    }
  }

  private func subjects(_ count: Int) -> [PassthroughSubject<Int, Never>] {
    (0..<count).map { _ in PassthroughSubject() }
  }

  @Test func `values merged from several threads arrive one after the other`() {
    let subjects = subjects(4)
    let recorder = Recorder<[Int], Never>()
    var depth = 0
    var isNested = false
    recorder.onValue = { _ in
      depth += 1
      if depth > 1 { isNested = true }
      depth -= 1
    }
    Publishers.MergeMany(
      subjects.enumerated().map { index, subject in subject.map { [index, $0] } }
    )
    .subscribe(recorder)
    send(to: subjects)
    #expect(!isNested)
    #expect(recorder.values.count == 4 * Self.count)
    for index in 0..<4 {
      #expect(recorder.values.filter { $0[0] == index }.map { $0[1] } == Array(0..<Self.count))
    }
    #expect(recorder.hasFinished)
  }

  @Test func `values zipped from several threads keep their order`() {
    let subjects = subjects(3)
    let recorder = subjects[0].zip(subjects[1], subjects[2]) { [$0, $1, $2] }.record()
    send(to: subjects)
    #expect(recorder.values == (0..<Self.count).map { [$0, $0, $0] })
    #expect(recorder.hasFinished)
  }

  @Test func `the latest values from several threads are the last combination`() {
    let subjects = subjects(3)
    let recorder = subjects[0].combineLatest(subjects[1], subjects[2]) { [$0, $1, $2] }.record()
    send(to: subjects)
    #expect(recorder.values.last == Array(repeating: Self.count - 1, count: 3))
    for position in 0..<3 {
      let values = recorder.values.map { $0[position] }
      #expect(values == values.sorted())
    }
    #expect(recorder.hasFinished)
  }

  @Test func `a subscription may be cancelled by another thread`() {
    for _ in 0..<50 {
      let subjects = subjects(2)
      let recorder = subjects[0].flatMap { Just($0) }.merge(with: subjects[1]).record()
      let shared = ConfinedVariable((subjects, recorder))
      Dispatch.DispatchQueue.concurrentPerform(iterations: 3) { index in
        let (subjects, recorder) = shared.value
        if index == 2 { return recorder.cancel() }
        for number in 0..<100 { subjects[index].send(number) }
      }
      let count = recorder.values.count
      subjects[0].send(1)
      #expect(recorder.values.count == count)
      #expect(recorder.completions.isEmpty)
    }
  }

  @Test func `a source that completes during a subscription completes after it`() {
    let subject = PassthroughSubject<Int, Never>()
    let events = ConfinedVariable([String]())
    let shared = ConfinedVariable(subject)
    let other = Dispatch.DispatchQueue(label: "other")
    let hasBegun = DispatchSemaphore(value: 0)
    subject.subscribe(
      Slow { event in
        if event == "subscription" {
          other.async {
            hasBegun.signal()
            shared.value.send(completion: .finished)
          }
          hasBegun.wait()
          // Longer than the other thread needs if nothing makes it wait.
          Thread.sleep(forTimeInterval: 0.05)
        }
        events.value.append(event)
      })
    other.sync {}
    #expect(events.value == ["subscription", "completion"])
  }

  /// A subscriber that calls a closure for its subscription and for its completion.
  private struct Slow: Subscriber {
    let combineIdentifier = CombineIdentifier()
    let onEvent: (String) -> Void

    func receive(subscription: any Subscription) {
      onEvent("subscription")
    }

    func receive(_ input: Int) -> Subscribers.Demand { .none }

    func receive(completion: Subscribers.Completion<Never>) { onEvent("completion") }
  }
}
