import Zoetrope

/// A time of a queue or of a run loop, in seconds. The type `Owner` distinguishes the times of
/// different kinds of schedulers.
public struct _QueueTime<Owner>: Strideable, Hashable, Sendable {
  /// The time in seconds since the beginning of the clock.
  let seconds: Double

  /// Returns the interval from this time to another time.
  public func distance(to other: Self) -> Stride { Stride(other.seconds - seconds) }

  /// Returns the sum of this time and an interval.
  public func advanced(by n: Stride) -> Self { Self(seconds: seconds + n.timeInterval) }

  /// Returns whether one time is earlier than another.
  public static func < (a: Self, b: Self) -> Bool { a.seconds < b.seconds }

  /// An interval of time in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, SignedNumeric,
    Comparable, Hashable, Sendable
  {
    /// The length in seconds.
    public var timeInterval: Double
    /// The length in seconds.
    public var magnitude: Double { timeInterval }

    /// Creates an interval from a number of seconds.
    public init(_ timeInterval: Double) { self.timeInterval = timeInterval }
    /// Creates an interval from a number of seconds.
    public init(floatLiteral value: Double) { timeInterval = value }
    /// Creates an interval from a number of seconds.
    public init(integerLiteral value: Double) { timeInterval = value }
    /// Creates an interval from a number of seconds; nil if a `Double` cannot represent the number
    /// exactly.
    public init?(exactly source: some BinaryInteger) {
      guard let seconds = Double(exactly: source) else { return nil }
      timeInterval = seconds
    }

    /// Returns an interval of the given number of seconds.
    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
    /// Returns an interval of the given number of seconds.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// Returns an interval of the given number of milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
    /// Returns an interval of the given number of microseconds.
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
    /// Returns an interval of the given number of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }

    /// Returns whether one interval is shorter than another.
    public static func < (a: Self, b: Self) -> Bool { a.timeInterval < b.timeInterval }
    /// Adds two intervals.
    public static func + (a: Self, b: Self) -> Self { Self(a.timeInterval + b.timeInterval) }
    /// Subtracts one interval from another.
    public static func - (a: Self, b: Self) -> Self { Self(a.timeInterval - b.timeInterval) }
    /// Returns an interval whose length is the product of the lengths of two intervals, all in
    /// seconds.
    public static func * (a: Self, b: Self) -> Self { Self(a.timeInterval * b.timeInterval) }
    /// Multiplies the length of an interval by the length of another interval, both in seconds.
    public static func *= (a: inout Self, b: Self) { a = a * b }
  }
}
