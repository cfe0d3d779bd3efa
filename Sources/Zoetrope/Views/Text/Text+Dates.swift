import Foundation

// The current date of these texts is that of the virtual clock. `RealDates` tells which time of the
// clock a real date stands for.
extension Text {
  /// Creates a text that shows a date. The styles ``DateStyle/relative``, ``DateStyle/offset`` and
  /// ``DateStyle/timer`` compare the date with the current date, and go on with virtual time.
  ///
  /// `Date()` is the real date. A text understands it as the virtual time at which it was taken, so
  /// that a timer from `Date()` begins with 0:00, and one to `Date() + 60` with 1:00. A date within
  /// 365 days of 1 January 2001, such as the date of a ``TimelineView``, is a virtual one. A date
  /// that was computed from `Date()`, such as `Date() + 60`, should be shown by a text before time
  /// passes: it counts from the time at which a text first shows it.
  ///
  /// The environment's locale, calendar and time zone are used.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: The way in which the date is shown.
  public init(_ date: Date, style: Text.DateStyle) { self.init(.date(.point(date, style))) }

  /// Creates a text that shows a range of dates, such as "9:00 – 9:30 AM", with days if the dates
  /// are of different days. The environment's locale, calendar and time zone are used.
  public init(_ dates: ClosedRange<Date>) {
    self.init(.date(.interval(dates.lowerBound, dates.upperBound)))
  }

  /// Creates a text that shows an interval, such as "9:00 – 9:30 AM", with days if the start and
  /// the end are of different days. The environment's locale, calendar and time zone are used.
  public init(_ interval: DateInterval) {
    self.init(.date(.interval(interval.start, interval.end)))
  }

  /// Creates a text that counts the seconds of a range of dates, in virtual time. It stands still
  /// outside of the range.
  ///
  /// Real dates are understood as ``init(_:style:)`` tells.
  ///
  /// - Parameters:
  ///   - interval: The range of dates.
  ///   - pauseTime: The date from which the text stands still. Default nil: it does not pause.
  ///   - countsDown: Whether the text shows the time until the end of the range. If not, it shows
  ///     the time since the start. Default true.
  ///   - showsHours: Whether hours are shown if there are any, as in "1:15:00". If not, minutes go
  ///     beyond 59, as in "75:00". Default true.
  public init(
    timerInterval interval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let timer = TextDate.TimedRange(
      range: interval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)
    self.init(.date(.timer(timer)))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a date in a style. It goes on with virtual time, as in ``Text/init(_:style:)``.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Appends a range of dates, such as "9:00 – 9:30 AM".
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  /// Appends an interval, such as "9:00 – 9:30 AM".
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }

  /// Appends a text that counts the seconds of a range of dates, as in
  /// ``Text/init(timerInterval:pauseTime:countsDown:showsHours:)``.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }
}
