import Foundation

/// A date or a range of dates that a text shows.
enum TextDate: Equatable, Sendable {
  case point(Date, Text.DateStyle)
  case interval(Date, Date)
  case timer(TimedRange)

  /// A range of dates for a text that counts seconds up or down.
  struct TimedRange: Equatable, Sendable {
    var range: ClosedRange<Date>
    /// The date at which the count stops before the end of the range; nil for none.
    var pause: Date?
    var countsDown: Bool
    /// Whether hours are shown separately from minutes.
    var showsHours: Bool
  }

  /// The string of a date at the current time, and the next time at which the string changes.
  struct Shown {
    var string: String
    /// The virtual time, in seconds, at which the string must be made again; nil if it never
    /// changes.
    var nextChange: Double?
  }

  /// Whether the string depends on the time of the clock.
  var goesOn: Bool {
    switch self {
    case .point(_, let style): style != .time && style != .date
    case .interval: false
    case .timer: true
    }
  }

  /// Returns the string for the given environment at the current time of the given clock.
  func shown(in environment: EnvironmentValues, by clock: VirtualClock) -> Shown {
    switch self {
    case .point(let date, let style):
      guard goesOn else { return Shown(string: environment.string(of: date, style)) }
      return CountedDate(date: date, time: clock.time(of: date), now: clock.time)
        .shown(style, in: environment)
    case .interval(let start, let end):
      return Shown(string: environment.string(from: start, to: end))
    case .timer(let timer): return timer.shown(in: environment, by: clock)
    }
  }
}

/// The allowance for rounding errors in the times of changes, in seconds.
private let tolerance = 1e-6

extension TextDate.TimedRange {
  fileprivate func shown(
    in environment: EnvironmentValues, by clock: VirtualClock
  ) -> TextDate.Shown {
    // Dates whose time is NaN can be the bounds of a range, because such dates compare as equal.
    // For such a range, the text shows 0 seconds.
    guard range.upperBound.timeIntervalSince(range.lowerBound) >= 0 else {
      return TextDate.Shown(string: environment.string(ofSeconds: 0, showsHours: showsHours))
    }
    let times = clock.times(of: range)
    let (start, end) = (times.lowerBound, times.upperBound)
    let last = min(pause.map(clock.time(of:)) ?? end, end)
    let time = max(min(clock.time, last), start)
    // A countdown is rounded up to whole seconds, so that it begins with the whole length of the
    // range.
    let count =
      countsDown ? (end - time - tolerance).rounded(.up) : (time - start + tolerance).rounded(.down)
    let next = countsDown ? end - max(count, 1) + 1 : start + count + 1
    return TextDate.Shown(
      string: environment.string(
        ofSeconds: Int(seconds: max(count, 0)), showsHours: showsHours),
      nextChange: next <= last + tolerance && next > clock.time ? next : nil)
  }
}

/// A date compared with the current time.
private struct CountedDate {
  let date: Date
  /// The virtual time that corresponds to the date, in seconds.
  let time: Double
  /// The whole seconds from the date to now; negative before the date. The number is rounded down,
  /// so half a second before the date is -1.
  let seconds: Int
  /// The current virtual time, in seconds.
  private let now: Double

  init(date: Date, time: Double, now: Double) {
    self.date = date
    self.time = time
    self.now = now
    seconds = Int(seconds: (now - time + tolerance).rounded(.down))
  }

  func shown(_ style: Text.DateStyle, in environment: EnvironmentValues) -> TextDate.Shown {
    if style == .timer {
      return TextDate.Shown(
        string: environment.string(ofSeconds: abs(seconds), showsHours: true),
        nextChange: nextChange(step: 1))
    }
    let span = TimeSpan(seconds: abs(seconds), isFuture: seconds < 0, date: date)
    let isOffset = style == .offset
    let words = span.words(in: environment, count: isOffset ? 1 : 2, isWide: isOffset)
    let sign = isOffset ? (seconds < 0 ? "\u{2212}" : "+") : ""
    return TextDate.Shown(
      string: sign + words, nextChange: nextChange(step: span.step(ofUnits: isOffset ? 1 : 2)))
  }

  /// Returns the next virtual time at which the text changes. Returns nil if the date's time is
  /// NaN, or if the date is so far away that the count is constant.
  ///
  /// - Parameter step: The length of the smallest unit in the text, in seconds.
  private func nextChange(step: Int) -> Double? {
    let steps = abs(seconds) / step
    let next = time + Double(seconds < 0 ? -(steps * step) + 1 : (steps + 1) * step)
    return next > now && next < .infinity ? next : nil
  }
}

extension Int {
  /// Creates a number of whole seconds. The number is clamped to a span of about 100,000 years
  /// before and after 0, and NaN becomes 0.
  fileprivate init(seconds: Double) {
    self = seconds.isNaN ? 0 : Int(Swift.min(Swift.max(seconds, -3.2e12), 3.2e12))
  }
}
