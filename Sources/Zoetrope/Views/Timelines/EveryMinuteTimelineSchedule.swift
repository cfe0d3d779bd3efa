import Foundation

/// A schedule that updates a view at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// Returns the starts of minutes, beginning with the minute that contains `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return Entries(
      dates: EvenDates(Date(timeIntervalSinceReferenceDate: 0), interval: 60, index: minute))
  }

  /// An unbounded sequence of the starts of minutes.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var dates: EvenDates

    /// Advances to the next date and returns it.
    public mutating func next() -> Date? { dates.next() }
  }
}
