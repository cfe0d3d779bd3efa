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
  private let outer: MainQueueExecutor?

  /// Creates an executor without jobs.
  ///
  /// - Parameter outer: The executor of the host whose code makes the new executor's host; nil for
  ///   none. It counts the jobs of both, because its tasks may wait for the inner host.
  package init(within outer: MainQueueExecutor?) { self.outer = outer }

  /// The number of jobs so far, with those of the hosts that the tasks of this host have made.
  package var jobCount: Int { count.load(ordering: .acquiring) }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    countJob()
    DispatchQueue.main.submitReally {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }

  private func countJob() {
    count.add(1, ordering: .acquiringAndReleasing)
    outer?.countJob()
  }
}
