import Testing
import Zoetrope
import ZoetropeCombine

struct SelectingTests {
  @Test(arguments: [[], [1], [1, 2], [1, 2, 3, 4, 5, 1]])
  func `values are selected by position and condition`(values: [Int]) {
    func list(_ value: Int?) -> [Int] { value.map { [$0] } ?? [] }
    let all = values.publisher
    #expect(all.first().all == list(values.first))
    #expect(all.first { $0 > 1 }.all == list(values.first { $0 > 1 }))
    #expect(all.tryFirst { $0 > 1 }.all == list(values.first { $0 > 1 }))
    #expect(all.last().all == list(values.last))
    #expect(all.last { $0 < 3 }.all == list(values.last { $0 < 3 }))
    #expect(all.tryLast { $0 < 3 }.all == list(values.last { $0 < 3 }))
    #expect(all.output(at: 1).all == list(values.dropFirst().first))
    #expect(all.output(in: 1...2).all == Array(values.dropFirst().prefix(2)))
    #expect(all.output(in: 1...).all == Array(values.dropFirst()))
    #expect(all.prefix(2).all == Array(values.prefix(2)))
    #expect(all.prefix { $0 < 3 }.all == Array(values.prefix { $0 < 3 }))
    #expect(all.tryPrefix { $0 < 3 }.all == Array(values.prefix { $0 < 3 }))
    #expect(all.dropFirst().all == Array(values.dropFirst()))
    #expect(all.dropFirst(0).all == values)
    #expect(all.dropFirst(3).all == Array(values.dropFirst(3)))
    #expect(all.drop { $0 < 3 }.all == Array(values.drop { $0 < 3 }))
    #expect(all.tryDrop { $0 < 3 }.all == Array(values.drop { $0 < 3 }))
  }

  @Test func `a prefix of no values finishes at once`() {
    let source = Source<Int, Never>()
    let recorder = source.prefix(0).record(.none)
    #expect(recorder.subscriptionCount == 1)
    #expect(recorder.hasFinished)
    #expect(source.cancelCount == 1)
  }

  @Test func `a prefix finishes with its last value`() {
    let source = Source<Int, Never>()
    let recorder = source.prefix(2).record()
    source.send(1)
    #expect(recorder.completions.isEmpty)
    source.send(2, 3)
    #expect(recorder.values == [1, 2])
    #expect(recorder.hasFinished)
    #expect(source.cancelCount == 1)
  }

  @Test func `a recursive send within a prefix adds no value`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    recorder.onValue = { subject.send($0 + 1) }
    subject.prefix(3).subscribe(recorder)
    subject.send(1)
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.hasFinished)
  }

  @Test func `an infinite sequence is read as far as necessary`() {
    let numbers = sequence(first: 1) { $0 + 1 }
    #expect(numbers.publisher.prefix(3).all == [1, 2, 3])
    #expect(numbers.publisher.filter { $0 % 10 == 0 }.first().all == [10])
  }

  @Test func `conditions that throw end the values`() {
    #expect([1].publisher.tryFirst { _ in throw Problem() }.record().error is Problem)
    #expect([1].publisher.tryLast { _ in throw Problem() }.record().error is Problem)
    #expect([1].publisher.tryPrefix { _ in throw Problem() }.record().error is Problem)
    #expect([1].publisher.tryDrop { _ in throw Problem() }.record().error is Problem)
  }

  @Test func `prefix ends when another publisher sends a value`() {
    let (source, other) = (Source<Int, Never>(), Source<Void, Problem>())
    let recorder = source.prefix(untilOutputFrom: other).record()
    #expect(other.demands == [.max(1)])
    source.send(1)
    other.send(())
    source.send(2)
    #expect(recorder.values == [1])
    #expect(recorder.hasFinished)
    #expect(source.cancelCount == 1)
  }

  @Test func `prefix goes on when the other publisher ends without a value`() {
    let (source, other) = (Source<Int, Never>(), Source<Void, Problem>())
    let recorder = source.prefix(untilOutputFrom: other).record()
    other.fail(Problem())
    source.send(1)
    source.finish()
    #expect(recorder.values == [1])
    #expect(recorder.hasFinished)
  }

  @Test func `prefix has no values if the other publisher sends one at once`() {
    let recorder = (1...3).publisher.prefix(untilOutputFrom: Just(())).record()
    #expect(recorder.values == [])
    #expect(recorder.subscriptionCount == 1)
    #expect(recorder.hasFinished)
  }

  @Test func `drop skips values until another publisher sends one`() {
    let (source, other) = (Source<Int, Never>(), Source<Void, Never>())
    let recorder = source.drop(untilOutputFrom: other).record(.max(2))
    source.send(1)
    other.send(())
    source.send(2, 3)
    #expect(recorder.values == [2, 3])
    #expect(source.demand == .max(3))
    source.finish()
    #expect(recorder.hasFinished)
  }

  @Test func `drop ends with the other publisher if that has sent no value`() {
    let (source, other) = (Source<Int, Problem>(), Source<Void, Problem>())
    let recorder = source.drop(untilOutputFrom: other).record()
    other.fail(Problem(number: 1))
    #expect(recorder.error == Problem(number: 1))
    #expect(source.cancelCount == 1)
  }

  @Test func `cancelling cancels both publishers`() {
    let (source, other) = (Source<Int, Never>(), Source<Void, Never>())
    source.drop(untilOutputFrom: other).record().cancel()
    #expect(source.cancelCount == 1)
    #expect(other.cancelCount == 1)
    source.prefix(untilOutputFrom: other).record().cancel()
    #expect(source.cancelCount == 2)
    #expect(other.cancelCount == 2)
  }
}
