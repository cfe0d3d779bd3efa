/// The value of a declared ``Parameter``.
public enum ParameterValue: Hashable, Sendable {
  /// A finite number.
  case number(Double)
  /// A whole number.
  case integer(Int)
  /// A Boolean value.
  case boolean(Bool)
}

extension ParameterValue: CustomStringConvertible {
  /// The value in the form in which it is typed on the command line: `130`, `0.5`, `true`.
  public var description: String {
    switch self {
    case .number(let value):
      // Prints 130 rather than 130.0 if the number is whole.
      if let whole = Int(exactly: value), abs(value) < 1e15 { "\(whole)" } else { "\(value)" }
    case .integer(let value): "\(value)"
    case .boolean(let value): "\(value)"
    }
  }
}
