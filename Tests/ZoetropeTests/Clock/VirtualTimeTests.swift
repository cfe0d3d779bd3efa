import Foundation
import Testing
import TestSupport
import Zoetrope

/// A model that counts in one of the ways in which people's models do.
@MainActor private final class Counter: ObservableObject {
  @Published var count = 0
  /// The virtual times of the counts, by the continuous clock.
  var times: [Double] = []
  private var timer: Timer? = Timer()
  private let start = ContinuousClock.now

  func add() {
    count += 1
    let time = start.duration(to: ContinuousClock.now)
    times.append(Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18)
    if count == 8 { timer?.invalidate() }
  }

  func begin(_ way: Way) {
    switch way {
    case .nanoseconds:
      Task {
        for _ in 0..<8 {
          try await Task.sleep(nanoseconds: 500_000_000)
          add()
        }
      }
    case .duration:
      Task {
        for _ in 0..<8 {
          try? await Task.sleep(for: .seconds(0.5))
          add()
        }
      }
    case .instant:
      Task {
        for i in 1...8 {
          try await Task.sleep(until: start + .milliseconds(500 * i), clock: .continuous)
          add()
        }
      }
    case .clock:
      Task {
        let clock = ContinuousClock()
        for _ in 0..<8 {
          try await clock.sleep(for: .milliseconds(500))
          add()
        }
      }
    case .suspendingClock:
      Task {
        for _ in 0..<8 {
          try await SuspendingClock().sleep(until: .now + .milliseconds(500))
          add()
        }
      }
    case .otherThread:
      Task.detached {
        for _ in 0..<8 {
          try await Task.sleep(for: .milliseconds(500))
          await self.add()
        }
      }
    case .nonisolated: Task { await countElsewhere() }
    case .group:
      Task {
        await withTaskGroup(of: Void.self) { group in
          for i in 1...8 {
            group.addTask {
              try? await Task.sleep(for: .milliseconds(500 * i))
              await self.add()
            }
          }
        }
      }
    case .timer:
      timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
        MainActor.assumeIsolated { self?.add() }
      }
    case .runLoopTimer:
      let timer = Timer(timeInterval: 0.5, repeats: true) { timer in
        MainActor.assumeIsolated { self.add() }
        if !timer.isValid { return }
      }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    case .timersThatFollow: follow(1)
    case .dispatch:
      for i in 1...8 {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5 * Double(i)) {
          MainActor.assumeIsolated { self.add() }
        }
      }
    case .otherQueue:
      for i in 1...8 {
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.5 * Double(i)) {
          Thread.sleep(forTimeInterval: 0.002)
          DispatchQueue.main.async { MainActor.assumeIsolated { self.add() } }
        }
      }
    }
  }

  nonisolated func countElsewhere() async {
    for _ in 0..<8 {
      try? await Task.sleep(nanoseconds: 500_000_000)
      await MainActor.run { add() }
    }
  }

  private func follow(_ number: Int) {
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
      MainActor.assumeIsolated {
        self.add()
        if number < 8 { self.follow(number + 1) }
      }
    }
  }

  enum Way: CaseIterable {
    case nanoseconds, duration, instant, clock, suspendingClock, otherThread, nonisolated, group,
      timer, runLoopTimer, timersThatFollow, dispatch, otherQueue
  }
}

private struct Counting: View {
  let way: Counter.Way
  var startsInTask = false
  @StateObject var counter = Counter()

  var body: some View {
    Color.red.frame(width: CGFloat(counter.count), height: 1)
      .onAppear { if !startsInTask { counter.begin(way) } }
      .task { if startsInTask { counter.begin(way) } }
  }
}

/// Tasks, timers and dispatch queues of views, on the virtual clock.
@MainActor struct VirtualTimeTests {
  /// The counts that the frames show over four seconds.
  private func counts(
    _ way: Counter.Way, rate: Int, startsInTask: Bool = false
  ) async throws -> [Int] {
    let host = Host(100, 100) { Counting(way: way, startsInTask: startsInTask) }
    var counts: [Int] = []
    for frame in 0...rate * 9 / 2 {
      try await host.advance(to: Double(frame) / Double(rate))
      counts.append(Int(host.placements().first?.frame.width ?? 0))
    }
    return counts
  }

