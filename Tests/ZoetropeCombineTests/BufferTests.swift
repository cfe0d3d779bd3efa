import Testing
import Zoetrope
import ZoetropeCombine

struct BufferTests {
  private let scheduler = ManualScheduler()

  @Test func `collect sends the values of each time span`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.collect(.byTime(scheduler, 10)).record()
    subject.send(1)
    subject.send(2)
    #expect(recorder.values == [])
    scheduler.advance(by: 10)
    #expect(recorder.values == [[1, 2]])
    scheduler.advance(by: 10)
    subject.send(3)
    scheduler.advance(by: 9)
    #expect(recorder.values == [[1, 2]])
    scheduler.advance(by: 1)
    subject.send(4)
    subject.send(completion: .finished)
    #expect(recorder.values == [[1, 2], [3], [4]])
    #expect(recorder.hasFinished)
    #expect(scheduler.waitingCount == 0)
  }

  @Test func `collect sends arrays of a number of values, too`() {
    let subject = PassthroughSubject<Int, Problem>()
    let recorder = subject.collect(.byTimeOrCount(scheduler, 10, 2)).record()
    subject.send(1)
    subject.send(2)
    subject.send(3)
    #expect(recorder.values == [[1, 2]])
    scheduler.advance(by: 10)
    #expect(recorder.values == [[1, 2], [3]])
    subject.send(4)
    subject.send(completion: .failure(Problem()))
    #expect(recorder.values == [[1, 2], [3]])
    #expect(recorder.error == Problem())
  }

  @Test func `arrays wait for a demand`() {
    let source = Source<Int, Never>()
    let recorder = source.collect(.byTimeOrCount(scheduler, 10, 2)).record(.max(1))
    #expect(source.demand == .max(2))
    source.send(1)
    scheduler.advance(by: 10)
    source.send(2)
    scheduler.advance(by: 10)
    #expect(recorder.values == [[1]])
    source.finish()
    #expect(recorder.completions.isEmpty)
    recorder.request(1)
    #expect(recorder.values == [[1], [2]])
    #expect(recorder.hasFinished)
    let cancelled = Source<Int, Never>().collect(.byTime(scheduler, 10)).record()
    cancelled.cancel()
    #expect(scheduler.waitingCount == 0)
  }

  @Test func `a buffer keeps values until they are asked for`() {
    let source = Source<Int, Never>()
    let recorder = source.buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest)
      .record(.max(1))
    #expect(source.demand == .unlimited)
    source.send(1, 2, 3, 4, 5)
    #expect(recorder.values == [1])
    recorder.request(2)
    #expect(recorder.values == [1, 2, 3])
    source.finish()
    #expect(recorder.completions.isEmpty)
    recorder.request(5)
    #expect(recorder.values == [1, 2, 3, 4])
    #expect(recorder.hasFinished)
  }

  @Test func `a full buffer drops its oldest value`() {
    let source = Source<Int, Never>()
    let recorder = source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).record(.none)
    source.send(1, 2, 3, 4)
    recorder.request(5)
    #expect(recorder.values == [3, 4])
  }

  @Test func `a full buffer fails with an error of its own`() {
    let source = Source<Int, Problem>()
    let recorder = source.buffer(
      size: 1, prefetch: .byRequest, whenFull: .customError { Problem(number: 1) }
    ).record(.none)
    source.send(1, 2)
    #expect(source.cancelCount == 1)
    recorder.request(2)
    #expect(recorder.values == [1])
    #expect(recorder.error == Problem(number: 1))
  }

  @Test func `a buffer that is kept full asks for its free places`() {
    let source = Source<Int, Never>()
    let recorder = source.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).record(.none)
    #expect(source.demand == .max(2))
    source.send(1, 2)
    #expect(source.demand == .max(2))
    recorder.request(1)
    #expect(recorder.values == [1])
    #expect(source.demand == .max(3))
    let all = (1...1000).publisher.buffer(size: 4, prefetch: .keepFull, whenFull: .dropNewest)
      .record(.max(1), further: .max(1))
    #expect(all.values == Array(1...1000))
    #expect(all.hasFinished)
  }

  @Test func `a large buffer is emptied in linear time`() {
    let recorder = Recorder<Int, Never>(.none)
    (0..<50_000).publisher.buffer(size: 1_000_000, prefetch: .byRequest, whenFull: .dropNewest)
      .subscribe(recorder)
    recorder.onValue = { _ in recorder.request(1) }
    recorder.request(1)
    #expect(recorder.values.count == 50_000)
    #expect(recorder.hasFinished)
  }
}
