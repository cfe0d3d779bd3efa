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
  /// The locale of texts. Default `en_US`, regardless of the machine's settings.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// Whether the locale is the default, American English, because no view has set a locale.
  ///
  /// Code that checks this property before it reads ``locale`` can avoid creating the default
  /// locale. Creating the locale takes half a millisecond the first time.
  var hasDefaultLocale: Bool { properties.value(of: Locale.self, forKey: LocaleKey.self) == nil }

  /// The language of texts, as a BCP 47 tag. Default `en-US`, the language of the default
  /// ``locale``.
  var language: String { hasDefaultLocale ? "en-US" : locale.identifier(.bcp47) }

  /// The calendar of dates. Default: the Gregorian calendar in `en_US` and GMT, regardless of the
  /// machine's settings.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone in which dates and times are formatted. Default: GMT, regardless of the
  /// machine's settings.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
