import Foundation

// Foundation has these declarations on Apple's systems, but not on Linux.

extension String {
  /// The key of a translated string, together with the values to insert into the string.
  ///
  /// A literal with interpolated values has the same syntax as a literal of a
  /// ``LocalizedStringKey``.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The literal under construction.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    let key: LocalizedStringKey

    /// Creates a key from a string without interpolated values.
    public init(_ value: String) { key = LocalizedStringKey(value) }

    /// Creates a key from a string without interpolated values.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key with the interpolated values.
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// Creates a string from the translation of a key, or from the key itself if there is no
  /// translation. Markdown is not interpreted.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, and the values to insert into the translation.
  ///   - table: The name of the `.strings` file; nil, the default, for `Localizable`.
  ///   - bundle: The bundle with the `.strings` file; nil, the default, for the main bundle.
  ///   - locale: The locale of the translation and of numbers. Default: the locale of the process.
  ///   - comment: A note for translators. It has no effect.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text = LocalizedText(key: keyAndValue.key, table: table, bundle: bundle)
    self = text.string(locale: locale)
  }

  /// Creates a string from the translation of a key, or from another string if there is no
  /// translation. Markdown is not interpreted.
  ///
  /// - Parameters:
  ///   - key: The key in the table.
  ///   - defaultValue: The string to use if the key has no translation, and the values to insert
  ///     into the translation or into this string.
  ///   - table: The name of the `.strings` file; nil, the default, for `Localizable`.
  ///   - bundle: The bundle with the `.strings` file; nil, the default, for the main bundle.
  ///   - locale: The locale of the translation and of numbers. Default: the locale of the process.
  ///   - comment: A note for translators. It has no effect.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text = LocalizedText(
      key: defaultValue.key, tableKey: key.description, table: table, bundle: bundle)
    self = text.string(locale: locale)
  }

  // Disfavored, so that a string literal creates a key and not a resource.
  /// Creates a string from the translation of a resource in its locale. Markdown is not
  /// interpreted.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.text.string(locale: resource.locale)
  }
}

extension LocalizedText {
  fileprivate func string(locale: Locale) -> String {
    var environment = EnvironmentValues()
    environment.locale = locale
    return string(in: environment)
  }
}
