/// A key for a value that a transaction carries along with a state change.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value for a transaction in which no value has been set for this key.
  static var defaultValue: Value { get }
}

/// The identity of an outermost `withTransaction` call: all state changes inside the call have the
/// same identity, and form a single change.
package struct TransactionID: Hashable, Sendable {
  private final class Token: Sendable {}

  private let token: Token?

  /// The identity of a transaction that has not begun.
  package static let none = TransactionID(token: nil)

  /// Creates an identity that differs from all others.
  package init() {
    token = Token()
  }

  private init(token: Token?) {
    self.token = token
  }

  package static func == (lhs: TransactionID, rhs: TransactionID) -> Bool {
    lhs.token === rhs.token
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(token.map(ObjectIdentifier.init))
  }
}

/// The context of a state change, in particular its animation.
///
/// Copies are independent of each other. Copying takes O(1) time, because copies share the values
/// that were set before.
public struct Transaction {
  /// The values that have been set, by key.
  package var properties = PropertyList()
  /// The identity of the change; ``TransactionID/none`` until the transaction begins.
  package var id = TransactionID.none

  /// Creates a transaction without values.
  public init() {}

  /// Creates a transaction with an animation. With nil, the change is not animated.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The value for a key, or the key's default value if none has been set.
  public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
    get { properties.value(of: K.Value.self, forKey: key) ?? K.defaultValue }
    set { properties.set(newValue, forKey: key) }
  }

  /// The animation of the change. Default nil: no animation.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// Whether the change takes effect without animation. If true, both ``animation`` and the
  /// animations set by views are ignored. Defaults to false.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether the change belongs to a continuous series of changes, such as a drag. Built-in views
  /// and animations do not read the value. Defaults to false.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }

  /// Whether the velocity of the change is tracked. Built-in views and animations do not read the
  /// value. Defaults to false.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }

  /// Adds a closure that runs when all animations of the change are complete.
  ///
  /// The closure runs exactly once, even if nothing is animated. Call this method on the main
  /// actor.
  ///
  /// - Parameters:
  ///   - criteria: The condition under which an animation counts as complete. Defaults to logical
  ///     completion.
  ///   - completion: The closure to run.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    MainActor.preconditionIsolated("Animation completions belong to the main actor.")
    let record = AnimationCompletion(criteria: criteria, body: completion)
    completions.append(record)
    Confinement.register(record)
  }
}

extension Transaction {
  /// The animation of the change; nil if there is none or if animations are disabled.
  package var effectiveAnimation: Animation? {
    disablesAnimations ? nil : animation
  }

  /// The completions that wait for the animations of the change.
  package var completions: [AnimationCompletion] {
    get { self[CompletionsKey.self] }
    set { self[CompletionsKey.self] = newValue }
  }

  /// Adds the values of another transaction. They take precedence over the existing values. The
  /// completions of both transactions are kept, and ``id`` remains unchanged.
  package mutating func merge(_ other: Transaction) {
    let gathered = completions + other.completions
    properties.merge(other.properties)
    if !gathered.isEmpty { completions = gathered }
  }
}

private struct AnimationKey: TransactionKey {
  static var defaultValue: Animation? {
    nil
  }
}

private struct DisablesAnimationsKey: TransactionKey {
  static var defaultValue: Bool {
    false
  }
}

private struct IsContinuousKey: TransactionKey {
  static var defaultValue: Bool {
    false
  }
}

private struct TracksVelocityKey: TransactionKey {
  static var defaultValue: Bool {
    false
  }
}

private struct CompletionsKey: TransactionKey {
  static var defaultValue: [AnimationCompletion] {
    []
  }
}
