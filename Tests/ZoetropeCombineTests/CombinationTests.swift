import Testing
import Zoetrope
import ZoetropeCombine

struct CombinationTests {
  typealias Subject = PassthroughSubject<Int, Problem>

  @Test func `zip pairs values of the same position`() {
    let (a, b) = (Subject(), Subject())
    let recorder = a.zip(b) { [$0, $1] }.record()
    a.send(1)
    a.send(2)
    b.send(10)
    #expect(recorder.values == [[1, 10]])
    b.send(20)
    b.send(30)
    #expect(recorder.values == [[1, 10], [2, 20]])
    a.send(completion: .finished)
    #expect(recorder.completions.count == 1)
    #expect(recorder.hasFinished)
  }

  @Test func `zip finishes once there can be no further pair`() {
    let (a, b) = (Subject(), Subject())
    let recorder = a.zip(b).record()
    a.send(1)
    a.send(completion: .finished)
    #expect(recorder.completions.isEmpty)
    b.send(1)
    #expect(recorder.values.count == 1)
    #expect(recorder.hasFinished)
  }

  @Test func `three and four publishers are zipped`() {
    let s = (1...3).publisher
    #expect(s.zip(s, s) { $0 + $1 + $2 }.all == [3, 6, 9])
    #expect(s.zip(s, s, s.prefix(2)) { $0 + $1 + $2 + $3 }.all == [4, 8])
    #expect(s.zip(s, s).all.map(\.2) == [1, 2, 3])
    #expect(s.zip(s, s, s).all.map(\.3) == [1, 2, 3])
    #expect(s.zip(Empty<Int, Never>()).record().hasFinished)
    let typed: Publishers.Zip<Just<Int>, Just<String>> = Just(1).zip(Just("a"))
    #expect(typed.all.count == 1)
  }

  @Test func `zip passes the demand to all publishers`() {
    let (a, b) = (Source<Int, Never>(), Source<Int, Never>())
    let recorder = a.zip(b).record(.max(1))
    #expect([a.demand, b.demand] == [.max(1), .max(1)])
    a.send(1)
    b.send(1)
    #expect(recorder.values.count == 1)
    recorder.request(2)
    #expect([a.demand, b.demand] == [.max(3), .max(3)])
  }

  @Test func `zip one at a time receives all pairs`() {
    let s = (1...1000).publisher
    let recorder = s.zip(s.map { -$0 }) { $0 + $1 }.record(.max(1), further: .max(1))
    #expect(recorder.values == Array(repeating: 0, count: 1000))
    #expect(recorder.hasFinished)
  }

  @Test func `an error ends zip and combineLatest, and cancels the other publishers`() {
    for isZip in [true, false] {
      let (a, b) = (Source<Int, Problem>(), Source<Int, Problem>())
      let publisher =
        isZip
        ? a.zip(b) { $0 + $1 }.eraseToAnyPublisher()
        : a.combineLatest(b) { $0 + $1 }.eraseToAnyPublisher()
      let recorder = publisher.record()
      a.send(1)
      b.fail(Problem())
      #expect(recorder.error == Problem())
      #expect(a.cancelCount == 1)
      let second = publisher.record()
      second.cancel()
      #expect(a.cancelCount == 2 && b.cancelCount == 1)
    }
  }

  @Test func `combineLatest sends the latest values whenever there is a new one`() {
    let (a, b) = (Subject(), Subject())
    let recorder = a.combineLatest(b) { [$0, $1] }.record()
    a.send(1)
    a.send(2)
    b.send(10)
    b.send(20)
    a.send(completion: .finished)
    b.send(30)
    #expect(recorder.values == [[2, 10], [2, 20], [2, 30]])
    #expect(recorder.completions.isEmpty)
    b.send(completion: .finished)
    #expect(recorder.hasFinished)
  }

  @Test func `three and four publishers are combined`() {
    let s = [1, 2].publisher
    #expect(s.combineLatest(s, s) { [$0, $1, $2] }.all == [[2, 2, 1], [2, 2, 2]])
    #expect(s.combineLatest(s, s, s) { [$0, $1, $2, $3] }.all == [[2, 2, 2, 1], [2, 2, 2, 2]])
    #expect(s.combineLatest(s, s).all.map(\.2) == [1, 2])
    #expect(s.combineLatest(s, s, s).all.map(\.3) == [1, 2])
    let typed: Publishers.CombineLatest<Just<Int>, Just<String>> = Just(1).combineLatest(Just("a"))
    #expect(typed.all.count == 1)
  }

  @Test func `combineLatest drops combinations that are not asked for`() {
    let (a, b) = (Source<Int, Never>(), Source<Int, Never>())
    let recorder = a.combineLatest(b) { [$0, $1] }.record(.max(1))
    a.send(1)
    b.send(10)
    a.send(2)
    #expect(recorder.values == [[1, 10]])
    recorder.request(1)
    #expect(a.demand == .max(2))
    b.send(20)
    #expect(recorder.values == [[1, 10], [2, 20]])
  }

  @Test func `a value sent from within a combination is combined`() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(1))
    let recorder = Recorder<Int, Never>()
    recorder.onValue = { if $0 < 20 { b.send(20) } }
    a.combineLatest(b, +).subscribe(recorder)
    #expect(recorder.values == [2, 21])
  }
}
