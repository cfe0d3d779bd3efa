import Foundation

/// A knob of an animation, with its default and its range.
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
  /// What a parameter's value may be.
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
  /// The value that it has when nobody sets it.
  public let defaultValue: ParameterValue
  /// The smallest and the largest value, both allowed; `nil` for no limits.
  public let range: ClosedRange<Double>?
  /// A few words for people, on one line.
  public let description: String?

  /// A parameter that is a number.
  ///
  /// - Parameters:
  ///   - name: The name, as typed in `--set`.
  ///   - defaultValue: Its value when nobody sets it.
  ///   - range: The values allowed, ends included. Default: every finite number.
  ///   - description: A few words for people. Default: none.
  public static func number(
    _ name: String, default defaultValue: Double, in range: ClosedRange<Double>? = nil,
    description: String? = nil
  ) -> Parameter {
    Parameter(
      name: name, defaultValue: .number(defaultValue), range: range, description: description)
  }

  /// A parameter that is a whole number.
  ///
  /// - Parameters:
  ///   - name: The name, as typed in `--set`.
  ///   - defaultValue: Its value when nobody sets it.
  ///   - range: The values allowed, ends included. Default: every `Int`.
  ///   - description: A few words for people. Default: none.
  public static func integer(
    _ name: String, default defaultValue: Int, in range: ClosedRange<Int>? = nil,
    description: String? = nil
  ) -> Parameter {
    let limits = range.map { Double($0.lowerBound)...Double($0.upperBound) }
    return Parameter(
      name: name, defaultValue: .integer(defaultValue), range: limits, description: description)
  }

  /// A parameter that is true or false.
  ///
  /// - Parameters:
  ///   - name: The name, as typed in `--set`.
  ///   - defaultValue: Its value when nobody sets it.
  ///   - description: A few words for people. Default: none.
  public static func boolean(
    _ name: String, default defaultValue: Bool, description: String? = nil
  ) -> Parameter {
    Parameter(
      name: name, defaultValue: .boolean(defaultValue), range: nil, description: description)
  }

  /// What the parameter's value may be.
  public var kind: Kind {
    switch defaultValue {
    case .number: .number
    case .integer: .integer
    case .boolean: .boolean
    }
  }
}

extension Parameter {
  /// Reads a value as typed on the command line.
  ///
  /// - Parameter text: `true` or `false`, a whole number, or a number, as the kind has it.
  /// - Returns: `nil` if the text is none of that, or out of range.
  public func value(parsing text: String) -> ParameterValue? {
    let value: ParameterValue? =
      switch kind {
      case .number: Double(text).map(ParameterValue.number)
      case .integer: Int(text).map(ParameterValue.integer)
      case .boolean: Bool(text).map(ParameterValue.boolean)
      }
    return value.flatMap { accepts($0) ? $0 : nil }
  }

  /// Whether a value is of this parameter's kind and in its range.
  public func accepts(_ value: ParameterValue) -> Bool {
    switch (kind, value) {
    case (.number, .number(let number)):
      number.isFinite && (range?.contains(number) ?? true)
    case (.integer, .integer(let integer)): range?.contains(Double(integer)) ?? true
    case (.boolean, .boolean): true
    default: false
    }
  }

  /// What a value must be, as words: "a number from 10 to 400".
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
