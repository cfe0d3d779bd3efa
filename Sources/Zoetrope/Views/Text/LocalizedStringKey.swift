import Foundation

/// The key of a text that may be there in several languages, with values to be put into it.
///
/// A literal with values in it becomes a key with specifiers in their place: `"\(3) of \(name)"` is
/// the key `%lld of %@`. Texts that have no translation show the key itself. Numbers are shown as
/// the environment's locale writes them, so that 1000 is `1,000` in American English.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// What stands in a table of translations.
  let key: String
  /// The values of the specifiers in the key, in order.
  let arguments: [Argument]
  /// Whether percent signs in the key, and in what stands for it, mean something.
  let isFormat: Bool

  /// A value to be put into a text.
  enum Argument: Equatable, Sendable {
    case string(String)
    case number(FormatNumber)
    case formatted(FormattedInput)
    case text(Text)
    case attributed(AttributedString)
  }

  /// A key as it is.
  public init(_ value: String) {
    key = value
    arguments = []
    isFormat = false
  }

  /// A key as it is.
  public init(stringLiteral value: String) { self.init(value) }

  /// A key with values to be put into it.
  public init(stringInterpolation: StringInterpolation) {
    isFormat = !stringInterpolation.arguments.isEmpty
    arguments = stringInterpolation.arguments
    key = isFormat ? stringInterpolation.format : stringInterpolation.literals
  }
}
