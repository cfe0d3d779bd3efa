import Testing
import Zoetrope
import ZoetropeCombine

struct ErrorTests {
  @Test func `errors are transformed and replaced`() {
    let failing = Record<Int, Problem>(output: [1], completion: .failure(Problem(number: 1)))
    let mapped = failing.mapError { Problem(number: $0.number + 1) }.record()
    #expect(mapped.values == [1])
    #expect(mapped.error == Problem(number: 2))
    let replaced = failing.replaceError(with: 7).record()
    #expect(replaced.values == [1, 7])
    #expect(replaced.hasFinished)
    #expect(Just(1).setFailureType(to: Problem.self).mapError { $0 as any Error }.all == [1])
    #expect(Just(1).assertNoFailure().record().hasFinished)
  }

  @Test func `the value of replaceError waits for a demand`() {
    let recorder = Fail<Int, Problem>(error: Problem()).replaceError(with: 7).record(.none)
    #expect(recorder.completions.isEmpty)
    recorder.request(1)
    #expect(recorder.values == [7])
    #expect(recorder.hasFinished)
  }

  @Test func `catch continues with another publisher and the rest of the demand`() {
    let (a, b) = (Source<Int, Problem>(), Source<Int, Never>())
    let recorder = a.catch { _ in b }.record(.max(3))
    a.send(1)
    a.fail(Problem())
    #expect(b.demand == .max(2))
    b.send(2)
    b.finish()
    #expect(recorder.values == [1, 2])
    #expect(recorder.hasFinished)
    let typed: Publishers.Catch<Fail<Int, Problem>, Just<Int>> = Fail(error: Problem()).catch {
      Just($0.number)
    }
    #expect(typed.all == [0])
  }

  @Test func `catch has no effect without an error`() {
    let publisher = [1, 2].publisher.setFailureType(to: Problem.self)
    #expect(publisher.catch { _ in Just(0) }.all == [1, 2])
  }

  @Test func `tryCatch fails when its closure throws`() {
    let failing = Fail<Int, Problem>(error: Problem(number: 1))
    let recorder = failing.tryCatch { error -> Just<Int> in
      throw Problem(number: error.number + 1)
    }.record()
    #expect(recorder.error as? Problem == Problem(number: 2))
    #expect(failing.tryCatch { _ in Just(3) }.all == [3])
  }

  @Test(arguments: [(0, 1), (1, 2), (2, 3), (10, 4)])
  func `retry subscribes anew`(retries: Int, subscriptions: Int) {
    var count = 0
    let publisher = Deferred { () -> Record<Int, Problem> in
      count += 1
      return Record(
        output: [count], completion: count < 4 ? .failure(Problem(number: count)) : .finished)
    }
    let recorder = publisher.retry(retries).record()
    #expect(recorder.values == Array(1...subscriptions))
    #expect(count == subscriptions)
    #expect(recorder.hasFinished == (subscriptions == 4))
    #expect(recorder.subscriptionCount == 1)
  }

  @Test func `many retries do not grow the stack`() {
    let recorder = Fail<Int, Problem>(error: Problem()).retry(20_000).record()
    #expect(recorder.error == Problem())
  }

  @Test func `retry passes the rest of the demand on`() {
    let source = Source<Int, Problem>()
    let recorder = source.retry(1).record(.max(3))
    source.send(1)
    source.fail(Problem())
    #expect(source.demands == [.max(3), .max(2)])
    recorder.cancel()
    #expect(source.cancelCount == 1)
  }
}
