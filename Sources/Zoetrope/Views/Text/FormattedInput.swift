import Foundation

/// A value with the format that it is shown in.
///
/// Formats are given the environment's locale when they are shown, and so must be kept, though
/// the protocol `FormatStyle` does not say that they may be used from several places at a time. It
/// does say that they are values that can be compared and coded; the input, too, is nothing but
/// read. That is what `@unchecked` relies on here.
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

  /// What is shown in an environment.
  func string(in environment: EnvironmentValues) -> String { render(environment) }

  static func == (a: Self, b: Self) -> Bool { a.isEqual(b) }
}

extension FormatStyle {
  /// The format with the environment's locale, calendar and time zone in place of the machine's;
  /// what somebody has chosen for the format itself stays.
  fileprivate func adapted(to environment: EnvironmentValues) -> Self {
    let dated = (self as? Date.FormatStyle).map { $0.dated(by: environment) } as? Self
    let style = dated ?? self
    // A format with a locale of its own is changed by another one; one that has none is not.
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
