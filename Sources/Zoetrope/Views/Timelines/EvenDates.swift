import Foundation

/// Dates at a regular interval, each derived from the first so that nothing adds up.
struct EvenDates: Sendable {
  private let origin: Date
  private let interval: TimeInterval?
  private var index: Double

  /// - Parameters:
  ///   - interval: In seconds; nil for but one date.
  ///   - index: Which date is next, counted from the origin.
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