  @Test(arguments: Counter.Way.allCases, [false, true])
  fileprivate func `every half second, the next count is shown`(
    way: Counter.Way, startsInTask: Bool
  ) async throws {
    for rate in [10, 30, 60] {
      let counts = try await counts(way, rate: rate, startsInTask: startsInTask)
      let expected = counts.indices.map { min($0 * 2 / rate, 8) }
      #expect(counts == expected, "\(way), \(rate) frames a second")
    }
  }

  @Test func `a task of a view that runs on no actor keeps to the clock`() async throws {
    for _ in 0..<20 {
      let counter = Counter()
      let host = Host(100, 100) { Color.red.task { await counter.countElsewhere() } }
      for frame in 0...20 {
        try await host.advance(to: Double(frame) / 4)
        #expect(counter.count == min(frame / 2, 8))
      }
    }
  }

  @Test func `the clock shows the virtual time`() async throws {
    let counter = Counter()
    let host = Host(100, 100) { Color.red.onAppear { counter.begin(.duration) } }
    try await host.advance(to: 10)
    let gaps = zip(counter.times, counter.times.dropFirst()).map { $1 - $0 }
    #expect(gaps.count == 7)
    #expect(gaps.allSatisfy { abs($0 - 0.5) < 1e-12 })
  }

  @Test func `a timer of a sixtieth fires at every frame`() async throws {
    var count = 0
    var counts: [Int] = []
    let host = Host(100, 100) {
      Color.red.onAppear {
        let timer = Timer.scheduledTimer(withTimeInterval: 1 / 60, repeats: true) { _ in
          MainActor.assumeIsolated { count += 1 }
        }
        #expect(timer.timeInterval == 1.0 / 60)
      }
    }
    for frame in 0...600 {
      try await host.advance(to: Double(frame) / 60)
      counts.append(count)
    }
    #expect(counts == Array(0...600))
  }

  @Test func `a task that is cancelled wakes at once`() async throws {
    var ended: [Double] = []
    let host = Host(100, 100) { Color.red.onAppear {} }
    var task: Task<Void, Never>?
    host.schedule(at: 1) {
      task = Task {
        do {
          try await Task.sleep(for: .seconds(100))
        } catch {
          #expect(error is CancellationError)
          ended.append(host.time)
        }
      }
    }
    host.schedule(at: 2) { task?.cancel() }
    try await host.advance(to: 3)
    #expect(ended == [2])
  }

  @Test func `a sleep that was cancelled before it began throws at once`() async throws {
    var errors = 0
    let host = Host(100, 100) { Color.red }
    host.schedule(at: 0) {
      let task = Task {
        do { try await Task.sleep(for: .seconds(1)) } catch { errors += 1 }
      }
      task.cancel()
    }
    try await host.advance(to: 0.5)
    #expect(errors == 1)
  }

  @Test func `tasks that sleep are cancelled when the host is gone`() async throws {
    let log = Log()
    var host: Host? = Host(100, 100) {
      Color.red.onAppear {
        Task {
          do { try await Task.sleep(for: .seconds(1)) } catch { log.lines.append("\(error)") }
          log.lines.append("cancelled: \(Task.isCancelled)")
        }
      }
    }
    try await host?.advance(to: 0.5)
    #expect(log.lines == [])
    host = nil
    while log.lines.count < 2 { await Task.yield() }
    #expect(log.lines == ["CancellationError()", "cancelled: true"])
  }

