import Synchronization

/// A reference by which work on a virtual clock is withdrawn before its time.
///
/// Work that is withdrawn no longer counts as an event, and its closures are released in time: the
/// clock of an anim that sets a timer anew at every frame would gather them otherwise.
package final class WorkTicket: Sendable {
  private weak let clock: VirtualClock?
  private let isOver = Atomic(false)

  /// Creates a reference for one piece of work on a clock.
  init(_ clock: VirtualClock) { self.clock = clock }

  /// Whether the work has been withdrawn.
  var isWithdrawn: Bool { isOver.load(ordering: .acquiring) }

  /// Withdraws the work, also before it is scheduled. O(1) on average, and O(log *n*) if the work
  /// is the earliest one, where *n* is the number of works on the clock.
  package func withdraw() {
    if !isOver.exchange(true, ordering: .acquiringAndReleasing) { clock?.removeWithdrawnWork() }
  }
}
