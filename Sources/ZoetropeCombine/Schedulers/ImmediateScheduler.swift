import Zoetrope

/// A scheduler that calls closures immediately, even if they are scheduled for a later time.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The type of the scheduler's times. All times are equal.
  public struct SchedulerTimeType: Strideable {
    fileprivate init() {}

    /// Returns the interval to another time, which is always zero.
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }

    /// Returns this time unchanged, because intervals have no effect.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// An interval of time, which has no effect.
    public struct Stride:
      ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
      SchedulerTimeIntervalConvertible
    {
      /// The length of the interval, as a number without a unit.
      public var magnitude: Int

      /// Creates an interval from a number.
      public init(_ value: Int) { magnitude = value }

      /// Creates an interval from a number.
      public init(integerLiteral value: Int) { magnitude = value }

      /// Creates an interval from the whole part of a number.
      public init(floatLiteral value: Double) { magnitude = Int(value) }

      /// Creates an interval from an integer; nil if an `Int` cannot represent it.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// Returns whether one interval is smaller than another.
      public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }

      /// Adds two intervals.
      public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }

      /// Subtracts one interval from another.
      public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }

      /// Multiplies two intervals.
      public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }

      /// Adds an interval to another.
      public static func += (a: inout Stride, b: Stride) { a = a + b }

      /// Subtracts an interval from another.
      public static func -= (a: inout Stride, b: Stride) { a = a - b }

      /// Multiplies an interval by another.
      public static func *= (a: inout Stride, b: Stride) { a = a * b }

      /// Returns an interval of zero, because the scheduler never waits.
      public static func seconds(_ s: Int) -> Stride { 0 }

      /// Returns an interval of zero, because the scheduler never waits.
      public static func seconds(_ s: Double) -> Stride { 0 }

      /// Returns an interval of zero, because the scheduler never waits.
      public static func milliseconds(_ ms: Int) -> Stride { 0 }

      /// Returns an interval of zero, because the scheduler never waits.
      public static func microseconds(_ us: Int) -> Stride { 0 }

      /// Returns an interval of zero, because the scheduler never waits.
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
  }

  /// The type of the options: `Never`, because the scheduler has no options.
  public typealias SchedulerOptions = Never

  /// The shared instance.
  public static let shared = ImmediateScheduler()

  private init() {}

  /// The current time, which is always the same.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// The minimum tolerance: zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Calls a closure immediately.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Calls a closure immediately.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Calls a closure immediately, and only once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
