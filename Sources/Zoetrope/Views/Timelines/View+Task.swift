import Foundation

/// Does work for as long as a view is there, and a value does not change.
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
  UnaryNode<ModifiedContent<C, TaskModifier<ID>>, C>, StageMember
{
  private var id: ID?
  private var task: Task<Void, Never>?
  private var isDestroyed = false
  /// Whether the view is shown, and not only measured.
  private var isShown = false
  /// Has the work begun after the update that is under way.
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

  func stageChanged(isShown: Bool) {
    self.isShown = isShown
    if isShown { startLater() } else { task?.cancel() }
  }

  @MainActor private func start() {
    task?.cancel()
    if isDestroyed || !isShown { return }
    let task = Task.immediate(priority: view.modifier.priority, operation: view.modifier.action)
    self.task = task
    graph.tasks.add(task)
  }

  override func destroy() {
    super.destroy()
    isDestroyed = true
    task?.cancel()
  }
}

extension View {
  /// Does asynchronous work from when the view appears; it is cancelled when the view is gone.
  ///
  /// The work starts at once, up to its first suspension.
  ///
  /// - Parameters:
  ///   - priority: The task's priority. Default user-initiated.
  ///   - action: The work.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: true, priority: priority, action: action))
  }

  /// Does asynchronous work from when the view appears, and anew whenever a value changes; it is
  /// cancelled when the value changes or the view is gone.
  ///
  /// The work starts at once, up to its first suspension.
  ///
  /// - Parameters:
  ///   - value: The value whose changes count.
  ///   - priority: The task's priority. Default user-initiated.
  ///   - action: The work.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
