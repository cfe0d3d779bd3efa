import Foundation

/// A reference to a translated string, to be looked up later.
///
/// Foundation has this type on Apple's systems, but not on Linux.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The bundle that contains the table of translations.
  public struct BundleDescription: Equatable, Sendable {
    fileprivate let url: URL?

    /// The main bundle.
    public static var main: BundleDescription { BundleDescription(url: nil) }

    /// Returns the bundle in a folder. If the folder contains no bundle, the main bundle is used.
    public static func atURL(_ url: URL) -> BundleDescription { BundleDescription(url: url) }

    /// Returns the bundle that contains a class.
    public static func forClass(_ aClass: AnyClass) -> BundleDescription {
      BundleDescription(url: Bundle(for: aClass).bundleURL)
    }
  }

  /// The key in the table of translations.
  public let key: String
  /// The string to use if the key has no translation, and the values to insert into the translation
  /// or into this string.
  public let defaultValue: String.LocalizationValue
  /// The name of the `.strings` file; nil for `Localizable`.
  public let table: String?
  /// The locale that `String(localized:)` uses. A ``Text`` uses the locale of its environment
  /// instead.
  public var locale: Locale
  /// The bundle with the `.strings` file.
  public var bundle: BundleDescription

  /// Creates a reference to the translation of a key. If there is no translation, the reference
  /// stands for the key itself.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, and the values to insert into the translation.
  ///   - table: The name of the `.strings` file; nil, the default, for `Localizable`.
  ///   - locale: The locale. Default: the locale of the process.
  ///   - bundle: The bundle with the `.strings` file. Default: the main bundle.
  ///   - comment: A note for translators. It has no effect.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a reference to the translation of a key. If there is no translation, the reference
  /// stands for another string.
  ///
  /// - Parameters:
  ///   - key: The key in the table.
  ///   - defaultValue: The string to use if the key has no translation, and the values to insert
  ///     into the translation or into this string.
  ///   - table: The name of the `.strings` file; nil, the default, for `Localizable`.
  ///   - locale: The locale. Default: the locale of the process.
  ///   - bundle: The bundle with the `.strings` file. Default: the main bundle.
  ///   - comment: A note for translators. It has no effect.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = key.description
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a reference to the translation of a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a reference to the translation of a literal with interpolated values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// This resource as a ``LocalizedText``, the form in which a ``Text`` resolves it.
  var text: LocalizedText {
    LocalizedText(
      key: defaultValue.key, tableKey: key, table: table,
      bundle: bundle.url.flatMap { Bundle(url: $0) })
  }
}
