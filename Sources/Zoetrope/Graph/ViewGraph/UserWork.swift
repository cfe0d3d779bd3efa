/// Work of user code: the views' running tasks, closures that may have started tasks on other
/// threads, and animation completions that are due.
final class UserWork {
  /// The unfinished tasks of views.
  let tasks = RunningTasks()
  /// The animation completions that are due but have not run yet.
  let completions = AnimationCompletionQueue()
  /// Whether each task of a view runs up to its first suspension as soon as it is created. This is
  /// necessary for a picture that is drawn without advancing the clock. If false, each task begins
  /// as work of the main queue, at the virtual time at which it was created. Default false.
  var startsTasksAtOnce = false
  private var hasRunActions = true

  /// Records that a user closure has run. The closure may have started tasks.
  func noteAction() { hasRunActions = true }

  /// Returns whether user closures have run since the last call.
  func takeActions() -> Bool {
    defer { hasRunActions = false }
    return hasRunActions
  }
}
