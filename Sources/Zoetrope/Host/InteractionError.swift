import Foundation

/// The reason why a cue could not operate a view.
public enum InteractionError: Error, Equatable, Sendable {
  /// No view that can be operated in this way has the name; `available` lists the names of those
  /// that can be, as they appear in messages.
  case missing(name: String, available: [String])
  /// The view with the name cannot be operated, because it or a view around it is disabled.
  case disabled(name: String)
  /// The control does not accept the value; `expected` says which values it accepts.
  case value(name: String, value: String, expected: String)
}

extension InteractionError: CustomStringConvertible {
  /// The problem and its remedy, on one line.
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
    }
  }
}
