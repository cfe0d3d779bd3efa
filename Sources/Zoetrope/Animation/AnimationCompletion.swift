/// The condition under which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable {
    case logicallyComplete
    case removed
  }

  private let kind: Kind

  /// The animation is logically complete. A spring may still be settling at that time.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

  /// The animation has ended and no longer affects any value.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// A closure that runs when all animations started by a transaction are complete.
///
/// Guarantees: the closure runs exactly once, from ``AnimationCompletionQueue/runAll()``, after
/// ``commit(to:)`` has been called. If the transaction starts no animation, `commit(to:)` adds the
/// closure to the queue immediately.
package final class AnimationCompletion {
  /// The condition under which an animation counts as complete.
  package let criteria: AnimationCompletionCriteria
  private var body: (() -> Void)?
  private var runningCount = 0
  private var queue: AnimationCompletionQueue?

  /// Creates a completion from a closure.
  package init(criteria: AnimationCompletionCriteria, body: @escaping () -> Void) {
    self.criteria = criteria
    self.body = body
  }

  /// A token that keeps the completion waiting for one running animation, until the token is
  /// released.
  ///
  /// The object that runs an animation owns the token. If a view disappears during its animation,
  /// that object is deallocated and releases the token. The animation then counts as complete.
  package final class Hold {
    /// The completion that waits for the animation.
    package let completion: AnimationCompletion

    fileprivate init(_ completion: AnimationCompletion) {
      self.completion = completion
      completion.runningCount += 1
    }

    deinit {
      completion.runningCount -= 1
      completion.enqueueIfDue()
    }
  }

  /// Whether any animation of the transaction is running.
  package var isRunning: Bool { runningCount > 0 }

  /// Registers the start of an animation. The animation counts as complete once the returned token
  /// is released.
  package func hold() -> Hold {
    Hold(self)
  }

  /// Declares that all animations of the transaction have started.
  ///
  /// - Parameter queue: The queue that the closure joins once all animations are complete.
  package func commit(to queue: AnimationCompletionQueue) {
    self.queue = queue
    enqueueIfDue()
  }

  private func enqueueIfDue() {
    guard runningCount == 0, let queue, let body else { return }
    self.body = nil
    queue.append(body)
  }
}

/// The closures of due completions, in the order in which they became due.
///
/// Completions become due while values are being updated. They wait here until the host allows them
/// to write state.
package final class AnimationCompletionQueue {
  private var bodies: [() -> Void] = []

  /// Creates an empty queue.
  package init() {}

  /// Whether no completion is due.
  package var isEmpty: Bool {
    bodies.isEmpty
  }

  fileprivate func append(_ body: @escaping () -> Void) {
    bodies.append(body)
  }

  /// Runs the closures that are due now. If a completion becomes due during the call, its closure
  /// waits for the next call.
  package func runAll() {
    let due = bodies
    bodies = []
    for body in due {
      body()
    }
  }
}
