import Zoetrope

/// A type of time intervals that can be created from seconds and smaller units.
public protocol SchedulerTimeIntervalConvertible {
  /// Returns an interval of the given number of seconds.
  static func seconds(_ s: Int) -> Self
  /// Returns an interval of the given number of seconds.
  static func seconds(_ s: Double) -> Self
  /// Returns an interval of the given number of milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// Returns an interval of the given number of microseconds.
  static func microseconds(_ us: Int) -> Self
  /// Returns an interval of the given number of nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

/// A type that calls closures, as soon as possible or at given times.
public protocol Scheduler<SchedulerTimeType> {
  /// The type of the scheduler's times.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The type of the scheduler's options.
  associatedtype SchedulerOptions

  /// The current time.
  var now: SchedulerTimeType { get }
  /// The minimum tolerance that the scheduler accepts.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Calls a closure as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Calls a closure at the given date.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)

  /// Calls a closure repeatedly, for the first time at the given date.
  ///
  /// - Returns: An object that ends the calls when it is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Calls a closure as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Calls a closure at the given date.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Calls a closure at the given date.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Calls a closure repeatedly, for the first time at the given date.
  ///
  /// - Returns: An object that ends the calls when it is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Calls a closure repeatedly, for the first time at the given date.
  ///
  /// - Returns: An object that ends the calls when it is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}
