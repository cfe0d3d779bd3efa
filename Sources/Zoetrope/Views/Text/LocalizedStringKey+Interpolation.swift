import Foundation

extension LocalizedStringKey {
  /// A key under construction. Each inserted value is represented by a `printf` specifier in the
  /// text of the key.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// The key, with `printf` specifiers in place of the values. Percent signs in literal text are
    /// doubled.
    private(set) var format = ""
    /// The literal text of the key, without the inserted values.
    private(set) var literals = ""
    private(set) var arguments: [Argument] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      format.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) {
      literals += literal
      format += literal.contains("%") ? literal.replacing("%", with: "%%") : literal
    }

    private mutating func append(_ argument: Argument, specifier: String = "%@") {
      format += specifier
      arguments.append(argument)
    }

    /// Appends a string unchanged.
    public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

    /// Appends a value formatted by a formatter. If there is no formatter, or if the formatter does
    /// not support the value, the value's description is appended.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.string(formatter?.text(for: subject) ?? String(describing: subject)))
    }

    /// Appends an object formatted by a formatter. If there is no formatter, or if the formatter
    /// does not support the object, the object's description is appended.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.string(formatter?.text(for: subject) ?? String(describing: subject)))
    }

    /// Appends a date formatted by a formatter. If there is no formatter, or if the formatter does
    /// not support the date, the date's description is appended.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
      append(.string(formatter?.text(for: subject) ?? String(describing: subject)))
    }

    /// Appends an identifier formatted by a formatter. If there is no formatter, or if the
    /// formatter does not support the identifier, the identifier's description is appended.
    public mutating func appendInterpolation(_ subject: UUID, formatter: Formatter? = nil) {
      append(.string(formatter?.text(for: subject) ?? String(describing: subject)))
    }

    /// Appends a formatted value. The environment's locale is used, unless the format has a locale
    /// of its own.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.formatted(FormattedInput(input, format: format)))
    }

    /// Appends a number, formatted in the environment's locale. Integers have grouping separators,
    /// and other numbers have six decimals.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(.number(FormatNumber(value._arg)), specifier: value._specifier)
    }

    /// Appends a number formatted by a specifier of C's `printf`, such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(.number(FormatNumber(value._arg)), specifier: specifier)
    }

    /// Appends a text, which keeps its own modifiers.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

    /// Appends the translation to which the resource refers.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.text(Text(resource)))
    }

    /// Appends a string with its attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.attributed(attributedString))
    }

    /// Appends an image, drawn as in a ``Text`` that is created from the image.
    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }

    /// Unavailable: only texts and images can be inserted into a text.
    @available(*, unavailable, message: "Only texts and images can be put into a text")
    public mutating func appendInterpolation<T: View>(_ view: T) {}
  }
}

/// A number that can be inserted into a ``LocalizedStringKey``.
public protocol _FormatSpecifiable: Equatable {
  /// The type of the number as an argument of C's `printf`.
  associatedtype _Arg: CVarArg
  /// The number as an argument of C's `printf`.
  var _arg: _Arg { get }
  /// The specifier that represents the number in the key.
  var _specifier: String { get }
}

extension _FormatSpecifiable where Self: CVarArg {
  /// The number itself, as an argument of C's `printf`.
  public var _arg: Self { self }
}

extension Int: _FormatSpecifiable {
  /// The specifier of a signed 64-bit integer.
  public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
  /// The specifier of a signed 32-bit integer.
  public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  /// The specifier of a signed 32-bit integer.
  public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
  /// The specifier of a signed 32-bit integer.
  public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  /// The specifier of a signed 64-bit integer.
  public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  /// The specifier of an unsigned 64-bit integer.
  public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
  /// The specifier of an unsigned 32-bit integer.
  public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  /// The specifier of an unsigned 32-bit integer.
  public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
  /// The specifier of an unsigned 32-bit integer.
  public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
  /// The specifier of an unsigned 64-bit integer.
  public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
  /// The specifier of a number with six decimals.
  public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  /// The specifier of a number with six decimals.
  public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  /// The specifier of a number with six decimals.
  public var _specifier: String { "%lf" }
}
