/// Work of user code: running tasks of views, closures that may have started tasks on other
/// threads, and animation completions that are due.
final class UserWork {
  /// The unfinished tasks of views.
  let tasks = RunningTasks()
  /// The animation completions that are due but have not run yet.
  let completions = AnimationCompletionQueue()
  /// Whether the tasks of views run at once up to their first suspension, for pictures without a
  /// clock. If false, each task begins as work of the main queue, at the virtual time at which it
  /// was created. Default false.
  var startsTasksAtOnce = false
  private var hasRunActions = true

  /// Records that a user closure has run. The closure may have started tasks.
  func noteAction() { hasRunActions = true }

  /// Returns whether other threads may be at work: a view's task runs, or user closures have run
  /// since the last call.
  func mayAwaitOthers() -> Bool {
    defer { hasRunActions = false }
    return hasRunActions || tasks.count > 0
  }
}
