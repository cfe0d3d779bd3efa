/// The work of user code: tasks of views, closures that may have started tasks on other threads,
/// and completions of animations that wait to be run.
final class UserWork {
  /// Tasks of views that have not ended.
  let tasks = RunningTasks()
  /// Completions that are due.
  let completions = AnimationCompletionQueue()
  private var hasRunActions = true

  /// Records that a user closure has run, which may have started tasks.
  func noteAction() { hasRunActions = true }

  /// Returns whether other threads may be at work: a view's task runs, or user closures have run
  /// since the last call.
  func mayAwaitOthers() -> Bool {
    defer { hasRunActions = false }
    return hasRunActions || tasks.count > 0
  }
}
