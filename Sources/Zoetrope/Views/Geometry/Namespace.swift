import Foundation

/// A property wrapper that provides a namespace, unique to the view's identity, for the ids of
/// matched views.
@propertyWrapper public struct Namespace: DynamicProperty {
  private var token: Token?

  fileprivate final class Token: Sendable {}

  /// Creates a namespace property.
  public init() {}

  /// The id of the namespace. Properties that do not belong to a shown view all return the same id.
  public var wrappedValue: Namespace.ID { ID(token: token) }

  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    fileprivate let token: Token?

    /// Whether both ids belong to the same namespace.
    public static func == (a: ID, b: ID) -> Bool { a.token === b.token }

    /// Hashes the identity of the namespace.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(token.map(ObjectIdentifier.init))
    }
  }

  /// Creates the namespace on first use and keeps it for the lifetime of the view.
  public mutating func _connect(_ slot: inout _DynamicSlot, _ node: _ViewNode) {
    let token = slot.object.map { unsafeDowncast($0, to: Token.self) } ?? Token()
    slot.object = token
    self.token = token
  }
}
