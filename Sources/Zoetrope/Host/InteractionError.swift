import Foundation

/// The reason why a cue could not interact with a view.
public enum InteractionError: Error, Equatable, Sendable {
  /// No view with the name supports the interaction. `available` lists the names of the views that
  /// support it, as they appear in messages.
  case missing(name: String, available: [String])
  /// The view with the name is disabled, or is inside a disabled view.
  case disabled(name: String)
  /// The control does not accept the value. `expected` describes the values that it accepts.
  case value(name: String, value: String, expected: String)
  /// A number of the cue, such as its duration in seconds, is not usable. `quantity` names the
  /// number, and `expected` describes the usable numbers.
  case number(quantity: String, value: String, expected: String)
}

extension InteractionError: CustomStringConvertible {
  /// A description of the problem and of its remedy, on one line.
  public var description: String {
    switch self {
    case .missing(let name, let available):
      available.isEmpty
        ? "there is no \(name), and no other view supports this interaction"
        : "there is no \(name); the views that support this interaction are "
          + available.joined(separator: ", ")
    case .disabled(let name): "\(name) is disabled"
    case .value(let name, let value, let expected):
      "\(name) cannot be set to \(value); expected \(expected)"
    case .number(let quantity, let value, let expected):
      "\(quantity) cannot be \(value); expected \(expected)"
    }
  }
}
