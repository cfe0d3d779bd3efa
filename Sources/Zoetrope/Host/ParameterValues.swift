/// The values of an animation's parameters in one run.
///
/// Every declared ``Parameter`` has a value. If code reads an undeclared parameter, or reads a
/// value as a kind that the parameter does not have, the program stops with a message.
public struct ParameterValues: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let name: String
    var value: ParameterValue
  }

  private var entries: [Entry]

  /// Creates values in which each of the given parameters has its default.
  public init(defaultsOf parameters: [Parameter]) {
    entries = parameters.map { Entry(name: $0.name, value: $0.defaultValue) }
  }

  /// Returns the value of a number parameter. The value of a whole-number parameter is converted to
  /// `Double`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of parameters.
  public func number(_ name: String) -> Double {
    switch value(name) {
    case .number(let value): value
    case .integer(let value): Double(value)
    case .boolean:
      preconditionFailure("The parameter \"\(name)\" is declared as a Boolean, not as a number.")
    }
  }

  /// Returns the value of a whole-number parameter.
  ///
  /// - Complexity: O(*n*), where *n* is the number of parameters.
  public func integer(_ name: String) -> Int {
    guard case .integer(let value) = value(name) else {
      preconditionFailure("The parameter \"\(name)\" is not declared as a whole number.")
    }
    return value
  }

  /// Returns the value of a Boolean parameter.
  ///
  /// - Complexity: O(*n*), where *n* is the number of parameters.
  public func boolean(_ name: String) -> Bool {
    guard case .boolean(let value) = value(name) else {
      preconditionFailure("The parameter \"\(name)\" is not declared as a Boolean.")
    }
    return value
  }

  /// The value of a parameter; `nil` if no parameter has the name. Setting `nil`, or setting the
  /// value of an undeclared parameter, has no effect.
  package subscript(_ name: String) -> ParameterValue? {
    get { entries.first { $0.name == name }?.value }
    set {
      guard let newValue, let index = entries.firstIndex(where: { $0.name == name }) else { return }
      entries[index].value = newValue
    }
  }

  private func value(_ name: String) -> ParameterValue {
    guard let value = self[name] else {
      let names = entries.map(\.name).joined(separator: ", ")
      let declared = entries.isEmpty ? "no parameters" : names
      preconditionFailure("There is no parameter \"\(name)\"; the animation declares \(declared).")
    }
    return value
  }
}
