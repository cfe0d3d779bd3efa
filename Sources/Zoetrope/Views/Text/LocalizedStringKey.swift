import Foundation

/// The key of a localized text, together with the values to insert into the text.
///
/// In the key, a `printf` specifier takes the place of each interpolated value: the literal `"\(3)
/// of \(name)"` becomes the key `%lld of %@`. A text without a translation shows the key itself,
/// with the values inserted. Numbers are formatted in the environment's locale, so that 1000 is
/// `1,000` in American English.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The key in the table of translations.
  let key: String
  /// The values of the specifiers in the key, in order.
  let arguments: [Argument]
  /// Whether percent signs in the key and in its translation begin specifiers.
  let isFormat: Bool

  /// A value that is inserted into a text.
  enum Argument: Equatable, Sendable {
    case string(String)
    case number(FormatNumber)
    case formatted(FormattedInput)
    case text(Text)
    case attributed(AttributedString)
  }

  /// Creates a key from a string without interpolated values.
  public init(_ value: String) {
    key = value
    arguments = []
    isFormat = false
  }

  /// Creates a key from a string without interpolated values.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key with the interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    isFormat = !stringInterpolation.arguments.isEmpty
    arguments = stringInterpolation.arguments
    key = isFormat ? stringInterpolation.format : stringInterpolation.literals
  }
}
