import Foundation

/// A named value that the command line can set for an animation. It has a default and a range.
///
/// `zoetrope info` lists an animation's parameters, `--set name=value` overrides them, and the
/// animation's closures read them from ``ParameterValues``:
///
/// ```swift
/// Anim(
///   "dial", size: CGSize(width: 200, height: 200), duration: 1,
///   parameters: [.number("radius", default: 80, in: 10...100)]
/// ) { values in
///   Dial(radius: values.number("radius"))
/// }
/// ```
public struct Parameter: Hashable, Sendable {
  /// The kind of value that a parameter has.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A finite number.
    case number
    /// A whole number.
    case integer
    /// `true` or `false`.
    case boolean
  }

  /// The name, as typed in `--set name=value`.
  public let name: String
  /// The value that the parameter has if the command line sets none.
  public let defaultValue: ParameterValue
  /// The range of allowed values, both ends included; `nil` for no limits.
  public let range: ClosedRange<Double>?
  /// A one-line description; `nil` for none.
  public let description: String?

  /// Creates a parameter that is a number.
  ///
  /// - Parameters:
  ///   - name: The name, as typed in `--set`.
  ///   - defaultValue: The value if the command line sets none.
  ///   - range: The range of allowed values, both ends included. Default: every finite number.
  ///   - description: A one-line description. Default: none.
  public static func number(
    _ name: String, default defaultValue: Double, in range: ClosedRange<Double>? = nil,
    description: String? = nil
  ) -> Parameter {
    Parameter(
      name: name, defaultValue: .number(defaultValue), range: range, description: description)
  }

  /// Creates a parameter that is a whole number.
  ///
  /// - Parameters:
  ///   - name: The name, as typed in `--set`.
  ///   - defaultValue: The value if the command line sets none.
  ///   - range: The range of allowed values, both ends included. Default: every `Int`.
  ///   - description: A one-line description. Default: none.
  public static func integer(
    _ name: String, default defaultValue: Int, in range: ClosedRange<Int>? = nil,
    description: String? = nil
  ) -> Parameter {
    let limits = range.map { Double($0.lowerBound)...Double($0.upperBound) }
    return Parameter(
      name: name, defaultValue: .integer(defaultValue), range: limits, description: description)
  }

  /// Creates a parameter that is true or false.
  ///
  /// - Parameters:
  ///   - name: The name, as typed in `--set`.
  ///   - defaultValue: The value if the command line sets none.
  ///   - description: A one-line description. Default: none.
  public static func boolean(
    _ name: String, default defaultValue: Bool, description: String? = nil
  ) -> Parameter {
    Parameter(
      name: name, defaultValue: .boolean(defaultValue), range: nil, description: description)
  }

  /// The kind of value that the parameter has.
  public var kind: Kind {
    switch defaultValue {
    case .number: .number
    case .integer: .integer
    case .boolean: .boolean
    }
  }
}

extension Parameter {
  /// Parses a value of the parameter from text on the command line.
  ///
  /// - Parameter text: A number, a whole number, or `true` or `false`, according to the
  ///   parameter's kind.
  /// - Returns: The value; `nil` if the text is of another kind, or if the value is out of range.
  public func value(parsing text: String) -> ParameterValue? {
    let value: ParameterValue? =
      switch kind {
      case .number: Double(text).map(ParameterValue.number)
      case .integer: Int(text).map(ParameterValue.integer)
      case .boolean: Bool(text).map(ParameterValue.boolean)
      }
    return value.flatMap { accepts($0) ? $0 : nil }
  }

  /// Returns whether a value has this parameter's kind and is in this parameter's range. A number
  /// must be finite.
  public func accepts(_ value: ParameterValue) -> Bool {
    switch (kind, value) {
    case (.number, .number(let number)):
      number.isFinite && (range?.contains(number) ?? true)
    case (.integer, .integer(let integer)): range?.contains(Double(integer)) ?? true
    case (.boolean, .boolean): true
    default: false
    }
  }

  /// A description of the accepted values, such as "a number from 10 to 400".
  package var expectation: String {
    let what =
      switch kind {
      case .number: "a number"
      case .integer: "a whole number"
      case .boolean: "true or false"
      }
    guard let range else { return what }
    let low = ParameterValue.number(range.lowerBound)
    return "\(what) from \(low) to \(ParameterValue.number(range.upperBound))"
  }
}
