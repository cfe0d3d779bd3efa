import Foundation
import Zoetrope

extension Foundation.Timer {
  /// A publisher that sends the current date at equal intervals while it is connected.
  ///
  /// In code that a `Host` runs, the intervals and the dates are those of the virtual clock. Time 0
  /// of that clock is the reference date, as in `TimelineView`. All subscribers share one timer.
  public final class TimerPublisher: ConnectablePublisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Date
    /// The type of the errors: `Never`, because the publisher cannot fail.
    public typealias Failure = Never

    /// The interval from one date to the next, in seconds.
    public let interval: TimeInterval
    /// The maximum acceptable delay, in seconds. The value has no effect.
    public let tolerance: TimeInterval?
    /// The run loop. The value has no effect: dates are sent on the main queue.
    public let runLoop: RunLoop
    /// The mode of the run loop. The value has no effect.
    public let mode: RunLoop.Mode
    private let subscriptions = Broadcast<Date, Never>(keepsLatest: false)
    private let connection: TimerConnection

    /// Creates a publisher that sends nothing until it is connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      // Foundation's timers have the same minimum.
      self.interval = interval > 0 ? interval : 0.0001
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      connection = TimerConnection(interval: self.interval)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      // A subscriber keeps the connection alive, even after the publisher is released.
      subscriptions.attach(
        Tap<Date, Never>(subscriber, name: "Timer") { [connection] _ in
          withExtendedLifetime(connection) {}
        })
    }

    /// Begins to send dates. The first date is sent after one interval. Has no effect if the
    /// publisher is already connected.
    ///
    /// - Returns: The connection, which is the same for all calls. It lasts until it is cancelled,
    ///   or until the publisher and all subscribers are released.
    public func connect() -> any Cancellable {
      connection.begin { [subscriptions] in subscriptions.send(Date(virtualTime: ())) }
      return connection
    }
  }
}

/// The connection of a timer publisher. It runs the timer.
private final class TimerConnection: Cancellable {
  private let interval: TimeInterval
  private let lock = NSLock()
  private var ticker: Ticker?

  /// Creates a timer that is not running.
  init(interval: TimeInterval) { self.interval = interval }

  deinit { ticker?.cancel() }

  /// Starts the timer unless it is already running.
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
  /// Returns a publisher that sends the current date at equal intervals while it is connected.
  ///
  /// In code that a `Host` runs, the intervals and the dates are those of the virtual clock. Time 0
  /// of that clock is the reference date, as in `TimelineView`.
  ///
  /// - Parameters:
  ///   - interval: The interval in seconds. An interval of 0 or less counts as 0.1 milliseconds.
  ///   - tolerance: The maximum acceptable delay, in seconds. Ignored. Default nil.
  ///   - runLoop: The run loop. Ignored: dates are sent on the main queue.
  ///   - mode: The mode of the run loop. Ignored.
  ///   - options: The options. Ignored. Default nil.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> Foundation.Timer.TimerPublisher {
    Foundation.Timer.TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}

extension Date {
  /// Creates the current date. In code that a `Host` runs, this is the date of the virtual clock.
  /// In other code, it is the real date.
  fileprivate init(virtualTime: Void) {
    self = VirtualClock.current.map { Date(timeIntervalSinceReferenceDate: $0.time) } ?? Date()
  }
}
