import Foundation

/// A name, different at each place, under which views know each other's ids.
@propertyWrapper public struct Namespace: DynamicProperty {
  private var token: Token?

  fileprivate final class Token: Sendable {}

  /// Creates a name.
  public init() {}

  /// The name; outside of a body, the same one for all.
  public var wrappedValue: Namespace.ID { ID(token: token) }

  /// A name.
  public struct ID: Hashable, Sendable {
    fileprivate let token: Token?

    /// Whether both are the name of the same place.
    public static func == (a: ID, b: ID) -> Bool { a.token === b.token }

    /// Hashes the place.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(token.map(ObjectIdentifier.init))
    }
  }

  /// Connects the property to its place.
  public mutating func _connect(_ slot: inout _DynamicSlot, _ node: _ViewNode) {
    let token = slot.object.map { unsafeDowncast($0, to: Token.self) } ?? Token()
    slot.object = token
    self.token = token
  }
}
