import Foundation

/// A value that is formatted by a ``FormatSpecifier`` and inserted into a text.
enum FormatNumber: Equatable, Sendable {
  case integer(Int64)
  case unsigned(UInt64)
  case floating(Double)
  /// The description of an argument that is not a number.
  case other(String)

  init(_ value: any CVarArg) {
    switch value {
    // `Int` is the most common type, so it is the first case. A cast to a concrete type is faster
    // than the cast to `any BinaryInteger` below, which searches for a conformance.
    case let value as Int: self = .integer(Int64(value))
    case let value as Double: self = .floating(value)
    case let value as Float: self = .floating(Double(value))
    case let value as CGFloat: self = .floating(Double(value))
    case let value as UInt64: self = .unsigned(value)
    case let value as UInt: self = .unsigned(UInt64(value))
    case let value as any BinaryInteger: self = .integer(Int64(clamping: value))
    default: self = .other("\(value)")
    }
  }

  /// Returns the number, formatted by the given specifier in the given locale.
  ///
  /// A specifier for integers truncates other numbers towards zero.
  func string(_ specifier: FormatSpecifier, locale: Locale) -> String {
    if case .other(let text) = self { return specifier.padded(text) }
    switch specifier.conversion {
    case "d", "i", "u", "D", "U": return decimal(specifier, locale: locale)
    case "x", "X", "o", "O":
      return String(format: specifier.source(conversion: "ll"), bits)
    case "f", "F", "e", "E", "g", "G", "a", "A":
      return floating(specifier, locale: locale)
    case "c": return specifier.padded(Unicode.Scalar(UInt32(clamping: bits)).map { "\($0)" } ?? "")
    default: return plain(specifier, locale: locale)
    }
  }

  /// Returns an integer from 0 to 999 in ASCII digits, if the specifier is an integer specifier
  /// without flags, width or precision. The result is nil for any other number or specifier.
  ///
  /// This method avoids Foundation's formatter, whose setup takes a millisecond.
  func simple(_ specifier: FormatSpecifier) -> String? {
    guard specifier.flags.isEmpty, specifier.width == nil, specifier.precision == nil,
      "diuDU".contains(specifier.conversion)
    else { return nil }
    switch self {
    case .integer(let value): return 0...999 ~= value ? String(value) : nil
    case .unsigned(let value): return value <= 999 ? String(value) : nil
    case .floating, .other: return nil
    }
  }

  private var value: Double {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .floating(let value): value
    case .other: 0
    }
  }

  private var bits: Int64 {
    switch self {
    case .integer(let value): value
    case .unsigned(let value): Int64(bitPattern: value)
    case .floating(let value): Int64(exactly: value.rounded(.towardZero)) ?? 0
    case .other: 0
    }
  }

  private func decimal(_ specifier: FormatSpecifier, locale: Locale) -> String {
    // Foundation formats unsigned numbers above `Int64.max` as negative ones.
    if case .unsigned(let value) = self, value > UInt64(Int64.max) {
      return specifier.padded(value.formatted(.number.locale(locale)))
    }
    return String(format: specifier.source(conversion: "ll"), locale: locale, bits)
  }

  private func floating(_ specifier: FormatSpecifier, locale: Locale) -> String {
    guard specifier.flags.contains("0"), value.isFinite else {
      return String(format: specifier.source(conversion: ""), locale: locale, value)
    }
    // Foundation on Linux pads floating-point numbers with spaces instead of zeros. The zeros are
    // therefore inserted here.
    var bare = specifier
    bare.flags.removeAll { $0 == "0" }
    bare.width = nil
    let text = String(format: bare.source(conversion: ""), locale: locale, value)
    let sign = text.prefix { "+- ".contains($0) }
    let zeros = max(0, (specifier.width ?? 0) - text.count)
    return sign + String(repeating: "0", count: zeros) + text.dropFirst(sign.count)
  }

  /// Returns the number in the locale's default format, as the specifier `%@` requires.
  private func plain(_ specifier: FormatSpecifier, locale: Locale) -> String {
    let text: String
    switch self {
    case .integer(let value): text = value.formatted(.number.locale(locale))
    case .unsigned(let value): text = value.formatted(.number.locale(locale))
    case .floating(let value): text = value.formatted(.number.locale(locale))
    case .other(let value): text = value
    }
    return specifier.padded(text)
  }
}
