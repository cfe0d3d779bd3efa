import Foundation

/// Dates at a regular interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let startDate: Date
  private let interval: TimeInterval

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - startDate: One of the dates. In a view, a date more than a year ahead of the virtual
  ///     clock stands for the date at which the view appears: real time, as in `Date.now`, is.
  ///   - interval: The time between two dates, in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval
  }

  /// The dates, from the latest one that is not after a date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0 else { return Entries(dates: .init(self.startDate, interval: nil)) }
    let periods = (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down)
    return Entries(dates: EvenDates(self.startDate, interval: interval, index: periods))
  }

  /// Whether the schedule starts at a date that the virtual clock will never reach.
  func isInRealTime(at date: Date) -> Bool {
    startDate.timeIntervalSince(date) > Self.horizon
  }

  /// The same interval, from another date on.
  func moved(to date: Date) -> Self { Self(from: date, by: interval) }

  /// A year, in seconds: what lies further ahead than that is no date of an animation.
  private static var horizon: TimeInterval { 365 * 24 * 3600 }

  /// Dates at a regular interval, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var dates: EvenDates

    /// The next date.
    public mutating func next() -> Date? { dates.next() }
  }
}
