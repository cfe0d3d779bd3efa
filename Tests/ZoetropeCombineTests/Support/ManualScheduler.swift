import Zoetrope
import ZoetropeCombine

/// A scheduler whose time is moved by hand.
final class ManualScheduler: Scheduler {
  struct Time: Strideable, Comparable {
    var milliseconds: Int

    func distance(to other: Time) -> Span { Span(other.milliseconds - milliseconds) }
    func advanced(by n: Span) -> Time { Time(milliseconds: milliseconds + n.milliseconds) }
  }

  struct Span: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
    var milliseconds: Int

    init(_ milliseconds: Int) { self.milliseconds = milliseconds }
    init(integerLiteral value: Int) { milliseconds = value }
    init?<T: BinaryInteger>(exactly source: T) { milliseconds = Int(source) }
    var magnitude: Int { abs(milliseconds) }
    static func < (a: Span, b: Span) -> Bool { a.milliseconds < b.milliseconds }
    static func + (a: Span, b: Span) -> Span { Span(a.milliseconds + b.milliseconds) }
    static func - (a: Span, b: Span) -> Span { Span(a.milliseconds - b.milliseconds) }
    static func * (a: Span, b: Span) -> Span { Span(a.milliseconds * b.milliseconds) }
    static func *= (a: inout Span, b: Span) { a = a * b }
    static func seconds(_ s: Int) -> Span { Span(s * 1000) }
    static func seconds(_ s: Double) -> Span { Span(Int(s * 1000)) }
    static func milliseconds(_ ms: Int) -> Span { Span(ms) }
    static func microseconds(_ us: Int) -> Span { Span(us / 1000) }
    static func nanoseconds(_ ns: Int) -> Span { Span(ns / 1_000_000) }
  }

  private struct Entry {
    let time: Time
    let number: Int
    let period: Span?
    let action: () -> Void
  }

  private(set) var now = Time(milliseconds: 0)
  private var entries: [Entry] = []
  private var count = 0

  var minimumTolerance: Span { 0 }

  /// The number of closures that wait for their time.
  var waitingCount: Int { entries.count }

  func schedule(options: Never?, _ action: @escaping () -> Void) { add(now, nil, action) }

  func schedule(after date: Time, tolerance: Span, options: Never?, _ action: @escaping () -> Void)
  {
    add(date, nil, action)
  }

  func schedule(
    after date: Time, interval: Span, tolerance: Span, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let number = add(date, interval, action)
    return AnyCancellable { [weak self] in self?.entries.removeAll { $0.number == number } }
      .retained()
  }

  @discardableResult
  private func add(_ time: Time, _ period: Span?, _ action: @escaping () -> Void) -> Int {
    count += 1
    entries.append(Entry(time: time, number: count, period: period, action: action))
    return count
  }

  /// Calls the closures of the current time.
  func run() { advance(by: 0) }

  /// Moves the time, and calls the closures whose time comes.
  func advance(by milliseconds: Int) {
    let end = now.advanced(by: Span(milliseconds))
    while let next = entries.min(by: { ($0.time, $0.number) < ($1.time, $1.number) }),
      next.time <= end
    {
      entries.removeAll { $0.number == next.number }
      now = max(now, next.time)
      if let period = next.period {
        entries.append(
          Entry(
            time: next.time.advanced(by: period), number: next.number, period: period,
            action: next.action))
      }
      next.action()
    }
    now = end
  }
}

/// A reference that does not end what it refers to when it is released.
private struct Retained: Cancellable {
  let base: AnyCancellable

  func cancel() { base.cancel() }
}

extension AnyCancellable {
  fileprivate func retained() -> any Cancellable { Retained(base: self) }
}
