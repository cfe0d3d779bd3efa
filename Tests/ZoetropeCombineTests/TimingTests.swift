import Testing
import Zoetrope
import ZoetropeCombine

struct TimingTests {
  private let scheduler = ManualScheduler()
  private let subject = PassthroughSubject<Int, Problem>()

  @Test func `receive delivers on a scheduler, in order`() {
    let recorder = subject.receive(on: scheduler).record()
    #expect(recorder.subscriptionCount == 1)
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(recorder.values == [])
    scheduler.run()
    #expect(recorder.values == [1, 2])
    #expect(recorder.hasFinished)
  }

  @Test func `receive passes the demand on`() {
    let source = Source<Int, Never>()
    let recorder = source.receive(on: scheduler).record(.max(1), further: .max(2))
    #expect(source.demands == [.max(1)])
    source.send(1)
    #expect(source.answers == [.none])
    scheduler.run()
    #expect(source.demands == [.max(1), .max(2)])
    #expect(recorder.values == [1])
  }

  @Test func `a cancelled receive delivers nothing`() {
    let source = Source<Int, Never>()
    let recorder = source.receive(on: scheduler).record()
    source.send(1)
    recorder.cancel()
    scheduler.run()
    #expect(recorder.values == [])
    #expect(source.cancelCount == 1)
  }

  @Test func `the immediate scheduler delivers at once`() {
    let recorder = [1, 2].publisher.receive(on: ImmediateScheduler.shared).record()
    #expect(recorder.values == [1, 2])
    #expect(recorder.hasFinished)
    let delayed = [1, 2].publisher.delay(for: .seconds(5), scheduler: ImmediateScheduler.shared)
    #expect(delayed.all == [1, 2])
    var count = 0
    let repeating = ImmediateScheduler.shared.schedule(
      after: ImmediateScheduler.shared.now, interval: 1
    ) { count += 1 }
    repeating.cancel()
    #expect(count == 1)
  }

  @Test func `subscribe subscribes, asks and cancels on a scheduler`() {
    let source = Source<Int, Never>()
    let recorder = source.subscribe(on: scheduler).record(.max(1))
    #expect(source.subscriptionCount == 0)
    scheduler.run()
    #expect(source.subscriptionCount == 1)
    #expect(source.demands == [.max(1)])
    source.send(1)
    #expect(recorder.values == [1])
    recorder.request(1)
    #expect(source.demands == [.max(1)])
    scheduler.run()
    #expect(source.demands == [.max(1), .max(1)])
    recorder.cancel()
    #expect(source.cancelCount == 0)
    scheduler.run()
    #expect(source.cancelCount == 1)
  }

  @Test func `delay moves values and the completion`() {
    let recorder = subject.delay(for: .milliseconds(10), scheduler: scheduler).record()
    subject.send(1)
    scheduler.advance(by: 5)
    subject.send(2)
    subject.send(completion: .failure(Problem()))
    scheduler.advance(by: 5)
    #expect(recorder.values == [1])
    scheduler.advance(by: 4)
    #expect(recorder.completions.isEmpty)
    scheduler.advance(by: 1)
    #expect(recorder.values == [1, 2])
    #expect(recorder.error == Problem())
  }

  @Test func `debounce sends values that none follows`() {
    let recorder = subject.debounce(for: 10, scheduler: scheduler).record()
    subject.send(1)
    scheduler.advance(by: 9)
    subject.send(2)
    scheduler.advance(by: 9)
    #expect(recorder.values == [])
    scheduler.advance(by: 1)
    #expect(recorder.values == [2])
    scheduler.advance(by: 100)
    subject.send(3)
    scheduler.advance(by: 10)
    #expect(recorder.values == [2, 3])
    #expect(scheduler.waitingCount == 0)
  }

  @Test func `the end drops the value that debounce holds`() {
    let recorder = subject.debounce(for: 10, scheduler: scheduler).record()
    subject.send(1)
    subject.send(completion: .finished)
    #expect(recorder.completions.isEmpty)
    scheduler.run()
    #expect(recorder.hasFinished)
    scheduler.advance(by: 20)
    #expect(recorder.values == [])
  }

  @Test func `debounce asks for all values, and sends those asked for`() {
    let source = Source<Int, Never>()
    let recorder = source.debounce(for: 10, scheduler: scheduler).record(.max(1))
    #expect(source.demand == .unlimited)
    for value in 1...3 {
      source.send(value)
      scheduler.advance(by: 10)
    }
    #expect(recorder.values == [1])
    recorder.request(1)
    source.send(4)
    recorder.cancel()
    scheduler.advance(by: 10)
    #expect(recorder.values == [1])
    #expect(source.cancelCount == 1)
    #expect(scheduler.waitingCount == 0)
  }

