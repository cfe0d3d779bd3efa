import Testing
import Zoetrope
import ZoetropeCombine

struct SequenceTests {
  @Test func `append and prepend add values, sequences and publishers`() {
    #expect([1].publisher.append(2, 3).all == [1, 2, 3])
    #expect([1].publisher.append([2, 3]).all == [1, 2, 3])
    #expect([1].publisher.append(Just(2)).all == [1, 2])
    #expect([1].publisher.prepend(2, 3).all == [2, 3, 1])
    #expect([1].publisher.prepend(Set([2])).all == [2, 1])
    #expect([1].publisher.prepend(Just(2)).all == [2, 1])
    #expect(Empty<Int, Never>().append(Empty()).record().hasFinished)
    let typed: Publishers.Concatenate<Just<Int>, Publishers.Sequence<[Int], Never>> = Just(1)
      .append(2)
    #expect(typed.all == [1, 2])
  }

  @Test func `the demand that the first publisher has not met goes to the second one`() {
    let (a, b) = (Source<Int, Problem>(), Source<Int, Problem>())
    let recorder = a.append(b).record(.max(3))
    #expect(a.demand == .max(3))
    #expect(b.subscriptionCount == 0)
    a.send(1)
    a.finish()
    #expect(b.demand == .max(2))
    recorder.request(1)
    #expect(b.demand == .max(3))
    b.fail(Problem())
    #expect(recorder.error == Problem())
  }

  @Test func `an error of the first publisher ends all`() {
    let (a, b) = (Source<Int, Problem>(), Source<Int, Problem>())
    let recorder = a.append(b).record()
    a.fail(Problem())
    #expect(recorder.error == Problem())
    #expect(b.subscriptionCount == 0)
  }

  @Test func `one value at a time is asked of concatenated sequences`() {
    let recorder = [1, 2].publisher.append(3, 4).append(5).record(.max(1), further: .max(1))
    #expect(recorder.values == [1, 2, 3, 4, 5])
    #expect(recorder.hasFinished)
    let slow = [1, 2].publisher.append(3).record(.max(2))
    #expect(slow.values == [1, 2])
    #expect(slow.completions.isEmpty)
  }

  @Test func `cancelling cancels the current publisher`() {
    let (a, b) = (Source<Int, Problem>(), Source<Int, Problem>())
    let recorder = a.append(b).record()
    a.finish()
    recorder.cancel()
    #expect(a.cancelCount == 0 && b.cancelCount == 1)
  }

  @Test func `switchToLatest follows the latest publisher`() {
    let outer = PassthroughSubject<Source<Int, Never>, Never>()
    let (a, b) = (Source<Int, Never>(), Source<Int, Never>())
    let recorder = outer.switchToLatest().record(.max(4))
    outer.send(a)
    #expect(a.demand == .max(4))
    a.send(1)
    outer.send(b)
    #expect(a.cancelCount == 1)
    #expect(b.demand == .max(3))
    a.send(2)
    b.send(3)
    #expect(recorder.values == [1, 3])
    outer.send(completion: .finished)
    #expect(recorder.completions.isEmpty)
    b.finish()
    #expect(recorder.hasFinished)
  }

  @Test func `switchToLatest ends with the publishers if none sends values`() {
    let outer = PassthroughSubject<Just<Int>, Never>()
    let recorder = outer.switchToLatest().record()
    outer.send(Just(1))
    outer.send(Just(2))
    #expect(recorder.values == [1, 2])
    #expect(recorder.completions.isEmpty)
    outer.send(completion: .finished)
    #expect(recorder.hasFinished)
  }

  @Test func `an error of any publisher ends switchToLatest`() {
    let outer = PassthroughSubject<Fail<Int, Problem>, Problem>()
    let recorder = outer.switchToLatest().record()
    outer.send(Fail(error: Problem(number: 1)))
    #expect(recorder.error == Problem(number: 1))
    let other = Source<Just<Int>, Problem>()
    let second = other.switchToLatest().record()
    other.send(Just(1))
    other.fail(Problem(number: 2))
    #expect(second.values == [1])
    #expect(second.error == Problem(number: 2))
    let third = Just(Fail<Int, Problem>(error: Problem(number: 3))).switchToLatest().record()
    #expect(third.error == Problem(number: 3))
  }

  @Test func `a publisher sent from within a value is followed`() {
    let outer = PassthroughSubject<Publishers.Sequence<[Int], Never>, Never>()
    let recorder = Recorder<Int, Never>()
    recorder.onValue = { if $0 == 1 { outer.send([10, 11].publisher) } }
    outer.switchToLatest().subscribe(recorder)
    outer.send([1, 2, 3].publisher)
    #expect(recorder.values == [1, 10, 11])
  }

  @Test func `cancelling switchToLatest cancels both publishers`() {
    let (outer, inner) = (Source<Source<Int, Never>, Never>(), Source<Int, Never>())
    let recorder = outer.switchToLatest().record()
    outer.send(inner)
    recorder.cancel()
    #expect(outer.cancelCount == 1 && inner.cancelCount == 1)
  }
}
