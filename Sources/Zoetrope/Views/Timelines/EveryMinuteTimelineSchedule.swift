import Foundation

/// The start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// The dates, from the start of the minute that a date is in.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return Entries(
      dates: EvenDates(Date(timeIntervalSinceReferenceDate: 0), interval: 60, index: minute))
  }

  /// The starts of minutes, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var dates: EvenDates

    /// The next date.
    public mutating func next() -> Date? { dates.next() }
  }
}