  @Test(arguments: [(true, [1, 3, 4]), (false, [1, 2, 4])])
  func `throttle sends a value for each time span`(latest: Bool, values: [Int]) {
    let recorder = subject.throttle(for: 10, scheduler: scheduler, latest: latest).record()
    subject.send(1)
    scheduler.run()
    #expect(recorder.values == [1])
    subject.send(2)
    subject.send(3)
    scheduler.advance(by: 9)
    #expect(recorder.values == [1])
    scheduler.advance(by: 1)
    #expect(recorder.values == Array(values.prefix(2)))
    scheduler.advance(by: 50)
    subject.send(4)
    scheduler.run()
    #expect(recorder.values == values)
  }

  @Test func `the last value of throttle comes before the end`() {
    let recorder = subject.throttle(for: 10, scheduler: scheduler, latest: true).record()
    subject.send(1)
    scheduler.run()
    subject.send(2)
    subject.send(completion: .finished)
    scheduler.advance(by: 9)
    #expect(recorder.completions.isEmpty)
    scheduler.advance(by: 1)
    #expect(recorder.values == [1, 2])
    #expect(recorder.hasFinished)
  }

  @Test func `an error of throttle comes after the value that waits`() {
    let recorder = subject.throttle(for: 10, scheduler: scheduler, latest: true).record()
    subject.send(1)
    scheduler.run()
    subject.send(2)
    subject.send(completion: .failure(Problem()))
    scheduler.advance(by: 9)
    #expect(recorder.completions.isEmpty)
    scheduler.advance(by: 1)
    #expect(recorder.values == [1, 2])
    #expect(recorder.error == Problem())
    #expect(scheduler.waitingCount == 0)
  }

  @Test func `the end of throttle comes at once if no value waits`() {
    let recorder = subject.throttle(for: 10, scheduler: scheduler, latest: true).record()
    subject.send(1)
    scheduler.run()
    subject.send(completion: .failure(Problem()))
    scheduler.run()
    #expect(recorder.values == [1])
    #expect(recorder.error == Problem())
  }

  @Test func `timeout finishes, or fails with an error of its own`() {
    for fails in [false, true] {
      let source = Source<Int, Problem>()
      let recorder = source.timeout(
        10, scheduler: scheduler, customError: fails ? { Problem(number: 1) } : nil
      ).record()
      scheduler.advance(by: 9)
      source.send(1)
      scheduler.advance(by: 9)
      #expect(recorder.values == [1])
      #expect(recorder.completions.isEmpty)
      scheduler.advance(by: 1)
      #expect(recorder.hasFinished == !fails)
      #expect(recorder.error == (fails ? Problem(number: 1) : nil))
      #expect(source.cancelCount == 1)
      #expect(scheduler.waitingCount == 0)
    }
  }

  @Test func `timeout ends with the publisher`() {
    let recorder = subject.timeout(10, scheduler: scheduler).record()
    subject.send(1)
    subject.send(completion: .finished)
    scheduler.run()
    #expect(recorder.values == [1])
    #expect(recorder.hasFinished)
    #expect(scheduler.waitingCount == 0)
  }

  @Test func `measureInterval sends the time spans between values`() {
    let recorder = subject.measureInterval(using: scheduler).record()
    scheduler.advance(by: 5)
    subject.send(1)
    subject.send(2)
    scheduler.advance(by: 7)
    subject.send(3)
    #expect(recorder.values == [5, 0, 7])
  }

  @Test func `the shorter forms of schedule call the closures`() {
    var log: [String] = []
    let later = scheduler.now.advanced(by: 5)
    scheduler.schedule { log.append("now") }
    scheduler.schedule(after: later) { log.append("later") }
    scheduler.schedule(after: later, tolerance: 1) { log.append("tolerant") }
    let a = scheduler.schedule(after: later, interval: 5) { log.append("a") }
    let b = scheduler.schedule(after: later, interval: 5, tolerance: 1) { log.append("b") }
    scheduler.run()
    #expect(log == ["now"])
    scheduler.advance(by: 5)
    #expect(log == ["now", "later", "tolerant", "a", "b"])
    a.cancel()
    scheduler.advance(by: 5)
    #expect(log.suffix(2) == ["b", "b"])
    b.cancel()
    #expect(scheduler.waitingCount == 0)
  }
}
