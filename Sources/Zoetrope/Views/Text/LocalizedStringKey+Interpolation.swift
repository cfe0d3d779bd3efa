import Foundation

extension LocalizedStringKey {
  /// A key in the making: literal text, and specifiers with their values.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// The key with percent signs in literal text doubled.
    private(set) var format = ""
    /// The literal text alone.
    private(set) var literals = ""
    private(set) var arguments: [Argument] = []

    /// Starts with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {
      format.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds literal text.
    public mutating func appendLiteral(_ literal: String) {
      literals += literal
      format += literal.contains("%") ? literal.replacing("%", with: "%%") : literal
    }

    private mutating func append(_ argument: Argument, specifier: String = "%@") {
      format += specifier
      arguments.append(argument)
    }

    /// Adds a string, shown as it is.
    public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

    /// Adds a value as a formatter writes it, or its description.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.string(formatter?.text(for: subject) ?? String(describing: subject)))
    }

    /// Adds an object as a formatter writes it, or its description.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.string(formatter?.text(for: subject) ?? String(describing: subject)))
    }

    /// Adds a date as a formatter writes it, or its description.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
      append(.string(formatter?.text(for: subject) ?? String(describing: subject)))
    }

    /// Adds an identifier as a formatter writes it, or its description.
    public mutating func appendInterpolation(_ subject: UUID, formatter: Formatter? = nil) {
      append(.string(formatter?.text(for: subject) ?? String(describing: subject)))
    }

    /// Adds a value in a format, in the environment's locale unless the format has one.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.formatted(FormattedInput(input, format: format)))
    }

    /// Adds a number: whole numbers with separators, others with six decimals.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(.number(FormatNumber(value._arg)), specifier: value._specifier)
    }

    /// Adds a number by a specifier of C's `printf`, such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(.number(FormatNumber(value._arg)), specifier: specifier)
    }

    /// Adds a text, which keeps its own modifiers.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

    /// Adds characters with attributes of their own.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.attributed(attributedString))
    }

    /// Adds a symbol.
    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }

    /// Not possible: only texts and images can be put into a text.
    @available(*, unavailable, message: "Only texts and images can be put into a text")
    public mutating func appendInterpolation<T: View>(_ view: T) {}
  }
}

/// A number that can be put into a ``LocalizedStringKey``.
public protocol _FormatSpecifiable: Equatable {
  /// The type that C's `printf` takes it as.
  associatedtype _Arg: CVarArg
  /// The number as C's `printf` takes it.
  var _arg: _Arg { get }
  /// The specifier in the key.
  var _specifier: String { get }
}

extension _FormatSpecifiable where Self: CVarArg {
  /// The number itself.
  public var _arg: Self { self }
}

extension Int: _FormatSpecifiable {
  /// A whole number of 64 bits.
  public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
  /// A whole number of 32 bits.
  public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  /// A whole number of 32 bits.
  public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
  /// A whole number of 32 bits.
  public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  /// A whole number of 64 bits.
  public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  /// A positive whole number of 64 bits.
  public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
  /// A positive whole number of 32 bits.
  public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  /// A positive whole number of 32 bits.
  public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
  /// A positive whole number of 32 bits.
  public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
  /// A positive whole number of 64 bits.
  public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
  /// A number with six decimals.
  public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  /// A number with six decimals.
  public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  /// A number with six decimals.
  public var _specifier: String { "%lf" }
}
