import Foundation
import TestSupport
import Testing

@testable import Zoetrope

/// The properties of timers on the virtual clock.
@MainActor struct VirtualTimerTests {
  /// Runs a closure of a host at 1 s, and returns the virtual times that it has noted until 10 s.
  private func times(
    _ body: @escaping @MainActor (_ note: @escaping @Sendable () -> Void) -> Void
  ) async throws -> [Double] {
    let host = Host(100, 100) { Color.red }
    var times: [Double] = []
    host.schedule(at: 1) { body { MainActor.assumeIsolated { times.append(host.time) } } }
    for half in 0...20 { try await host.advance(to: Double(half) / 2) }
    return times
  }

  @Test func `the date of the next firing is a virtual one`() async throws {
    var dates: [Double] = []
    let times = try await times { note in
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        note()
        let next = timer.fireDate.timeIntervalSinceReferenceDate
        MainActor.assumeIsolated { dates.append(next) }
        if next > 4 { timer.invalidate() }
      }
      dates.append(timer.fireDate.timeIntervalSinceReferenceDate)
      #expect(timer.isValid)
    }
    #expect(times == [2, 3, 4])
    #expect(dates == [2, 3, 4, 5])
  }

  @Test func `a timer is put off and goes on by its date`() async throws {
    let times = try await times { note in
      let timer = Timer(timeInterval: 0.5, repeats: true) { _ in note() }
      RunLoop.main.add(timer, forMode: .common)
      let box = Transferred(timer)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.25) {
        box.value.fireDate = .distantFuture
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 4) { box.value.fireDate = Date() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 5.25) { box.value.invalidate() }
    }
    #expect(times == [1.5, 2, 5, 5.5, 6])
  }

  @Test func `a firing by hand does not move the others`() async throws {
    let times = try await times { note in
      let timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in note() }
      let box = Transferred(timer)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { box.value.fire() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 4.5) { box.value.invalidate() }
    }
    #expect(times == [1.5, 3, 5])
  }

  @Test(arguments: [(0.0, 1.0), (-5, 1), (0.5, 1.5), (7, 8)])
  func `a timer fires first at the virtual time of its date`(
    distance: Double, time: Double
  ) async throws {
    let times = try await times { note in
      _ = Timer(fire: Date() + distance, interval: 0, repeats: false) { _ in note() }
    }
    #expect(times == [time])
  }

  @Test func `timers are kept in collections`() async throws {
    let times = try await times { note in
      var timers = [Timer]()
      var named: [String: Timer] = [:]
      let none: Timer? = nil
      for second in 1...2 {
        timers.append(
          Timer.scheduledTimer(withTimeInterval: Double(second), repeats: false) { _ in note() })
      }
      named["first"] = timers.first
      named["first"]?.invalidate()
      #expect(none == nil && timers.count == 2)
    }
    #expect(times == [3])
  }

  @Test func `an invalid timer releases its block`() async throws {
    final class Token: Sendable {}
    weak var token: Token?
    var timer: Timer?
    let host = Host(100, 100) { Color.red }
    host.schedule(at: 1) {
      let held = Token()
      token = held
      timer = Timer.scheduledTimer(withTimeInterval: 100, repeats: true) { _ in
        withExtendedLifetime(held) {}
      }
    }
    try await host.advance(to: 2)
    #expect(token != nil)
    timer?.invalidate()
    timer = nil
    #expect(token == nil)
  }

  @Test func `cancelled sleeps and timers do not stay on the clock`() async throws {
    let clock = VirtualClock()
    var tickers: [Ticker] = []
    await VirtualClock.$current.withValue(clock) {
      for second in 1...1000 {
        tickers.append(
          Ticker(queue: .main, kind: .timer(1), after: Double(second), every: 1) { true })
      }
      #expect(clock.plannedWorkCount == 1000)
      for ticker in tickers.dropFirst() { ticker.cancel() }
      #expect(clock.plannedWorkCount < 40)
      #expect(clock.nextTime == 1)
      tickers[0].cancel()
      #expect(clock.nextTime == nil)

      let tasks = (1...100).map { second in
        Task { try? await clock.sleep(seconds: Double(second)) }
      }
      while clock.plannedWorkCount < 100 { await Task.yield() }
      for task in tasks { task.cancel() }
      for task in tasks { await task.value }
      #expect(clock.nextTime == nil)
    }
  }

  @Test func `a task that begins to sleep after the end of the clock never wakes`() async throws {
    let clock = VirtualClock()
    clock.end()
    var count = 0
    let task = VirtualClock.$current.withValue(clock) {
      Task { @MainActor in
        count += 1
        while true {
          try? await Task.sleep(for: .seconds(1))
          count += 1
        }
      }
    }
    for _ in 0..<50 { _ = await MainQueueBarrier.shared.wait() }
    #expect(task.isCancelled)
    #expect(count <= 1)
  }

  @Test func `a text that counts does not hide a view outside of the canvas`() async throws {
    let host = Host(100, 100) {
      ZStack {
        Color.red.frame(width: 10, height: 10).position(x: 500, y: 50)
        TimelineView(.periodic(from: .init(timeIntervalSinceReferenceDate: 0), by: 1)) { _ in
          Color.blue.frame(width: 10, height: 10)
        }
        Text(Date(timeIntervalSinceReferenceDate: 0), style: .timer)
      }
    }
    try await host.advance(to: 2)
    _ = host.displayList()
    #expect(host.takeDiagnostics().filter { $0.message.contains("canvas") }.count == 1)
  }
}
