import Dispatch
import Foundation

/// Whether code runs on the main actor, for code that may run anywhere.
enum MainQueue {
  /// Set on the main queue alone, which all main actor work comes from once the main thread waits
  /// for it; on Linux, any thread may then be the one that does that work.
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    Dispatch.DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the main actor is what runs now.
  static var isCurrent: Bool {
    // The main thread takes longer to tell.
    Dispatch.DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }
}

/// The end of the main queue: who has been there comes after all that waited for the main actor.
///
/// An actor whose jobs are work for the main queue. To go there and come back takes no other
/// thread, unlike a yield or a continuation, whose tasks come back by way of the global executor.
package actor MainQueueEnd {
  package static let shared = MainQueueEnd()

  private let executor = Executor()

  /// The main queue.
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Returns when the main actor has done all that it had to do when this was called, and what that
  /// handed it at once.
  ///
  /// It counts, so that there is something to go there for: the optimizer leaves out ways to actors
  /// on which nothing happens.
  @inline(never) package func reach() -> Int {
    visits &+= 1
    return visits
  }

  private var visits = 0

  private final class Executor: SerialExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      Dispatch.DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }
}
