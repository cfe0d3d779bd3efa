/// The values that an animation's parameters have in one run.
///
/// Every declared ``Parameter`` has a value here. Asking for a name that the animation does not
/// declare, or for another kind of value than it declared, is a mistake in the animation's own code
/// and stops the program with a sentence that says so.
public struct ParameterValues: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let name: String
    var value: ParameterValue
  }

  private var entries: [Entry]

  /// The defaults of the given parameters.
  public init(defaultsOf parameters: [Parameter]) {
    entries = parameters.map { Entry(name: $0.name, value: $0.defaultValue) }
  }

  /// The number that a parameter has; whole numbers count as numbers too. O(parameters).
  public func number(_ name: String) -> Double {
    switch value(name) {
    case .number(let value): value
    case .integer(let value): Double(value)
    case .boolean: preconditionFailure("The parameter \"\(name)\" is true or false, not a number.")
    }
  }

  /// The whole number that a parameter has. O(parameters).
  public func integer(_ name: String) -> Int {
    guard case .integer(let value) = value(name) else {
      preconditionFailure("The parameter \"\(name)\" is not declared as a whole number.")
    }
    return value
  }

  /// Whether a parameter is true. O(parameters).
  public func boolean(_ name: String) -> Bool {
    guard case .boolean(let value) = value(name) else {
      preconditionFailure("The parameter \"\(name)\" is not declared as true or false.")
    }
    return value
  }

  /// The value of a parameter, or `nil` if none has that name; sets only values that are there.
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
