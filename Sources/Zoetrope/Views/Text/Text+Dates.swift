import Foundation

// A text can show the time between a date and the current date of the virtual clock. `RealDates`
// converts real dates to times of the virtual clock.
extension Text {
  /// Creates a text that shows a date. The styles ``DateStyle/relative``, ``DateStyle/offset`` and
  /// ``DateStyle/timer`` show the time between the date and the current date. The current date
  /// follows the virtual clock.
  ///
  /// `Date()` is the real date. A text converts it to the virtual time at which the date was
  /// created. A timer that counts up from `Date()` therefore begins with 0:00, and a timer that
  /// counts down to `Date() + 60` begins with 1:00. A date within 365 days of 1 January 2001, such
  /// as the date of a ``TimelineView``, is already virtual. A date computed from `Date()`, such as
  /// `Date() + 60`, is converted when a text first shows the date. Show a computed date before the
  /// virtual clock advances, because a later conversion is wrong.
  /// The environment's locale, calendar and time zone are used.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: The way in which the date is shown.
  public init(_ date: Date, style: Text.DateStyle) { self.init(.date(.point(date, style))) }

  /// Creates a text that shows a range of dates, such as "9:00 – 9:30 AM". If the range ends on
  /// another day than it starts, the text also contains both days. The environment's locale,
  /// calendar and time zone are used.
  public init(_ dates: ClosedRange<Date>) {
    self.init(.date(.interval(dates.lowerBound, dates.upperBound)))
  }

  /// Creates a text that shows an interval, such as "9:00 – 9:30 AM". If the interval ends on
  /// another day than it starts, the text also contains both days. The environment's locale,
  /// calendar and time zone are used.
  public init(_ interval: DateInterval) {
    self.init(.date(.interval(interval.start, interval.end)))
  }

  /// Creates a text that counts the seconds of a range of dates, in virtual time. Before and after
  /// the range, the count does not change.
  ///
  /// Real dates are converted as described at ``init(_:style:)``.
  ///
  /// - Parameters:
  ///   - interval: The range of dates.
  ///   - pauseTime: The date at which the count stops. Default nil: the count does not stop early.
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
  /// Appends a date in the given style. The text follows the virtual clock, as described at
  /// ``Text/init(_:style:)``.
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
