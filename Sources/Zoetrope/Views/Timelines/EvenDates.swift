import Foundation

/// An iterator of equidistant dates. Each date is computed from the origin, so that rounding errors
/// do not accumulate.
struct EvenDates: Sendable {
  private let origin: Date
  private let interval: TimeInterval?
  private var index: Double

  /// Creates an iterator.
  ///
  /// - Parameters:
  ///   - origin: The date with index 0.
  ///   - interval: The time between two dates, in seconds; nil for a single date.
  ///   - index: The index of the first date to return, counted from the origin.
  init(_ origin: Date, interval: TimeInterval?, index: Double = 0) {
    self.origin = origin
    self.interval = interval
    self.index = index
  }

  mutating func next() -> Date? {
    defer { index += 1 }
    guard let interval else { return index == 0 ? origin : nil }
    return origin + index * interval
  }
}
