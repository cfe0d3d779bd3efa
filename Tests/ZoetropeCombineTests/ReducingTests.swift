import Testing
import Zoetrope
import ZoetropeCombine

struct ReducingTests {
  @Test(arguments: [[], [3], [3, 1], [3, 1, 2, 3, 1]])
  func `reductions send one result at the end`(values: [Int]) {
    #expect(values.publisher.reduce(0, +).all == [values.reduce(0, +)])
    #expect(values.publisher.tryReduce(0, +).all == [values.reduce(0, +)])
    #expect(values.publisher.collect().all == [values])
    #expect(values.publisher.count().all == [values.count])
    #expect(values.publisher.min().all == Array([values.min()].compactMap { $0 }))
    #expect(values.publisher.max().all == Array([values.max()].compactMap { $0 }))
    #expect(values.publisher.tryMin(by: <).all == Array([values.min()].compactMap { $0 }))
    #expect(values.publisher.tryMax(by: <).all == Array([values.max()].compactMap { $0 }))
    #expect(values.publisher.contains(2).all == [values.contains(2)])
    #expect(values.publisher.contains { $0 > 2 }.all == [values.contains { $0 > 2 }])
    #expect(values.publisher.tryContains { $0 > 2 }.all == [values.contains { $0 > 2 }])
    #expect(values.publisher.allSatisfy { $0 > 1 }.all == [values.allSatisfy { $0 > 1 }])
    #expect(values.publisher.tryAllSatisfy { $0 > 1 }.all == [values.allSatisfy { $0 > 1 }])
  }

  @Test func `comparisons by a closure find the smallest and the largest value`() {
    let words = ["ccc", "a", "bb", "d"].publisher
    #expect(words.min { $0.count < $1.count }.all == ["a"])
    #expect(words.max { $0.count < $1.count }.all == ["ccc"])
  }

  @Test(arguments: [
    ([Int](), [[Int]]()), ([1], [[1]]), ([1, 2], [[1, 2]]), ([1, 2, 3], [[1, 2], [3]]),
  ])
  func `collect groups a number of values`(values: [Int], groups: [[Int]]) {
    let recorder = values.publisher.collect(2).record()
    #expect(recorder.values == groups)
    #expect(recorder.hasFinished)
  }

  @Test func `collect asks for all values of the arrays asked for`() {
    let source = Source<Int, Never>()
    let recorder = source.collect(3).record(.max(2), further: .max(1))
    #expect(source.demands == [.max(6)])
    source.send(1, 2, 3)
    #expect(source.answers == [.none, .none, .max(3)])
    #expect(recorder.values == [[1, 2, 3]])
  }

  @Test func `the rest of collect waits for a demand`() {
    let source = Source<Int, Never>()
    let recorder = source.collect(2).record(.max(1))
    source.send(1, 2, 3)
    source.finish()
    #expect(recorder.values == [[1, 2]])
    #expect(recorder.completions.isEmpty)
    recorder.request(1)
    #expect(recorder.values == [[1, 2], [3]])
    #expect(recorder.hasFinished)
  }

  @Test func `a result waits for a demand, and all values are asked for`() {
    let source = Source<Int, Never>()
    let recorder = source.count().record(.none)
    #expect(source.demand == .unlimited)
    source.send(1, 2)
    source.finish()
    #expect(recorder.values.isEmpty)
    #expect(recorder.completions.isEmpty)
    recorder.request(1)
    #expect(recorder.values == [2])
    #expect(recorder.hasFinished)
  }

  @Test func `an error takes the place of a result`() {
    let source = Source<Int, Problem>()
    let recorder = source.collect().record()
    source.send(1)
    source.fail(Problem())
    #expect(recorder.values.isEmpty)
    #expect(recorder.error == Problem())
  }

  @Test func `an early result cancels the publisher`() {
    let source = Source<Int, Never>()
    let recorder = source.contains(2).record(.none)
    source.send(1, 2)
    #expect(source.cancelCount == 1)
    #expect(recorder.values.isEmpty)
    recorder.request(1)
    #expect(recorder.values == [true])
    #expect(recorder.hasFinished)
  }

  @Test func `closures that throw end reductions`() {
    #expect([1].publisher.tryReduce(0) { _, _ in throw Problem() }.record().error is Problem)
    #expect([1].publisher.tryContains { _ in throw Problem() }.record().error is Problem)
    #expect([1].publisher.tryAllSatisfy { _ in throw Problem() }.record().error is Problem)
    #expect([1, 2].publisher.tryMin { _, _ in throw Problem() }.record().error is Problem)
    #expect([1, 2].publisher.tryMax { _, _ in throw Problem() }.record().error is Problem)
  }

  @Test func `a subscriber that cancels on the result receives no completion`() {
    let recorder = Recorder<Int, Never>()
    recorder.onValue = { _ in recorder.cancel() }
    [1, 2].publisher.count().subscribe(recorder)
    #expect(recorder.values == [2])
    #expect(recorder.completions.isEmpty)
  }
}
