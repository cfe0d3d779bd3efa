import Foundation

/// Why a person could not do what a cue says.
public enum InteractionError: Error, Equatable, Sendable {
  /// Nothing that can be operated in this way is called that; what there is is called otherwise.
  case missing(name: String, available: [String])
  /// What is called that cannot be operated, as it or something around it is disabled.
  case disabled(name: String)
  /// The control does not take the value.
  case value(name: String, value: String, expected: String)
}

extension InteractionError: CustomStringConvertible {
  /// What is wrong, and what would be right, on one line.
  public var description: String {
    switch self {
    case .missing(let name, let available):
      available.isEmpty
        ? "there is no \(name), nor anything else that could be operated in this way"
        : "there is no \(name); there is \(available.joined(separator: ", "))"
    case .disabled(let name): "\(name) is disabled"
    case .value(let name, let value, let expected):
      "\(name) cannot be set to \(value); expected \(expected)"
    }
  }
}
