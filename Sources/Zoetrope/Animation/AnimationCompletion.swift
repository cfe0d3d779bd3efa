/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable {
    case logicallyComplete
    case removed
  }

  private let kind: Kind

  /// When the animation has logically completed, although a spring may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

  /// When the animation has ended and no longer touches any value.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// A closure to be run when all animations that a transaction has started are complete.
///
/// Guarantees: it runs exactly once, from ``AnimationCompletionQueue/runAll()``, after it was
/// committed; a transaction that starts no animation completes when it is committed.
package final class AnimationCompletion {
  /// What completes an animation.
  package let criteria: AnimationCompletionCriteria
  private var body: (() -> Void)?
  private var runningCount = 0
  private var queue: AnimationCompletionQueue?

  package init(criteria: AnimationCompletionCriteria, body: @escaping () -> Void) {
    self.criteria = criteria
    self.body = body
  }

  /// A running animation's share in the completion, given back when it is released.
  ///
  /// Whatever holds an animation holds this, so that a view that goes away in the middle of its
  /// animation completes it.
  package final class Hold {
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

  /// Whether any animation of the transaction still runs.
  package var isRunning: Bool { runningCount > 0 }

  /// Tells that an animation has started; it is complete once the result is released.
  package func hold() -> Hold {
    Hold(self)
  }

  /// Tells that all animations of the transaction have started, and where to wait for one's turn.
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

/// Completions that are due, in the order in which they became so.
///
/// They become due while values are being updated, and wait here until the host can let them write
/// state.
package final class AnimationCompletionQueue {
  private var bodies: [() -> Void] = []

  package init() {}

  /// Whether nothing is due.
  package var isEmpty: Bool {
    bodies.isEmpty
  }

  fileprivate func append(_ body: @escaping () -> Void) {
    bodies.append(body)
  }

  /// Runs what is due now; what becomes due meanwhile waits for the next time.
  package func runAll() {
    let due = bodies
    bodies = []
    for body in due {
      body()
    }
  }
}
