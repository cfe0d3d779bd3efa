import Foundation

/// Dates of one's own.
public struct ExplicitTimelineSchedule<Entries>: TimelineSchedule
where Entries: Sequence, Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule.
  ///
  /// - Parameter dates: The dates, in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// All of the dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}
