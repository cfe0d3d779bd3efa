import Foundation

/// Something that can be stopped.
public protocol Cancellable {
  /// Stops it, and releases what it holds.
  func cancel()
}

/// A reference to something that is stopped when the reference is released.
///
/// Code on any thread may stop it.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  /// Creates a reference that calls a closure once, when it is cancelled or released.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Creates a reference to something that can be stopped.
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { action?() }

  /// Stops what the reference refers to. Further calls have no effect.
  public func cancel() {
    // Called outside of the lock: it may release or cancel this very reference.
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
  /// Keeps the value in a collection, and stops it when the collection releases it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps the value in a set, and stops it when the set releases it.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}
