import Foundation

/// An object that may respond to events. There are no events here, and no responder is the first.
///
/// Responders are compared by identity.
@MainActor @preconcurrency open class UIResponder {
  /// Creates a responder.
  public init() {}

  /// The next responder: always nil.
  open var next: UIResponder? { nil }
  /// Whether this is the first responder: always false.
  open var isFirstResponder: Bool { false }
  /// Whether this can be the first responder: false unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Has no effect.
  ///
  /// - Returns: Always false.
  @discardableResult open func becomeFirstResponder() -> Bool { false }

  /// Has no effect.
  ///
  /// - Returns: Always true.
  @discardableResult open func resignFirstResponder() -> Bool { true }
}

extension UIResponder: Hashable {
  /// Whether two responders are the same object.
  public nonisolated static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }

  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
