import Foundation
import Testing
import Zoetrope
import ZoetropeCombine

/// Publishers and schedulers on a virtual clock that is moved by hand.
@MainActor struct ClockTests {
  private let clock = VirtualClock()

  /// Runs a closure as code of the clock's host.
  private func entered<Result>(_ body: () throws -> Result) rethrows -> Result {
    try VirtualClock.$current.withValue(clock, operation: body)
  }

  /// Moves the clock from one time of work to the next.
  private func advance(to end: Double) {
    entered {
      clock.performDueWork()
      while let time = clock.nextTime, time <= end {
        clock.advance(to: time)
        clock.performDueWork()
      }
      clock.advance(to: end)
    }
  }

  private var second: Double { clock.time }

  @Test func `a timer publisher that is connected twice sends each date once`() {
    var dates: [Double] = []
    let timer = Timer.publish(every: 1, on: .main, in: .common)
    let sink = timer.sink { dates.append($0.timeIntervalSinceReferenceDate) }
    let connections = entered { [timer.connect(), timer.connect()] }
    advance(to: 2.5)
    #expect(dates == [1, 2])
    connections[1].cancel()
    advance(to: 5)
    #expect(dates == [1, 2])
    #expect(clock.nextTime == nil)
    let third = entered { timer.connect() }
    advance(to: 7)
    #expect(dates == [1, 2, 6, 7])
    third.cancel()
    sink.cancel()
  }

  @Test func `the connection of an autoconnected timer stops it`() {
    var count = 0
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let sink = entered { timer.sink { _ in count += 1 } }
    advance(to: 2)
    #expect(count == 2)
    timer.upstream.connect().cancel()
    advance(to: 10)
    #expect(count == 2)
    sink.cancel()
  }

  @Test func `a subscriber keeps the timer alive, and the connection need not be kept`() {
    var count = 0
    var sink: AnyCancellable?
    do {
      let timer = Timer.publish(every: 1, on: .main, in: .common)
      sink = timer.sink { _ in count += 1 }
      _ = entered { timer.connect() }
    }
    advance(to: 3)
    #expect(count == 3)
    sink?.cancel()
    sink = nil
    advance(to: 10)
    #expect(count == 3)
    #expect(clock.nextTime == nil)
  }

  @Test(arguments: [0, 1])
  func `receive on the main run loop or queue delivers after the current work, in order`(
    scheduler: Int
  ) {
    var values: [Int] = []
    let subject = PassthroughSubject<Int, Never>()
    let sink =
      scheduler == 0
      ? subject.receive(on: RunLoop.main).sink { values.append($0) }
      : subject.receive(on: DispatchQueue.main).sink { values.append($0) }
    entered {
      subject.send(1)
      DispatchQueue.main.async { MainActor.assumeIsolated { values.append(2) } }
      subject.send(3)
    }
    #expect(values == [])
    advance(to: 0)
    #expect(values == [1, 2, 3])
    sink.cancel()
  }

  /// The values of Apple's example of `debounce(for:scheduler:options:)`. At 2 s, the time of one
  /// value is over, and the next one comes: both arrive.
  @Test func `debounce keeps the values of a burst apart from the others`() {
    var found: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let sink = subject.debounce(for: .seconds(0.5), scheduler: RunLoop.main)
      .sink { found.append("\($0) at \(self.second)") }
    entered {
      for (value, time) in [(0, 0), (1, 0.25), (2, 1), (3, 1.25), (4, 1.5), (5, 2)] {
        DispatchQueue.main.asyncAfter(deadline: .now() + time) { subject.send(value) }
      }
    }
    advance(to: 5)
    #expect(found == ["1 at 0.75", "4 at 2.0", "5 at 2.5"])
    sink.cancel()
  }

  /// Apple's example of `throttle(for:scheduler:latest:)` has a timer of 3 seconds and a span of
  /// 10.
  @Test(arguments: [
    (true, ["3.0 at 3.0", "12.0 at 13.0"]), (false, ["3.0 at 3.0", "6.0 at 13.0"]),
  ])
  func `throttle sends one date of a timer in each span`(latest: Bool, expected: [String]) {
    var found: [String] = []
    let sink = entered {
      Timer.publish(every: 3, on: .main, in: .common).autoconnect()
        .throttle(for: 10, scheduler: RunLoop.main, latest: latest)
        .sink { found.append("\($0.timeIntervalSinceReferenceDate) at \(self.second)") }
    }
    advance(to: 14)
    #expect(found == expected)
    sink.cancel()
  }

  @Test func `collect by time gathers the dates of a timer`() {
    var found: [[Double]] = []
    let sink = entered {
      Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        .collect(.byTime(RunLoop.main, .seconds(4.75)))
        .sink { found.append($0.map(\.timeIntervalSinceReferenceDate)) }
    }
    advance(to: 9.75)
    #expect(found == [[1, 2, 3, 4], [5, 6, 7, 8, 9]])
    sink.cancel()
  }

  @Test func `the notifications of a center arrive at once`() {
    let (center, name) = (NotificationCenter(), Notification.Name("n"))
    var count = 0
    let sink = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(count == 1)
    sink.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }
}
