import Foundation

/// The real dates that belong to the times of a virtual clock.
///
/// `Date()` returns the real date even in code that follows a virtual clock. Rendering a second of
/// frames takes more or less than a second, so the distance between two such dates does not
/// correspond to virtual time. This record keeps the real date at which the clock reached each of
/// its times. A date is converted in one of four ways:
///
/// 1. A date within 365 days of the reference date, 1 January 2001, is virtual, as are the dates of
///    `TimelineView` and `Timer.publish`. Its distance from the reference date is its virtual time.
/// 2. If a date has already been converted in the fourth way, it keeps its time.
/// 3. For a date between the start of the clock and now, the result is the time that the clock
///    showed at that date. For a date at most one second before the start, the result is time 0.
/// 4. Any other date was computed from the current date, by adding or subtracting a round number of
///    seconds. The same number is added to or subtracted from the current time of the clock.
///
/// The fourth way is a guess. It fails if virtual time passes between the computation of a date and
/// the first conversion of that date. It also fails if too much real time has passed since the
/// clock reached its current time. The limit is 0.01 seconds for a number of seconds with two
/// decimals, 0.1 seconds for a number with one decimal, and so on. Beyond the limit, the guess may
/// be a different, rounder number.
package struct RealDates: Sendable {
  /// A time of the clock, and the real date at which the clock reached it.
  private struct Moment {
    /// The real date, in seconds since the reference date.
    var date: Double
    /// The virtual time in seconds.
    var time: Double
  }

  /// The times of the clock, in ascending order of their dates. The array has at least one element.
  private var moments: [Moment]
  /// The virtual times of dates that were converted by a guess (way 4 of ``RealDates``), and of
  /// upper bounds whose times were computed from the length of a range. Each key is a date, in
  /// seconds since the reference date.
  private var guesses: [Double: Double] = [:]

  /// The largest distance of a virtual date from the reference date, in seconds.
  private static let virtualReach = 365.0 * 24 * 3600
  /// The length, in seconds, of a period that ends at the clock's start. Dates in this period stand
  /// for time 0.
  private static let lead = 1.0
  /// The largest rounding error of a difference between two dates, in seconds.
  private static let tolerance = 1e-6

  /// Creates the record of a clock that starts at time 0.
  ///
  /// - Parameter now: The current real date. Default: that of the machine.
  package init(now: Date = Date()) {
    moments = [Moment(date: now.timeIntervalSinceReferenceDate, time: 0)]
  }

  private var last: Moment { moments[moments.count - 1] }

  /// Records that the clock has reached a time.
  ///
  /// - Parameters:
  ///   - time: The time in seconds.
  ///   - now: The current real date. Default: that of the machine.
  package mutating func note(_ time: Double, now: @autoclosure () -> Date = Date()) {
    if time != last.time { moments.append(Moment(date: seconds(now()), time: time)) }
  }

  /// Returns the current date in seconds since the reference date. The result is never before the
  /// last recorded date, even if the real clock has been set back.
  private func seconds(_ now: Date) -> Double {
    max(now.timeIntervalSinceReferenceDate, last.date)
  }

  /// Returns the virtual time, in seconds, of a date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - now: The current real date. Default: that of the machine.
  /// - Complexity: O(log *n*), where *n* is the number of times in the record.
  package mutating func time(of date: Date, now: Date = Date()) -> Double {
    let (date, now) = (date.timeIntervalSinceReferenceDate, seconds(now))
    if let known = knownTime(of: date, now) { return known }
    let time = last.time + RealDates.roundest(in: date - now...date - last.date)
    guesses[date] = time
    return time
  }

  /// Returns the virtual times, in seconds, of the two bounds of a range of dates.
  ///
  /// The lower bound is converted like a single date. If way 1 or 2 of ``RealDates`` applies to the
  /// upper bound, that way determines the time of the upper bound. Way 3 is used for the upper
  /// bound only if the length of the range is not a multiple of 0.01 seconds. In all other cases,
  /// the time of the upper bound is computed from the time of the lower bound and the length.
  ///
  /// - Parameters:
  ///   - range: The range of dates.
  ///   - now: The current real date. Default: that of the machine.
  package mutating func times(
    of range: ClosedRange<Date>, now: Date = Date()
  ) -> ClosedRange<Double> {
    let start = time(of: range.lowerBound, now: now)
    let (end, now) = (range.upperBound.timeIntervalSinceReferenceDate, seconds(now))
    let length = end - range.lowerBound.timeIntervalSinceReferenceDate
    // If each bound was computed from a separate call of `Date()`, the length includes the real
    // time between the two calls. Otherwise, the length is exact.
    let exact = (length * 100).rounded() / 100
    let isExact =
      abs(length - exact) < 1e-6 && abs(end) > RealDates.virtualReach && guesses[end] == nil
    if !isExact, let known = knownTime(of: end, now) { return start...max(start, known) }
    guard start.isFinite, length.isFinite else { return start...Double.infinity }
    let moment = min(now - last.date, 0.05)
    let time =
      start + (isExact ? exact : max(RealDates.roundest(in: length - moment...length), 0))
    guesses[end] = time
    return start...time
  }

  private func knownTime(of date: Double, _ now: Double) -> Double? {
    if !(abs(date) > RealDates.virtualReach) || !date.isFinite { return date }
    if let guess = guesses[date] { return guess }
    guard date > moments[0].date - RealDates.lead, date <= now else { return nil }
    var (lower, upper) = (0, moments.count)
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if moments[middle].date <= date { lower = middle } else { upper = middle }
    }
    return moments[lower].time
  }

  /// Returns the roundest number of seconds in a range. The units are an hour, a minute, a second,
  /// and a half, a tenth and a hundredth of a second. The method takes the largest unit that has a
  /// multiple in the range, and returns the smallest multiple of this unit in the range. If no unit
  /// has a multiple in the range, the result is the upper bound.
  ///
  /// The user's code has added a round number of seconds to the result of `Date()`. The call of
  /// `Date()` happened between the clock's last advance and now, at an unknown moment. The number
  /// is therefore only known to lie in a range.
  private static func roundest(in range: ClosedRange<Double>) -> Double {
    for (multiplier, divisor) in [(3600.0, 1.0), (60, 1), (1, 1), (1, 2), (1, 10), (1, 100)] {
      let lowest = (range.lowerBound - tolerance) * divisor / multiplier
      let candidate = lowest.rounded(.up) * multiplier / divisor
      if candidate <= range.upperBound + tolerance { return candidate }
    }
    return range.upperBound
  }
}
