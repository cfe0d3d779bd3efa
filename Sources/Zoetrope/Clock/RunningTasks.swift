/// A counter of the running tasks that the views of a graph have started. If the graph is released
/// while a task is still running, the counter lives on until the task ends.
package final class RunningTasks {
  /// The number of tasks that have not ended.
  package private(set) var count = 0

  /// Includes a task in ``count`` until the task ends.
  ///
  /// - Parameters:
  ///   - task: The task.
  ///   - executor: The executor of the host's tasks.
  @MainActor package func add(_ task: Task<Void, Never>, on executor: MainQueueExecutor) {
    count += 1
    let tasks = Confined(self)
    Task<Void, Never>(executorPreference: executor) {
      await task.value
      tasks.use { $0.count -= 1 }
    }
  }
}
