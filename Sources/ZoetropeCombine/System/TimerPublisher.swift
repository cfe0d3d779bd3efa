import Foundation
import Zoetrope

extension Foundation.Timer {
  /// A publisher that sends the date at equal intervals, once it is connected.
  ///
  /// In code of views and cues, the intervals and the dates are those of the virtual clock, whose
  /// time 0 is the reference date, as in `TimelineView`. All subscribers share one timer.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// The seconds from one date to the next.
    public let interval: TimeInterval
    /// The largest delay that is acceptable, in seconds. It has no effect.
    public let tolerance: TimeInterval?
    /// The run loop, which has no effect: dates are sent on the main queue.
    public let runLoop: RunLoop
    /// The mode of the run loop, which has no effect.
    public let mode: RunLoop.Mode
    private let subscriptions = Broadcast<Date, Never>(keepsLatest: false)
    private let connection: TimerConnection

    /// Creates a publisher, which sends nothing before it is connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      // As Foundation's timers do.
      self.interval = interval > 0 ? interval : 0.0001
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      connection = TimerConnection(interval: self.interval)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      // A subscriber keeps the connection alive, also without the publisher.
      subscriptions.attach(
        Tap<Date, Never>(subscriber, name: "Timer") { [connection] _ in
          withExtendedLifetime(connection) {}
        })
    }

    /// Begins to send dates; the first one after an interval. A further call has no effect before
    /// the connection is cancelled.
    ///
    /// - Returns: The connection, which is the same for all calls. It goes on when it is released,
    ///   as long as there is the publisher or a subscriber.
    public func connect() -> any Cancellable {
      connection.begin { [subscriptions] in subscriptions.send(Date(virtualTime: ())) }
      return connection
    }
  }
}

/// The timer of a publisher.
private final class TimerConnection: Cancellable {
  private let interval: TimeInterval
  private let lock = NSLock()
  private var ticker: Ticker?

  /// Creates a timer that does not run.
  init(interval: TimeInterval) { self.interval = interval }

  deinit { ticker?.cancel() }

  /// Starts the timer, unless it runs already.
  func begin(_ action: @escaping () -> Void) {
    lock.withLock {
      guard ticker == nil else { return }
      ticker = Ticker(
        queue: .main, kind: .timer(interval), after: interval, every: interval
      ) {
        action()
        return true
      }
    }
  }

  func cancel() { lock.withLock { ticker.take() }?.cancel() }
}

extension _VirtualTimer {
  /// Returns a publisher that sends the date at equal intervals, once it is connected.
  ///
  /// In code of views and cues, the intervals and the dates are those of the virtual clock, whose
  /// time 0 is the reference date, as in `TimelineView`.
  ///
  /// - Parameters:
  ///   - interval: The interval in seconds. An interval of 0 or less counts as 0.1 milliseconds.
  ///   - tolerance: The largest delay that is acceptable. It has no effect. Default: none.
  ///   - runLoop: The run loop. It has no effect: dates are sent on the main queue.
  ///   - mode: The mode of the run loop, which has no effect.
  ///   - options: Options, which have no effect. Default: none.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> Foundation.Timer.TimerPublisher {
    Foundation.Timer.TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}

extension Date {
  /// Creates the date of the virtual clock in code of views and cues, else the real one.
  fileprivate init(virtualTime: Void) {
    self = VirtualClock.current.map { Date(timeIntervalSinceReferenceDate: $0.time) } ?? Date()
  }
}
