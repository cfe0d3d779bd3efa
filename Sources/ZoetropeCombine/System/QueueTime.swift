import Zoetrope

/// A time of a queue or of a run loop, in seconds. The owner keeps the times of different kinds of
/// schedulers apart.
public struct _QueueTime<Owner>: Strideable, Hashable, Sendable {
  /// The seconds since the beginning of the clock.
  let seconds: Double

  /// Returns the time span to another time.
  public func distance(to other: Self) -> Stride { Stride(other.seconds - seconds) }

  /// Returns the time that is a time span later.
  public func advanced(by n: Stride) -> Self { Self(seconds: seconds + n.timeInterval) }

  /// Whether a time precedes another.
  public static func < (a: Self, b: Self) -> Bool { a.seconds < b.seconds }

  /// A time span in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, SignedNumeric,
    Comparable, Hashable, Sendable
  {
    /// The length in seconds.
    public var timeInterval: Double
    /// The length in seconds.
    public var magnitude: Double { timeInterval }

    /// Creates a time span of a length in seconds.
    public init(_ timeInterval: Double) { self.timeInterval = timeInterval }
    /// Creates a time span of a length in seconds.
    public init(floatLiteral value: Double) { timeInterval = value }
    /// Creates a time span of a length in seconds.
    public init(integerLiteral value: Double) { timeInterval = value }
    /// Creates a time span of a length in seconds, if the length can be represented.
    public init?(exactly source: some BinaryInteger) {
      guard let seconds = Double(exactly: source) else { return nil }
      timeInterval = seconds
    }

    /// Returns a number of seconds.
    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
    /// Returns a number of seconds.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// Returns a number of milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
    /// Returns a number of microseconds.
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
    /// Returns a number of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }

    /// Whether a time span is shorter than another.
    public static func < (a: Self, b: Self) -> Bool { a.timeInterval < b.timeInterval }
    /// Adds time spans.
    public static func + (a: Self, b: Self) -> Self { Self(a.timeInterval + b.timeInterval) }
    /// Subtracts a time span.
    public static func - (a: Self, b: Self) -> Self { Self(a.timeInterval - b.timeInterval) }
    /// Multiplies the lengths of time spans.
    public static func * (a: Self, b: Self) -> Self { Self(a.timeInterval * b.timeInterval) }
    /// Multiplies the length of a time span.
    public static func *= (a: inout Self, b: Self) { a = a * b }
  }
}
