import Zoetrope

/// A scheduler that calls closures at once, whatever time they are scheduled for.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The only time of the scheduler.
  public struct SchedulerTimeType: Strideable {
    fileprivate init() {}

    /// Returns the time span to another time, which is zero.
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }

    /// Returns the time itself.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// A time span, which has no effect.
    public struct Stride:
      ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
      SchedulerTimeIntervalConvertible
    {
      /// The number that the time span has been made from.
      public var magnitude: Int

      /// Creates a time span.
      public init(_ value: Int) { magnitude = value }

      /// Creates a time span.
      public init(integerLiteral value: Int) { magnitude = value }

      /// Creates a time span from the whole part of a number.
      public init(floatLiteral value: Double) { magnitude = Int(value) }

      /// Creates a time span from an integer, if the number can be represented.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// Whether a time span is smaller than another one.
      public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }

      /// Adds time spans.
      public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }

      /// Subtracts time spans.
      public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }

      /// Multiplies time spans.
      public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }

      /// Adds to a time span.
      public static func += (a: inout Stride, b: Stride) { a = a + b }

      /// Subtracts from a time span.
      public static func -= (a: inout Stride, b: Stride) { a = a - b }

      /// Multiplies a time span.
      public static func *= (a: inout Stride, b: Stride) { a = a * b }

      /// Returns a zero time span.
      public static func seconds(_ s: Int) -> Stride { 0 }

      /// Returns a zero time span.
      public static func seconds(_ s: Double) -> Stride { 0 }

      /// Returns a zero time span.
      public static func milliseconds(_ ms: Int) -> Stride { 0 }

      /// Returns a zero time span.
      public static func microseconds(_ us: Int) -> Stride { 0 }

      /// Returns a zero time span.
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
  }

  public typealias SchedulerOptions = Never

  /// The scheduler that all callers share.
  public static let shared = ImmediateScheduler()

  private init() {}

  /// The only time of the scheduler.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// The smallest tolerance, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Calls a closure.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Calls a closure.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Calls a closure once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
