import Testing
import Zoetrope
import ZoetropeCombine

struct MappingTests {
  struct Point: Equatable {
    var x = 1
    var y = 2
    var z = 3
  }

  @Test(arguments: [[], [1], [1, 2], Array(1...100)])
  func `map transforms each value`(values: [Int]) {
    let recorder = values.publisher.map { $0 * 2 }.record()
    #expect(recorder.values == values.map { $0 * 2 })
    #expect(recorder.hasFinished)
  }

  @Test func `chained maps have the type that Combine gives them`() {
    let publisher: Publishers.Map<Publishers.Sequence<[Int], Never>, String> = [1, 2].publisher
      .map { $0 + 1 }.map { "\($0)" }
    #expect(publisher.all == ["2", "3"])
    let trying: Publishers.TryMap<Just<Int>, String> = Just(1).tryMap { $0 + 1 }.map { "\($0)" }
    #expect(trying.all == ["2"])
  }

  @Test func `a closure that throws ends tryMap, and cancels the publisher`() {
    let source = Source<Int, Never>()
    let recorder = source.tryMap { value -> Int in
      if value == 2 { throw Problem(number: value) }
      return value
    }.record()
    source.send(1, 2, 3)
    source.finish()
    #expect(recorder.values == [1])
    #expect(recorder.error as? Problem == Problem(number: 2))
    #expect(source.cancelCount == 1)
  }

  @Test func `key paths select one, two and three properties`() {
    #expect(Just(Point()).map(\.x).all == [1])
    #expect(Just(Point()).map(\.x, \.y).all.map { [$0, $1] } == [[1, 2]])
    #expect(Just(Point()).map(\.x, \.y, \.z).all.map { [$0, $1, $2] } == [[1, 2, 3]])
    let typed: Publishers.MapKeyPath2<Just<Point>, Int, Int> = Just(Point()).map(\.y, \.z)
    #expect(typed.all.count == 1)
  }

  @Test func `replaceNil replaces missing values`() {
    #expect([1, nil, 3].publisher.replaceNil(with: 2).all == [1, 2, 3])
  }

  @Test func `scan sends each result`() {
    #expect((1...4).publisher.scan(0, +).all == [1, 3, 6, 10])
    #expect([Int]().publisher.scan(0, +).all == [])
    let trying = (1...4).publisher.tryScan(0) { sum, value in
      if value == 3 { throw Problem() }
      return sum + value
    }.record()
    #expect(trying.values == [1, 3])
    #expect(trying.error is Problem)
  }

  @Test func `a demand of one at a time is passed on`() {
    let source = Source<Int, Never>()
    let recorder = source.map { $0 }.scan(0, +).record(.max(1), further: .none)
    #expect(source.demands == [.max(1)])
    source.send(5)
    recorder.request(2)
    #expect(source.demands == [.max(1), .max(2)])
    let other = Source<Int, Never>()
    _ = other.map { $0 }.record(.max(1), further: .max(1))
    other.send(1)
    #expect(other.answers == [.max(1)])
    #expect(other.demands == [.max(1)])
  }

  @Test func `a value sent from within a transform arrives first`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.map { value in
      if value == 1 { subject.send(2) }
      return value
    }.record()
    subject.send(1)
    #expect(recorder.values == [2, 1])
  }
}
