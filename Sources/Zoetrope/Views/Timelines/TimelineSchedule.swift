import Foundation

/// A limit on how often a timeline view is updated.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// The view is updated at all dates of the schedule.
  case normal
  /// The view is updated at fewer dates than the schedule has. This library never requests this
  /// mode.
  case lowFrequency
}

/// A source of the dates at which a timeline view is updated.
///
/// All dates are times of the virtual clock. An animation starts at the reference date, 00:00:00
/// UTC on 1 January 2001, so that `timeIntervalSinceReferenceDate` is the time of the animation in
/// seconds.
public protocol TimelineSchedule {
  /// A limit on how often a timeline view is updated.
  typealias Mode = TimelineScheduleMode

  /// The sequence type of the dates.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Returns the dates of the schedule, in ascending order.
  ///
  /// A timeline view uses the latest of these dates that the virtual clock has reached. If a date
  /// is not later than its predecessor, the view ignores this date and all dates after it.
  ///
  /// - Parameters:
  ///   - startDate: The date at which the view appears.
  ///   - mode: The limit on how often the view is updated.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule that updates a view at every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule that updates a view at every frame, or whenever an interval has passed.
  ///
  /// - Parameters:
  ///   - minimumInterval: The time between updates, in seconds. Default: nil, for an update at
  ///     every frame.
  ///   - paused: Whether updates are suspended. Default: false.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule that updates a view at a regular interval.
  ///
  /// - Parameters:
  ///   - startDate: A date of the schedule, to which all other dates are aligned.
  ///   - interval: The time between two dates, in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule that updates a view at the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Returns a schedule that updates a view at given dates.
  ///
  /// - Parameter dates: The dates, in ascending order.
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
