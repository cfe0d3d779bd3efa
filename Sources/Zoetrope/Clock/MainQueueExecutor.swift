import Dispatch
import Synchronization

/// An executor whose jobs run one after the other on the main queue.
///
/// The tasks of a host's views and cues prefer the executor of the host's clock to the threads of
/// the global executor. The code of these tasks therefore never runs at the same time as the host.
/// The host compares values of ``jobCount`` to find out whether its tasks have more to do at the
/// current time. Each host has an executor of its own, so that it does not wait for the tasks of
/// others, which may be many: tests, for example, run side by side.
package final class MainQueueExecutor: TaskExecutor {
  private let count = Atomic<Int>(0)

  package init() {}

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
