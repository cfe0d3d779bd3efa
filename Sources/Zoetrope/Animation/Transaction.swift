/// A key of a value that travels with a state change.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// The identity of one outermost transaction: changes that share it are one change.
package struct TransactionID: Hashable, Sendable {
  private final class Token: Sendable {}

  private let token: Token?

  /// The identity of a transaction that is not under way.
  package static let none = TransactionID(token: nil)

  /// Creates an identity that equals no other.
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

/// What travels with a state change: above all, the animation.
///
/// A plain value: copies are independent, and cost a reference.
public struct Transaction {
  /// What was set, by key.
  package var properties = PropertyList()
  /// Which change this belongs to; none until it is under way.
  package var id = TransactionID.none

  /// Creates a transaction in which nothing is set.
  public init() {}

  /// Creates a transaction with an animation, or with explicitly none.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The value for a key; its default value where none was set.
  public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
    get { properties.value(of: K.Value.self, forKey: key) ?? K.defaultValue }
    set { properties.set(newValue, forKey: key) }
  }

  /// The animation of the change, if any. Default nil.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// Whether views below may not bring an animation of their own. Default false.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether the change is one of a continuous series, such as a drag. Default false.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }

  /// Whether the velocity of the change is to be tracked. Default false.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }

  /// Asks for a closure to be run when all animations of the change are complete.
  ///
  /// It runs exactly once, also if nothing is animated. To be called on the main actor.
  ///
  /// - Parameters:
  ///   - criteria: When an animation counts as complete. Default logically complete.
  ///   - completion: What to run.
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
  /// The animation, unless animations are disabled.
  package var effectiveAnimation: Animation? {
    disablesAnimations ? nil : animation
  }

  /// What waits for the animations of the change.
  package var completions: [AnimationCompletion] {
    get { self[CompletionsKey.self] }
    set { self[CompletionsKey.self] = newValue }
  }

  /// Sets everything that another transaction has set; completions are gathered. The identity
  /// stays.
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
