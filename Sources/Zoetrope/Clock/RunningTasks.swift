/// How many tasks of views run; it outlives the graph where a task does.
package final class RunningTasks {
  package private(set) var count = 0

  /// Counts a task in, until it has ended.
  @MainActor package func add(_ task: Task<Void, Never>) {
    count += 1
    let tasks = Confined(self)
    Task { @MainActor in
      await task.value
      tasks.onMainActor.count -= 1
    }
  }
}
