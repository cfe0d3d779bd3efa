import Foundation
import TestSupport
import Testing
import ZoetropeTasks

@testable import Zoetrope

/// Lines that work on any thread writes.
private final class Lines: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var lines: [String] = []

  var all: [String] { lock.withLock { lines } }
  func add(_ line: String) { lock.withLock { lines.append(line) } }
}

/// A point in real time, on a clock that nobody sets.
struct RealMoment {
  private let start = realDispatchNow()

  /// The time that has passed since then, in seconds.
  var age: Double { Double(realDispatchNow().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9 }
}

/// All forms of Dispatch's functions, on the virtual clock.
@MainActor struct VirtualDispatchTests {
  /// Runs a closure of a host at 1 s, and returns the lines that it has written after 10 s.
  private func lines(_ body: @escaping @MainActor (Lines) -> Void) async throws -> [String] {
    let host = Host(100, 100) { Color.red }
    let lines = Lines()
    host.schedule(at: 1) { body(lines) }
    for half in 0...20 { try await host.advance(to: Double(half) / 2) }
    return lines.all
  }

  /// A closure that writes the virtual time of its call; "real" without a virtual clock.
  private func note(_ lines: Lines, _ name: String) -> @Sendable () -> Void {
    { lines.add("\(name) \(VirtualClock.current.map { "\($0.time)" } ?? "real")") }
  }

  @Test(arguments: [true, false])
  func `work with a group, a quality of service and flags runs in virtual time`(
    isMain: Bool
  ) async throws {
    let found = try await lines { lines in
      let queue = isMain ? DispatchQueue.main : DispatchQueue(label: "queue")
      let group = DispatchGroup()
      queue.async(group: group, qos: .utility, execute: note(lines, "group qos"))
      queue.async(group: group, flags: [], execute: note(lines, "group flags"))
      queue.async(qos: .utility, flags: [], execute: note(lines, "qos flags"))
      queue.asyncAfter(deadline: .now() + 1, flags: [], execute: note(lines, "after flags"))
      queue.asyncAfter(wallDeadline: .now() + 1.25, execute: note(lines, "wall"))
      queue.asyncAfter(wallDeadline: .now() + 1.5, qos: .utility, execute: note(lines, "wall qos"))
      queue.asyncAfter(wallDeadline: .now() + 1.625, flags: [], execute: note(lines, "wall flags"))
      let item = DispatchWorkItem(block: note(lines, "item"))
      queue.asyncAfter(wallDeadline: .now() + 1.75, execute: item)
    }
    #expect(
      found == [
        "group qos 1.0", "group flags 1.0", "qos flags 1.0", "after flags 2.0", "wall 2.25",
        "wall qos 2.5", "wall flags 2.625", "item 2.75",
      ])
  }

  @Test func `a group notifies at the virtual time at which its last work is done`() async throws {
    let found = try await lines { lines in
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { group.leave() }
      for _ in 0..<3 {
        DispatchQueue.global().async(group: group) { Thread.sleep(forTimeInterval: 0.003) }
      }
      group.notify(queue: .main) {
        note(lines, "closure")()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: note(lines, "later"))
      }
      group.notify(queue: .main, work: DispatchWorkItem(block: note(lines, "item")))
    }
    #expect(found == ["closure 3.0", "item 3.0", "later 3.5"])
  }

  @Test func `a group notifies another queue within the frame`() async throws {
    let found = try await lines { lines in
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { Thread.sleep(forTimeInterval: 0.003) }
      group.notify(queue: DispatchQueue(label: "queue"), execute: note(lines, "other"))
    }
    #expect(found == ["other 1.0"])
  }

  @Test func `an item notifies at the virtual time at which it has run`() async throws {
    let found = try await lines { lines in
      let item = DispatchWorkItem {}
      item.notify(queue: .main, execute: note(lines, "closure"))
      let next = DispatchWorkItem(block: note(lines, "item"))
      item.notify(queue: .main, execute: next)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
    }
    #expect(found == ["closure 2.0", "item 2.0"])
  }

  @Test func `an item keeps its barrier`() async throws {
    let found = try await lines { lines in
      let queue = DispatchQueue(label: "queue", attributes: .concurrent)
      for _ in 0..<4 {
        queue.async {
          Thread.sleep(forTimeInterval: 0.01)
          lines.add("before")
        }
      }
      let barrier = DispatchWorkItem(flags: .barrier) {
        Thread.sleep(forTimeInterval: 0.01)
        lines.add("barrier")
      }
      queue.async(execute: barrier)
      for _ in 0..<4 { queue.async { lines.add("after") } }
    }
    #expect(
      found == Array(repeating: "before", count: 4) + ["barrier"]
        + Array(repeating: "after", count: 4))
  }

  @Test func `the deadline of a wait is as far in real time`() async throws {
    let host = Host(100, 100) { Color.red }
    var seconds: [Double] = []
    // Deadlines of a time that real time reaches only much later.
    host.schedule(at: 1000) {
      let semaphore = DispatchSemaphore(value: 0)
      let start = RealMoment()
      #expect(semaphore.wait(timeout: .now() + 0.05) == .timedOut)
      seconds.append(start.age)
      #expect(semaphore.wait(wallTimeout: .now() + 0.05) == .timedOut)
      seconds.append(start.age)
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) {}
      #expect(group.wait(timeout: .now() + 60) == .success)
    }
    try await host.advance(to: 1001)
    #expect(seconds.count == 2)
    // A busy machine may take long, but less than the time of the clock.
    #expect(seconds.first.map { 0.04...900 ~= $0 } == true)
    #expect(seconds.last.map { 0.09...900 ~= $0 } == true)
  }

  @Test func `a group whose work never runs is left when the host is gone`() async throws {
    let group = DispatchGroup()
    var host: Host? = Host(100, 100) { Color.red }
    host?.schedule(at: 0) { DispatchQueue.main.async(group: group) {} }
    try await host?.advance(to: 0)
    host?.entered { DispatchQueue.main.async(group: group) {} }
    host = nil
    #expect(group.wait(timeout: .now() + 10) == .success)
  }

  @Test func `an immediate task runs at once, and sleeps in virtual time`() async throws {
    let found = try await lines { lines in
      Task.immediate {
        note(lines, "begins")()
        try? await Task.sleep(for: .seconds(1))
        note(lines, "wakes")()
      }
      lines.add("next")
    }
    #expect(found == ["begins 1.0", "next", "wakes 2.0"])
  }
}
