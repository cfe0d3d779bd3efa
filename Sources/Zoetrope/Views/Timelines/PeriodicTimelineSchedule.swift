import Foundation

/// A schedule that updates a view at a regular interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let startDate: Date
  private let interval: TimeInterval

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - startDate: A date of the schedule, to which all other dates are aligned. If it is
  ///     more than 365 days ahead of the virtual clock, as `Date.now` is, a ``TimelineView``
  ///     instead uses the date at which the view appears.
  ///   - interval: The time between two dates, in seconds. If it is not positive, the start date is
  ///     the only date.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval
  }

  /// Returns the dates of the schedule. The first date is the latest date at or before `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0 else { return Entries(dates: .init(self.startDate, interval: nil)) }
    let periods = (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down)
    return Entries(dates: EvenDates(self.startDate, interval: interval, index: periods))
  }

  /// Returns whether the start date is more than 365 days ahead of the virtual clock. Such a date
  /// counts as a date of the real clock.
  ///
  /// - Parameter date: The current date of the virtual clock.
  func isInRealTime(at date: Date) -> Bool {
    startDate.timeIntervalSince(date) > Self.horizon
  }

  /// Returns a schedule with the same interval, aligned to another date.
  func moved(to date: Date) -> Self { Self(from: date, by: interval) }

  /// The number of seconds in 365 days. A start date that is ahead of the virtual clock by more
  /// than this number counts as a date of the real clock.
  private static var horizon: TimeInterval { 365 * 24 * 3600 }

  /// An unbounded sequence of equidistant dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var dates: EvenDates

    /// Advances to the next date and returns it.
    public mutating func next() -> Date? { dates.next() }
  }
}
