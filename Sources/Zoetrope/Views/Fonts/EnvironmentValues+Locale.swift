import Foundation

private struct LocaleKey: EnvironmentKey {
  static let defaultValue = Locale(identifier: "en_US")
}

private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .gmt }
}

private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = LocaleKey.defaultValue
    calendar.timeZone = TimeZoneKey.defaultValue
    return calendar
  }
}

// The defaults are fixed, so that frames do not depend on the settings of a machine.
extension EnvironmentValues {
  /// The language and the region that texts are for. Default `en_US`, whatever the machine's.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// Whether no view above has set a locale, so that it is American English. Making a locale takes
  /// half a millisecond when it is first done.
  var hasDefaultLocale: Bool { properties.value(of: Locale.self, forKey: LocaleKey.self) == nil }

  /// The calendar that dates are shown in. Default Gregorian, whatever the machine's.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone that times are shown in. Default GMT, whatever the machine's.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
