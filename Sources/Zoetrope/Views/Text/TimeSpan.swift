import Foundation

/// The time between a date and now. The time can be written in words.
struct TimeSpan {
  /// The number of whole seconds; at least 0.
  var seconds: Int
  /// Whether the date is in the future.
  var isFuture: Bool
  /// The date at one end of the span. It determines the lengths of the months and years in the
  /// span.
  var date: Date

  private static let (minute, hour, day) = (60, 3600, 86_400)

  /// Returns the interval, in seconds, at which the result of ``words(in:count:isWide:)`` can
  /// change.
  ///
  /// - Parameter count: The number of units in the words: 1 or 2.
  func step(ofUnits count: Int) -> Int {
    // For spans of a day or more, the words contain no unit smaller than an hour. They change only
    // when the span is a whole number of hours, even though months differ in length.
    if seconds >= TimeSpan.day { return TimeSpan.hour }
    let limits = count == 1 ? (TimeSpan.minute, TimeSpan.hour) : (TimeSpan.hour, TimeSpan.day)
    if seconds < limits.0 { return 1 }
    return seconds < limits.1 ? TimeSpan.minute : TimeSpan.hour
  }

  /// Returns the span in its largest units, such as "1 min, 5 sec".
  ///
  /// - Parameters:
  ///   - count: The number of units: 1 or 2. A second unit that is 0 is left out.
  ///   - isWide: Whether the names of the units are written out.
  func words(in environment: EnvironmentValues, count: Int, isWide: Bool) -> String {
    // A span of less than 28 days is shorter than any month. The limit of 10,000 years bounds the
    // work of the calendar.
    if 28 * TimeSpan.day..<10_000 * 365 * TimeSpan.day ~= seconds,
      environment.locale.language.languageCode == .english,
      let words = calendarWords(in: environment.calendar, count: count, isWide: isWide)
    {
      return words
    }
    let (first, second): (Unit, Unit?) =
      if seconds >= TimeSpan.day {
        ((.days, TimeSpan.day), (.hours, TimeSpan.hour))
      } else if seconds >= TimeSpan.hour {
        ((.hours, TimeSpan.hour), (.minutes, TimeSpan.minute))
      } else if seconds >= TimeSpan.minute {
        ((.minutes, TimeSpan.minute), (.seconds, 1))
      } else {
        ((.seconds, 1), nil)
      }
    let units = [first] + (count > 1 ? [second].compactMap { $0 } : [])
    let smallest = units[units.count - 1].length
    return Duration.seconds(seconds / smallest * smallest).formatted(
      .units(
        allowed: Set(units.map(\.unit)), width: isWide ? .wide : .abbreviated,
        maximumUnitCount: count
      ).locale(environment.locale))
  }

  private typealias Unit = (unit: Duration.UnitsFormatStyle.Unit, length: Int)

  /// Returns the span in English years, months and days; nil if it is shorter than a month.
  private func calendarWords(in calendar: Calendar, count: Int, isWide: Bool) -> String? {
    // The date is rounded to whole seconds. Otherwise, a rounding error in the sum `now` could make
    // the span one day too short.
    let date = Date(
      timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.rounded())
    let now = date.addingTimeInterval(TimeInterval(isFuture ? -seconds : seconds))
    let parts = calendar.dateComponents(
      [.year, .month, .day], from: min(date, now), to: max(date, now))
    let (years, months, days) = (parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    let values: [(number: Int, short: String, wide: String)] = [
      (years, "yr", "year"), (months, "mth", "month"), (days, "day", "day"),
    ]
    guard let first = values.prefix(2).firstIndex(where: { $0.number != 0 }) else { return nil }
    return values[first...].prefix(count).filter { $0.number != 0 }
      .map { "\($0.number) \(isWide ? $0.wide : $0.short)\($0.number == 1 ? "" : "s")" }
      .joined(separator: ", ")
  }
}

extension EnvironmentValues {
  /// Returns a date in a style that does not depend on the current date.
  func string(of date: Date, _ style: Text.DateStyle) -> String {
    let isTime = style == .time
    return date.formatted(
      Date.FormatStyle(
        date: isTime ? .omitted : .long, time: isTime ? .shortened : .omitted, locale: locale,
        calendar: calendar, timeZone: timeZone))
  }

  /// Returns the start and end times of an interval, such as "9:00 – 9:30 AM". If the start and the
  /// end lie on different days, both days are included. Returns an empty string if the end is
  /// before the start, or if the time of a date is NaN.
  func string(from start: Date, to end: Date) -> String {
    // Dates whose time is NaN compare as equal, so this test uses the interval between the dates.
    guard end.timeIntervalSince(start) >= 0 else { return "" }
    let style = Date.IntervalFormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
    return style.hour().minute().format(start..<end)
  }

  /// Returns a number of seconds in the form "1:05" or "1:00:05".
  ///
  /// - Parameters:
  ///   - seconds: The number of seconds; at least 0.
  ///   - showsHours: Whether hours are shown if there are any. If not, minutes go beyond 59.
  func string(ofSeconds seconds: Int, showsHours: Bool) -> String {
    let hasHours = showsHours && seconds >= 3600
    guard hasDefaultLocale else {
      let pattern: Duration.TimeFormatStyle.Pattern = hasHours ? .hourMinuteSecond : .minuteSecond
      return Duration.seconds(seconds).formatted(.time(pattern: pattern).locale(locale))
    }
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let end = ":" + padded(seconds % 60)
    return hasHours
      ? "\(seconds / 3600):" + padded(seconds / 60 % 60) + end : "\(seconds / 60)" + end
  }
}