  @Test func `a timer that is invalidated by its block no longer fires`() async throws {
    var count = 0
    let host = Host(100, 100) {
      Color.red.onAppear {
        Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
          MainActor.assumeIsolated { count += 1 }
          timer.invalidate()
        }
      }
    }
    try await host.advance(to: 1)
    #expect(count == 1)
  }

  @Test func `a timer without repetition fires once, and is then invalid`() async throws {
    var count = 0
    var timer: Timer?
    let host = Host(100, 100) {
      Color.red.onAppear {
        timer = Timer(fire: Date() + 0.5, interval: 0.1, repeats: false) { _ in
          MainActor.assumeIsolated { count += 1 }
        }
      }
    }
    try await host.advance(to: 0.4)
    #expect(count == 0)
    #expect(timer?.isValid == true)
    try await host.advance(to: 2)
    #expect(count == 1)
    #expect(timer?.isValid == false)
  }

  @Test func `a task of many steps between actors is done before time passes`() async throws {
    let store = Store()
    let host = Host(100, 100) { Color.red }
    var results: [Double: Int] = [:]
    host.schedule(at: 0) {
      Task {
        for _ in 0..<3 {
          try await Task.sleep(for: .seconds(1))
          var value = 1
          for _ in 0..<6 { value = await store.slowlyDoubled(value) }
          results[host.time] = value
        }
      }
    }
    try await host.advance(to: 5)
    #expect(results == [1: 64, 2: 64, 3: 64])
  }

  @Test func `a task that hands work to other queues for ever ends with an error`() async throws {
    let host = Host(100, 100) { Color.red }
    host.schedule(at: 1) {
      Task {
        while !Task.isCancelled {
          await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume() }
          }
        }
      }
    }
    let error = await #expect(throws: HostError.self) { try await host.advance(to: 3) }
    #expect(try #require(error).description.contains("work of other dispatch queues"))
  }

  @Test func `time stands still while other queues work, also many times in a row`() async throws {
    let host = Host(100, 100) { Color.red }
    var ends: [Double] = []
    host.schedule(at: 1) {
      Task {
        for _ in 0..<300 {
          await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume() }
          }
        }
        ends.append(host.time)
      }
    }
    try await host.advance(to: 3)
    #expect(ends == [1])
    #expect(host.takeDiagnostics() == [])
  }

  /// Submits closures and work items in all ways, one each second.
  private func submit(_ note: @escaping (String) -> @Sendable () -> Void, on host: Host) {
    let queue = DispatchQueue(label: "queue", attributes: .concurrent)
    let group = DispatchGroup()
    host.schedule(at: 1) { queue.async(flags: .barrier, execute: note("flags")) }
    host.schedule(at: 2) { queue.async(qos: .utility, execute: note("qos")) }
    host.schedule(at: 3) { queue.async(group: group, execute: note("group")) }
    host.schedule(at: 4) { DispatchQueue.main.async(flags: [], execute: note("main")) }
    host.schedule(at: 5) { queue.asyncAfter(deadline: .now() + 0.5, execute: note("after")) }
    host.schedule(at: 6) {
      queue.asyncAfter(deadline: DispatchTime.now() + 0.5, execute: note("type"))
    }
    host.schedule(at: 7) {
      queue.asyncAfter(deadline: .now() + 0.5, execute: DispatchWorkItem(block: note("item")))
    }
    host.schedule(at: 8) { queue.async(execute: DispatchWorkItem(block: note("item"))) }
    host.schedule(at: 9) {
      queue.async(group: group, execute: DispatchWorkItem(block: note("item")))
    }
  }

  @Test func `work for other queues comes back within the frame`() async throws {
    let host = Host(100, 100) { Color.red }
    let log = Log()
    func note(_ line: String) -> @Sendable () -> Void {
      {
        Thread.sleep(forTimeInterval: 0.003)
        DispatchQueue.main.async { log.lines.append("\(line) \(host.time)") }
      }
    }
    submit(note, on: host)
    try await host.advance(to: 20)
    #expect(
      log.lines == [
        "flags 1.0", "qos 2.0", "group 3.0", "main 4.0", "after 5.5", "type 6.5",
        "item 7.5", "item 8.0", "item 9.0",
      ])
  }

  @Test func `work items for the main queue run at their times, unless they are cancelled`()
    async throws
  {
    let host = Host(100, 100) { Color.red }
    let log = Log()
    func item(_ line: String) -> DispatchWorkItem {
      DispatchWorkItem { MainActor.assumeIsolated { log.lines.append("\(line) \(host.time)") } }
    }
    host.schedule(at: 1) {
      let start = DispatchTime.now()
      let cancelled = item("cancelled")
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250), execute: cancelled)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.75, execute: item("later"))
      DispatchQueue.main.asyncAfter(deadline: start - 1, execute: item("late"))
      DispatchQueue.main.asyncAfter(deadline: .distantFuture, execute: item("never"))
      DispatchQueue.main.async(execute: item("now"))
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.125) {
        cancelled.cancel()
        let nanoseconds = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds
        MainActor.assumeIsolated { log.lines.append("\(nanoseconds)") }
      }
    }
    try await host.advance(to: 10)
    #expect(log.lines == ["late 1.0", "now 1.0", "125000000", "later 1.75"])
  }

  @Test func `a loop that ignores its cancellation comes to an end`() async throws {
    let log = Log()
    let host = Host(size: CGSize(width: 100, height: 100))
    let isShown = host.makeState(true)
    host.show(
      AnimContent {
        Group {
          if isShown.wrappedValue {
            Color.red.task {
              while true {
                try? await Task.sleep(for: .seconds(1))
                log.lines.append("")
              }
            }
          }
        }
      })
    host.schedule(at: 2.5) { isShown.wrappedValue = false }
    for second in 0...20 { try await host.advance(to: Double(second)) }
    let count = log.lines.count
    #expect(count < 2000)
    for second in 21...30 { try await host.advance(to: Double(second)) }
    #expect(log.lines.count == count)
  }

  @Test func `tasks outside of hosts start in their order`() async {
    let log = Log()
    var tasks: [Task<Void, Never>] = []
    for index in 0..<200 { tasks.append(Task { log.lines.append("\(index)") }) }
    for task in tasks { await task.value }
    #expect(log.lines == (0..<200).map(String.init))
  }

  @Test func `a view outside of the canvas is reported beside a timer that goes on`() async throws {
    let host = Host(100, 100) {
      ZStack {
        Color.red.frame(width: 10, height: 10).position(x: 500, y: 50)
        Color.blue.frame(width: 10, height: 10)
          .onAppear { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }
      }
    }
    try await host.advance(to: 2)
    _ = host.displayList()
    #expect(host.takeDiagnostics().count == 1)
  }

  @Test func `outside of hosts, time is real`() async throws {
    let start = RealMoment()
    try await Task.sleep(for: .milliseconds(30))
    try await Task.sleep(nanoseconds: 30_000_000)
    await Task { try? await ContinuousClock().sleep(for: .milliseconds(30)) }.value
    #expect(start.age >= 0.089)
    let before = ContinuousClock.now
    let value = await Task.detached { 5 }.value
    #expect(value == 5)
    #expect(before < ContinuousClock().now)
  }

  @Test func `a time that never passes is no time to wait for`() async throws {
    let host = Host(100, 100) {
      Color.red.onAppear {
        Task { try await Task.sleep(for: .seconds(1e15)) }
        Timer.scheduledTimer(withTimeInterval: .infinity, repeats: true) { _ in }
        Timer.scheduledTimer(withTimeInterval: .nan, repeats: false) { _ in }
      }
    }
    try await host.advance(to: 10)
  }

  @Test(arguments: [1e-9, 1e-300])
  func `a timer with a tiny interval ends with an error that names it`(
    interval: Double
  ) async throws {
    let host = Host(100, 100) {
      Color.red.onAppear {
        Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in }
      }
    }
    let error = await #expect(throws: HostError.self) { try await host.advance(to: 1) }
    #expect(try #require(error).description.contains("a timer of \(interval) s"), "\(error!)")
  }

  @Test(arguments: [0, 1])
  func `a task that sleeps for no time again and again ends with an error that names it`(
    nanoseconds: UInt64
  ) async throws {
    let host = Host(100, 100) {
      Color.red.task {
        while !Task.isCancelled { try? await Task.sleep(nanoseconds: nanoseconds) }
      }
    }
    let error = await #expect(throws: HostError.self) { try await host.advance(to: 1) }
    #expect(try #require(error).description.contains("a task that sleeps for"), "\(error!)")
  }
}

/// Lines that a task writes.
@MainActor private final class Log {
  var lines: [String] = []
}

/// An actor that takes a while.
private actor Store {
  func slowlyDoubled(_ value: Int) -> Int {
    usleep(2000)
    return value * 2
  }
}
