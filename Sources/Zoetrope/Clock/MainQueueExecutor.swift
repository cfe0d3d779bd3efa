import Dispatch
import Synchronization

/// An executor whose jobs run one after the other on the main queue.
///
/// Tasks of views and cues prefer this executor to the threads of the global executor. The code of
/// these tasks therefore never runs at the same time as the host. The host compares values of
/// ``jobCount`` to find out whether the tasks have more to do at the current time.
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
