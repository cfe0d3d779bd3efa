import Synchronization

/// A reference by which work on a virtual clock can be withdrawn before it is due.
///
/// The clock ignores withdrawn work, and soon releases the closures of this work. If they were
/// kept, the clock of a view that replaces a timer in every frame would accumulate closures.
package final class WorkTicket: Sendable {
  private weak let clock: VirtualClock?
  private let isOver = Atomic(false)

  /// Creates a reference for one piece of work on a clock.
  init(_ clock: VirtualClock) { self.clock = clock }

  /// Whether the work has been withdrawn.
  var isWithdrawn: Bool { isOver.load(ordering: .acquiring) }

  /// Withdraws the work. This method may also be called before the work is scheduled.
  ///
  /// - Complexity: O(1) on average, and O(log *n*) if the work is the earliest one, where *n* is
  ///   the number of pieces of work on the clock.
  package func withdraw() {
    if !isOver.exchange(true, ordering: .acquiringAndReleasing) { clock?.removeWithdrawnWork() }
  }
}
