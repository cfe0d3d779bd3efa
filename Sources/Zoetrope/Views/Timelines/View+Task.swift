import Foundation

/// A modifier that runs a task while a view is shown, and starts it again when a value changes.
nonisolated package struct TaskModifier<ID: Equatable>: ViewModifier {
  package typealias Body = Never
  var id: ID
  var priority: TaskPriority
  var action: @isolated(any) @Sendable () async -> Void

  package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    TaskNode(view, inputs)
  }
}

private final class TaskNode<C: View, ID: Equatable>:
  UnaryNode<ModifiedContent<C, TaskModifier<ID>>, C>, VisibilityObserving
{
  private var id: ID?
  private var task: Task<Void, Never>?
  private var isDestroyed = false
  /// Whether the view is shown. If false, the view is only measured.
  private var isShown = false
  /// A closure that schedules the task to start at the end of the current update.
  private var startLater: () -> Void = {}

  init(_ view: ModifiedContent<C, TaskModifier<ID>>, _ inputs: _ViewInputs) {
    super.init(view, inputs, content: \.content)
  }

  deinit { task?.cancel() }

  override func didUpdate(_ change: Change) {
    super.didUpdate(change)
    let isFirst = id == nil
    if isFirst {
      let start = { [weak self] in self?.start() ?? () }
      startLater = { [unowned graph] in graph.afterUpdate(start) }
    }
    guard view.modifier.id != id else { return }
    id = view.modifier.id
    if let choice = inputs.choice, isFirst { return choice.add(self) }
    if isFirst { isShown = true }
    if isShown { startLater() }
  }

  func visibilityDidChange(isShown: Bool) {
    self.isShown = isShown
    if isShown { startLater() } else { task?.cancel() }
  }

  @MainActor private func start() {
    task?.cancel()
    if isDestroyed || !isShown { return }
    let (priority, action) = (view.modifier.priority, view.modifier.action)
    // Tasks prefer the executor of the main queue, because they would race with the virtual clock
    // on other threads. A task that starts immediately has no such preference, because the
    // preference would delay its start.
    let task =
      graph.work.startsTasksAtOnce
      ? Task.immediate(priority: priority, executorPreference: nil, operation: action)
      : Task(
        executorPreference: graph.clock.executor, priority: priority, operation: action)
    self.task = task
    graph.tasks.add(task, on: graph.clock.executor)
  }

  override func destroy() {
    super.destroy()
    isDestroyed = true
    task?.cancel()
  }
}

extension View {
  /// Starts an asynchronous task when this view appears, and cancels the task when the view is
  /// removed.
  ///
  /// The task is also cancelled when an enclosing `ViewThatFits` hides the view. The task begins
  /// before the virtual clock advances.
  ///
  /// - Parameters:
  ///   - priority: The task's priority. Default: `.userInitiated`.
  ///   - action: The body of the task.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: true, priority: priority, action: action))
  }

  /// Starts an asynchronous task when this view appears, and again whenever a value changes.
  ///
  /// The running task is cancelled when the value changes, when the view is removed, and when an
  /// enclosing `ViewThatFits` hides the view. Each task begins before the virtual clock advances.
  ///
  /// - Parameters:
  ///   - value: The value whose changes restart the task.
  ///   - priority: The task's priority. Default: `.userInitiated`.
  ///   - action: The body of the task.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
