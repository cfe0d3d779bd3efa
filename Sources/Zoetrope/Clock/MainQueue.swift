import Dispatch
import Foundation

/// Detection of the main actor, for code that may run on any thread.
enum MainQueue {
  /// A key whose value is set on the main queue only.
  ///
  /// Once the main thread waits for the main queue, all work of the main actor comes from that
  /// queue. On Linux any thread may execute that work, so that it is not enough to compare threads.
  fileprivate static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the current code runs on the main actor.
  static var isCurrent: Bool {
    // The queue is checked first because `isMainThread` takes longer.
    DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }
}

extension DispatchQueue {
  /// Whether this is the main queue. `DispatchQueue.main` is a new object at each call.
  var isMain: Bool { getSpecific(key: MainQueue.key) == true }
}

/// An actor that runs on the main queue, for awaiting all earlier work of the main actor.
///
/// Its jobs are work items of the main queue, so that a call and its return involve no other
/// thread. A task that yields or waits for a continuation would be resumed by way of the global
/// executor instead.
package actor MainQueueBarrier {
  /// The instance that all callers share.
  package static let shared = MainQueueBarrier()

  private let executor = Executor()

  /// An executor whose jobs run on the main queue.
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Returns after the main actor has done all work enqueued before this call, and all work that
  /// this work enqueued in turn.
  ///
  /// The method returns the number of its calls so far. It counts them because the optimizer
  /// removes hops to an actor that does nothing.
  @inline(never) package func wait() -> Int {
    visits &+= 1
    return visits
  }

  private var visits = 0

  private final class Executor: SerialExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      DispatchQueue.main.submitReally {
        job.runSynchronously(on: self.asUnownedSerialExecutor())
      }
    }
  }
}
