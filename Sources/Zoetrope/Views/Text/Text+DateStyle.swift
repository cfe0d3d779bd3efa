import Foundation

extension Text {
  /// The way in which a text shows a date.
  public struct DateStyle: Equatable, Codable, Sendable {
    enum Kind: UInt8, Codable, Sendable { case time, date, relative, offset, timer }

    let storage: Kind

    /// The time of day, such as "9:41 AM".
    public static let time = DateStyle(storage: .time)
    /// The day, such as "June 3, 2019".
    public static let date = DateStyle(storage: .date)
    /// The time between the date and now in up to two units, such as "1 min, 5 sec" or "1 yr, 2
    /// mths". The text is the same for a past and a future date.
    ///
    /// Years and months are used in English only. In other languages, the largest unit is the day.
    public static let relative = DateStyle(storage: .relative)
    /// The time from the date to now in one unit, such as "+2 hours" after the date and
    /// "−1 minute" before it.
    ///
    /// Years and months are used in English only. In other languages, the largest unit is the day.
    public static let offset = DateStyle(storage: .offset)
    /// The time between the date and now, in minutes and seconds, such as "2:32". Hours are shown
    /// in front if there are any, as in "36:59:01". The text counts down before the date, and up
    /// after it.
    public static let timer = DateStyle(storage: .timer)
  }
}
