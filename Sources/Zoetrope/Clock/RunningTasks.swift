/// A counter of the running tasks that views have started; it outlives its graph if a task does.
package final class RunningTasks {
  /// The number of tasks that have not ended.
  package private(set) var count = 0

  /// Counts a task until it ends.
  @MainActor package func add(_ task: Task<Void, Never>) {
    count += 1
    let tasks = Confined(self)
    Task { @MainActor in
      await task.value
      tasks.onMainActor.count -= 1
    }
  }
}
