import Testing
import Zoetrope
import ZoetropeCombine

struct MergeTests {
  @Test func `merge sends values as they come, and finishes with the last publisher`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = a.map { $0 }.merge(with: b).record()
    a.send(1)
    b.send(2)
    a.send(3)
    a.send(completion: .finished)
    #expect(recorder.completions.isEmpty)
    b.send(4)
    b.send(completion: .finished)
    #expect(recorder.values == [1, 2, 3, 4])
    #expect(recorder.hasFinished)
  }

  @Test func `up to eight publishers are merged`() {
    let j = Just(1)
    let m2: Publishers.Merge<Just<Int>, Publishers.First<Just<Int>>> = j.merge(with: j.first())
    let m3: Publishers.Merge3<Just<Int>, Just<Int>, Just<Int>> = j.merge(with: j, j)
    let m4: Publishers.Merge4<Just<Int>, Publishers.First<Just<Int>>, Just<Int>, Just<Int>> =
      j
      .merge(with: j.first(), j, j)
    #expect(m2.all.count == 2)
    #expect(m3.all.count == 3)
    #expect(m4.all.count == 4)
    #expect(j.merge(with: j, j, j, j).all.count == 5)
    #expect(j.merge(with: j, j, j, j, j).all.count == 6)
    #expect(j.merge(with: j, j, j, j, j, j).all.count == 7)
    #expect(j.merge(with: j, j, j, j, j, j, j).all.count == 8)
    let chained: Publishers.Merge3<Just<Int>, Publishers.First<Just<Int>>, Just<Int>> = m2.merge(
      with: j)
    #expect(chained.all.count == 3)
    #expect(j.merge(with: j).merge(with: j).publishers.count == 3)
    #expect(Publishers.MergeMany([Just<Int>]()).record().hasFinished)
    #expect(Publishers.MergeMany((1...20).map { Just($0) }).all == Array(1...20))
  }

  @Test func `one value of each publisher waits for a demand`() {
    let (a, b) = (Source<Int, Never>(), Source<Int, Never>())
    let recorder = Publishers.Merge(a, b).record(.none)
    #expect(a.demands == [.max(1)])
    #expect(b.demands == [.max(1)])
    a.send(1)
    b.send(2)
    a.finish()
    b.finish()
    #expect(recorder.values == [])
    recorder.request(1)
    #expect(recorder.values == [1])
    #expect(recorder.completions.isEmpty)
    recorder.request(1)
    #expect(recorder.values == [1, 2])
    #expect(recorder.hasFinished)
  }

  @Test func `a demand of one at a time receives all values of sequences`() {
    let recorder = (1...50).publisher.merge(with: (51...100).publisher).record(
      .max(1), further: .max(1))
    #expect(recorder.values.sorted() == Array(1...100))
    #expect(recorder.hasFinished)
  }

  @Test func `a demand that becomes unlimited reaches the publishers`() {
    let source = Source<Int, Never>()
    let recorder = source.merge(with: Empty()).record(.max(1))
    recorder.subscription?.request(.unlimited)
    #expect(source.demand == .unlimited)
  }

  @Test func `an error ends all, and drops what waits`() {
    let (a, b) = (Source<Int, Problem>(), Source<Int, Problem>())
    let recorder = a.merge(with: b).record(.none)
    a.send(1)
    b.fail(Problem())
    #expect(recorder.error == Problem())
    #expect(a.cancelCount == 1)
    recorder.request(1)
    #expect(recorder.values == [])
  }

  @Test func `cancelling cancels all publishers`() {
    let (a, b) = (Source<Int, Never>(), Source<Int, Never>())
    let recorder = a.merge(with: b).record()
    recorder.cancel()
    #expect(a.cancelCount == 1 && b.cancelCount == 1)
    a.send(1)
    #expect(recorder.values == [])
  }

  @Test func `a recursive send through a merge arrives before it returns`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    var log: [String] = []
    recorder.onValue = {
      log.append("begin \($0)")
      if $0 < 3 { subject.send($0 + 1) }
      log.append("end \($0)")
    }
    subject.merge(with: Empty(completeImmediately: false)).subscribe(recorder)
    subject.send(1)
    #expect(recorder.values == [1, 2, 3])
    #expect(log == ["begin 1", "begin 2", "begin 3", "end 3", "end 2", "end 1"])
  }

  @Test func `flatMap sends the values of all publishers`() {
    #expect([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.all == [1, 10, 2, 20])
    #expect([Int]().publisher.flatMap { Just($0) }.record().hasFinished)
    let failing = [1, 2].publisher.flatMap { Fail<Int, Problem>(error: Problem(number: $0)) }
    #expect(failing.record().error == Problem(number: 1))
    let infallible = Result<Int, Problem>.success(1).publisher.flatMap { Just($0) }
    #expect(infallible.all == [1])
    let typed: Publishers.FlatMap<Just<Int>, Just<Int>> = Just(1).flatMap { Just($0) }
    #expect(typed.all == [1])
  }

  @Test func `flatMap subscribes to a number of publishers at the same time`() {
    let outer = Source<Int, Never>()
    var inner: [Source<Int, Never>] = []
    let recorder = outer.flatMap(maxPublishers: .max(2)) { _ -> Source<Int, Never> in
      inner.append(Source())
      return inner[inner.count - 1]
    }.record()
    #expect(outer.demand == .max(2))
    outer.send(1, 2)
    inner[1].send(5)
    inner[0].finish()
    #expect(outer.demand == .max(3))
    outer.finish()
    #expect(recorder.completions.isEmpty)
    inner[1].finish()
    #expect(recorder.values == [5])
    #expect(recorder.hasFinished)
  }

  @Test func `flatMap one at a time keeps the order`() {
    let recorder = (1...1000).publisher.flatMap(maxPublishers: .max(1)) { Just($0) }
      .record(.max(1), further: .max(1))
    #expect(recorder.values == Array(1...1000))
    #expect(recorder.hasFinished)
  }

  @Test func `cancelling flatMap cancels the outer and the inner publishers`() {
    let (outer, inner) = (Source<Int, Never>(), Source<Int, Never>())
    let recorder = outer.flatMap { _ in inner }.record()
    outer.send(1)
    recorder.cancel()
    #expect(outer.cancelCount == 1 && inner.cancelCount == 1)
  }
}
