import Testing
import Zoetrope
import ZoetropeCombine

struct FilteringTests {
  @Test func `filter sends the values that meet the condition`() {
    #expect((1...6).publisher.filter { $0 % 2 == 0 }.all == [2, 4, 6])
    let twice: Publishers.Filter<Publishers.Sequence<ClosedRange<Int>, Never>> = (1...6).publisher
      .filter { $0 > 2 }.filter { $0 < 5 }
    #expect(twice.all == [3, 4])
    let trying = (1...6).publisher.tryFilter {
      if $0 == 4 { throw Problem() }
      return $0 != 2
    }.filter { $0 > 1 }.record()
    #expect(trying.values == [3])
    #expect(trying.error is Problem)
  }

  @Test func `a skipped value asks for another one`() {
    let source = Source<Int, Never>()
    let recorder = source.filter { $0 > 1 }.record(.max(1))
    source.send(1, 2)
    #expect(source.answers == [.max(1), .none])
    #expect(recorder.values == [2])
  }

  @Test func `compactMap sends the results that are not nil`() {
    let numbers = ["1", "x", "3"].publisher.compactMap { Int($0) }
    #expect(numbers.all == [1, 3])
    #expect(numbers.map { $0 + 1 }.all == [2, 4])
    let large = numbers.compactMap { number -> String? in number > 1 ? "\(number)" : nil }
    #expect(large.all == ["3"])
    let trying = ["1", "x", "y", "3"].publisher.tryCompactMap { text -> Int? in
      if text == "y" { throw Problem() }
      return Int(text)
    }.compactMap { $0 }.record()
    #expect(trying.values == [1])
    #expect(trying.error is Problem)
  }

  @Test(arguments: [
    ([Int](), [Int]()), ([1], [1]), ([1, 1], [1]), ([1, 2, 2, 2, 1, 1], [1, 2, 1]),
  ])
  func `removeDuplicates skips values that equal the one before`(values: [Int], result: [Int]) {
    #expect(values.publisher.removeDuplicates().all == result)
    #expect(values.publisher.tryRemoveDuplicates { $0 == $1 }.all == result)
  }

  @Test func `a comparison that throws ends tryRemoveDuplicates`() {
    let recorder = [1, 2].publisher.tryRemoveDuplicates { _, _ in throw Problem() }.record()
    #expect(recorder.values == [1])
    #expect(recorder.error is Problem)
  }

  @Test func `missing values are compared, too`() {
    #expect([nil, nil, 1].publisher.removeDuplicates().all == [nil, 1])
  }

  @Test func `ignoreOutput sends the completion only`() {
    let source = Source<Int, Problem>()
    let recorder = source.ignoreOutput().record(.max(1))
    #expect(source.demand == .unlimited)
    source.send(1, 2)
    #expect(recorder.completions.isEmpty)
    source.fail(Problem())
    #expect(recorder.error == Problem())
  }

  @Test func `replaceEmpty sends its value only if there is no other`() {
    #expect([Int]().publisher.replaceEmpty(with: 7).all == [7])
    #expect([1].publisher.replaceEmpty(with: 7).all == [1])
    let failed = Fail<Int, Problem>(error: Problem()).replaceEmpty(with: 7).record()
    #expect(failed.values == [])
    #expect(failed.error == Problem())
  }

  @Test func `the value of replaceEmpty waits for a demand`() {
    let recorder = Empty<Int, Never>().replaceEmpty(with: 7).record(.none)
    #expect(recorder.values == [])
    #expect(recorder.completions.isEmpty)
    recorder.request(1)
    #expect(recorder.values == [7])
    #expect(recorder.hasFinished)
  }
}
