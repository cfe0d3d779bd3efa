import Foundation

/// A schedule that updates a view at given dates.
public struct ExplicitTimelineSchedule<Entries>: TimelineSchedule
where Entries: Sequence, Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule from dates.
  ///
  /// - Parameter dates: The dates, in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns all dates, including those before `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}
