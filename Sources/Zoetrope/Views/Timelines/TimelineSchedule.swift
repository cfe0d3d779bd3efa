import Foundation

/// How often a timeline view may be updated.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Less often; this library never asks for it.
  case lowFrequency
}

/// The dates at which a timeline view is updated.
///
/// Dates are those of the virtual clock: an animation starts at the reference date, 00:00:00 UTC on
/// 1 January 2001, so that `timeIntervalSinceReferenceDate` is its time in seconds.
public protocol TimelineSchedule {
  /// How often a timeline view may be updated.
  typealias Mode = TimelineScheduleMode

  /// The type of the dates.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates, in ascending order, from about a date on.
  ///
  /// - Parameters:
  ///   - startDate: The date that the view appears at. Of the entries before it the latest counts.
  ///   - mode: How often the view may be updated.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Every frame, or every so often.
  ///
  /// - Parameters:
  ///   - minimumInterval: The time between updates, in seconds. Default nil: every frame.
  ///   - paused: Whether there are no updates for now. Default false.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at a regular interval.
  ///
  /// - Parameters:
  ///   - startDate: One of the dates.
  ///   - interval: The time between two dates, in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Dates of one's own.
  ///
  /// - Parameter dates: The dates, in ascending order.
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
