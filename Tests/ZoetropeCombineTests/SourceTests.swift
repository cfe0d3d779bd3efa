import Testing
import Zoetrope
import ZoetropeCombine

struct SourceTests {
  @Test func `Just sends its value on demand`() {
    let recorder = Just(1).record(.none)
    #expect(recorder.values == [])
    #expect(recorder.completions.isEmpty)
    recorder.request(1)
    #expect(recorder.values == [1])
    #expect(recorder.hasFinished)
    #expect(Just(1) == Just(1))
  }

  @Test func `a cancelled Just sends nothing`() {
    let recorder = Just(1).record(.none)
    recorder.cancel()
    recorder.request(1)
    #expect(recorder.values == [])
    #expect(recorder.completions.isEmpty)
  }

  @Test func `Empty finishes at once or never`() {
    #expect(Empty<Int, Never>().record(.none).hasFinished)
    #expect(Empty<Int, Never>(completeImmediately: false).record().completions.isEmpty)
    #expect(Empty(outputType: Int.self, failureType: Never.self) == Empty())
  }

  @Test func `Fail fails at once`() {
    #expect(Fail<Int, Problem>(error: Problem()).record(.none).error == Problem())
    #expect(Fail(outputType: Int.self, failure: Problem()).record(.none).error == Problem())
  }

  @Test func `results and optional values are publishers`() {
    #expect(Result<Int, Problem>.success(1).publisher.all == [1])
    #expect(Result<Int, Problem>.failure(Problem()).publisher.record().error == Problem())
    #expect(Result<Int, Problem>.Publisher(2).all == [2])
    #expect(Optional(1).publisher.all == [1])
    #expect(Optional<Int>.none.publisher.record().hasFinished)
  }

  @Test func `Deferred makes a publisher for each subscriber`() {
    var count = 0
    let publisher = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }
    #expect(count == 0)
    #expect(publisher.all == [1])
    #expect(publisher.all == [2])
  }

  @Test func `a sequence is sent as far as it is asked for`() {
    let recorder = [1, 2, 3].publisher.record(.max(1))
    #expect(recorder.values == [1])
    recorder.request(1)
    #expect(recorder.values == [1, 2])
    #expect(recorder.completions.isEmpty)
    recorder.request(1)
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.hasFinished)
  }

  @Test func `an empty sequence finishes without a demand`() {
    #expect([Int]().publisher.record(.none).hasFinished)
  }

  @Test func `a sequence stops when the subscriber cancels within a value`() {
    let recorder = Recorder<Int, Never>()
    recorder.onValue = { if $0 == 2 { recorder.cancel() } }
    (1...5).publisher.subscribe(recorder)
    #expect(recorder.values == [1, 2])
    #expect(recorder.completions.isEmpty)
  }

  @Test func `a demand from within a value does not grow the stack`() {
    let recorder = Recorder<Int, Never>(.max(1))
    recorder.onValue = { _ in recorder.request(1) }
    (0..<20_000).publisher.subscribe(recorder)
    #expect(recorder.values.count == 20_000)
    #expect(recorder.hasFinished)
  }

  @Test func `Record repeats values and their end`() {
    let publisher = Record<Int, Problem> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .failure(Problem()))
    }
    let recorder = publisher.record()
    #expect(recorder.values == [1, 2])
    #expect(recorder.error == Problem())
    #expect(Record<Int, Never>(output: [], completion: .finished).record(.none).hasFinished)
  }

  @Test func `Future calls its closure at once, and sends its value to all`() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    #expect(promise != nil)
    let (early, idle, cancelled) = (future.record(), future.record(.none), future.record())
    cancelled.cancel()
    #expect(early.values == [])
    promise?(.success(1))
    promise?(.success(2))
    #expect(early.values == [1])
    #expect(early.hasFinished)
    #expect(future.record().values == [1])
    #expect(cancelled.values == [])
    #expect(idle.values == [])
    idle.request(1)
    #expect(idle.values == [1])
    #expect(idle.hasFinished)
  }

  @Test func `Future fails`() {
    let future = Future<Int, Problem> { $0(.failure(Problem())) }
    #expect(future.record(.none).error == Problem())
  }

  @Test func `AnyPublisher hides a type`() {
    let publisher = [1, 2].publisher.map { $0 + 1 }.eraseToAnyPublisher().eraseToAnyPublisher()
    #expect(publisher.all == [2, 3])
    #expect("\(publisher)" == "AnyPublisher")
  }
}
