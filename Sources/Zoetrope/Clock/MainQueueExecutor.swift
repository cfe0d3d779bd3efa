import Dispatch
import Synchronization

/// An executor whose jobs run one after the other on the main queue.
///
/// Tasks that views and cues start prefer it to the threads of the global executor. All their code
/// thereby takes turns with the host in one order, and the host sees by the number of jobs whether
/// they still have something to do at the current time.
package final class MainQueueExecutor: TaskExecutor {
  /// The instance that all tasks share.
  package static let shared = MainQueueExecutor()

  private let count = Atomic<Int>(0)

  /// The number of jobs so far.
  package var jobCount: Int { count.load(ordering: .acquiring) }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    count.add(1, ordering: .acquiringAndReleasing)
    DispatchQueue.main.submitReally {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
