import Foundation

/// An activity that can be stopped.
public protocol Cancellable {
  /// Stops the activity, and releases the objects that it uses.
  func cancel()
}

/// A reference to an activity. The activity is stopped when the reference is released.
///
/// Code on any thread may stop the activity.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  /// Creates a reference that calls a closure once, when the reference is cancelled or released.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Creates a reference to an activity.
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { action?() }

  /// Stops the activity. Further calls have no effect.
  public func cancel() {
    // The action is called outside of the lock, because it may release or cancel this reference.
    let action = lock.withLock { self.action.take() }
    action?()
  }

  /// Whether two references are the same.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  /// Feeds the identity of the reference to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Keeps the reference in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps the reference in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}

extension Cancellable {
  /// Keeps the activity in a collection. The activity is stopped when the collection releases it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps the activity in a set. The activity is stopped when the set releases it.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}
