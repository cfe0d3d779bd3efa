import Dispatch
import Synchronization
import Testing
import Zoetrope

/// A clock that leaps to the next time at which something is to run.
private final class LeapingClock: Sendable {
  private struct State {
    var seconds = 0.0
    var events: [(seconds: Double, body: @Sendable () -> Void)] = []
  }

  private let state = Mutex(State())
  private let origin = DispatchTime(uptimeNanoseconds: 1_000_000_000_000)

  var seconds: Double { state.withLock(\.seconds) }

  /// Lets a number of seconds pass.
  func leap(_ seconds: Double) { state.withLock { $0.seconds += seconds } }

  /// Runs a closure once, when the clock leaps over a time in seconds.
  func at(_ seconds: Double, _ body: @escaping @Sendable () -> Void) {
    state.withLock { $0.events.append((seconds, body)) }
  }

  var waitingClock: WaitingClock {
    WaitingClock(
      now: { [self] in origin + seconds },
      runAfter: { [self] deadline, body in
        let nanoseconds = deadline.uptimeNanoseconds - origin.uptimeNanoseconds
        let events = state.withLock { state in
          state.seconds = max(state.seconds, Double(nanoseconds) / 1e9)
          defer { state.events.removeAll { $0.seconds <= state.seconds } }
          return state.events.filter { $0.seconds <= state.seconds }
        }
        for event in events { event.body() }
        DispatchQueue.global().async(execute: body)
      })
  }
}

struct `Work of other threads` {
  private let clock = LeapingClock()
  private let works: OutsideWork

  init() { works = OutsideWork(patience: 1, clock: clock.waitingClock) }

  @Test func `nothing is waited for without work`() async {
    let isDone = works.add("queue")
    isDone.begin()
    isDone.end()
    #expect(await works.wait() == [])
    #expect(clock.seconds == 0)
    #expect(works.workCount == 1)
  }

  @Test func `time goes on without work that takes too long`() async {
    let slow = works.add("slow")
    slow.begin()
    let quick = works.add("quick")
    let late = await works.wait()
    #expect(
      late.map(\.description) == [
        "work of the dispatch queue slow still runs after 1.0 s of real time; the frames go on "
          + "without it"
      ])
    #expect(clock.seconds == 1.5)
    clock.at(3) {
      quick.begin()
      quick.end()
    }
    #expect(await works.wait() == [])
    #expect(clock.seconds >= 3)
    slow.end()
    #expect(works.isEmpty)
  }

  @Test func `work that begins late is given its whole time`() async {
    let work = works.add("late")
    clock.at(2, work.begin)
    let late = await works.wait()
    #expect(late.map(\.name) == ["late"])
    #expect(late.map(\.seconds) == [1])
    #expect(late.map(\.isForsaken) == [false])
    #expect(clock.seconds == 3.5)
  }

  @Test func `a process that was stopped finds its work in time`() async {
    let work = works.add("stopped")
    work.begin()
    clock.at(0.5) { clock.leap(100) }
    clock.at(101) {
      work.begin()
      work.end()
    }
    #expect(await works.wait() == [])
    #expect(clock.seconds >= 101)
  }

  @Test func `time goes on without a queue that never comes to rest`() async throws {
    _ = works.add("stuck")
    let late = await works.wait()
    #expect(
      late.map(\.description) == [
        "the dispatch queue stuck still has work after 6.0 s of real time; the frames go on "
          + "without it, and wait for none of its work from now on"
      ])
    #expect(clock.seconds == 6.5)
    _ = works.add("stuck")
    #expect(works.isEmpty)
  }

  @Test func `queues that are late together are told in the order of their names`() async {
    for name in ["second", "first", "first"] { works.add(name).begin() }
    #expect(await works.wait().map(\.name) == ["first", "second"])
    #expect(works.isEmpty)
  }
}
