import Testing
import Zoetrope
import ZoetropeCombine

struct AsyncTests {
  @Test(arguments: [[], [1], [1, 2], Array(1...100)])
  func `a loop receives all values`(values: [Int]) async {
    var received: [Int] = []
    for await value in values.publisher.values { received.append(value) }
    #expect(received == values)
  }

  @Test func `a loop throws the error after the values`() async {
    let publisher = Record<Int, Problem>(output: [1, 2], completion: .failure(Problem()))
    var received: [Int] = []
    await #expect(throws: Problem()) {
      for try await value in publisher.values { received.append(value) }
    }
    #expect(received == [1, 2])
  }

  @Test func `an iterator asks for one value at a time, and ends with its subscription`() async {
    let source = Source<Int, Never>()
    do {
      var iterator = source.handleEvents(receiveRequest: { _ in source.send(1) }).values
        .makeAsyncIterator()
      #expect(source.demands == [])
      #expect(await iterator.next() == 1)
      #expect(await iterator.next() == 1)
      #expect(source.demands == [.max(1), .max(1)])
      #expect(source.cancelCount == 0)
    }
    #expect(source.cancelCount == 1)
  }

  @Test func `values of the main actor are awaited on the main actor`() async {
    await Self.readOnMainActor()
  }

  @MainActor private static func readOnMainActor() async {
    var received: [Int] = []
    for await value in [1, 2].publisher.map({ $0 + 1 }).values { received.append(value) }
    #expect(received == [2, 3])
  }

  @Test func `a cancelled task receives no further value`() async {
    let task = _Concurrency.Task {
      var count = 0
      for await _ in PassthroughSubject<Int, Never>().values { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }

  @Test func `Future provides its value`() async throws {
    #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
    await #expect(throws: Problem()) {
      try await Future<Int, Problem> { $0(.failure(Problem())) }.value
    }
  }
}
