import Foundation

/// A value together with the format in which it is shown.
///
/// The format has to be stored, because the environment's locale is known only when the text is
/// resolved. `FormatStyle` does not require its values to be `Sendable`, so this type is
/// `@unchecked Sendable`. This is safe under two assumptions: formats are value types (the protocol
/// requires that they can be compared and encoded), and the input is only ever read.
struct FormattedInput: Equatable, @unchecked Sendable {
  private let input: any Equatable
  private let style: any FormatStyle
  private let render: (EnvironmentValues) -> String
  private let isEqual: (FormattedInput) -> Bool

  init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.input = input
    self.style = format
    render = { environment in
      format.adapted(to: environment).format(input)
    }
    isEqual = { other in
      other.input as? F.FormatInput == input && other.style as? F == format
    }
  }

  /// Returns the value, formatted for the given environment.
  func string(in environment: EnvironmentValues) -> String { render(environment) }

  static func == (a: Self, b: Self) -> Bool { a.isEqual(b) }
}

extension FormatStyle {
  /// Returns the format, adapted to the environment. The environment's locale, calendar and time
  /// zone replace those of the machine, but not values that were set on the format itself.
  fileprivate func adapted(to environment: EnvironmentValues) -> Self {
    let dated = (self as? Date.FormatStyle).map { $0.dated(by: environment) } as? Self
    let style = dated ?? self
    // The locale of a format is `autoupdatingCurrent` unless the format has a locale of its own. If
    // setting `autoupdatingCurrent` changes the format, the format keeps its own locale.
    guard style.locale(.autoupdatingCurrent) == style else { return style }
    return style.locale(environment.locale)
  }
}

extension Date.FormatStyle {
  fileprivate func dated(by environment: EnvironmentValues) -> Self {
    var style = self
    if style.timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
    if style.calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
    return style
  }
}
