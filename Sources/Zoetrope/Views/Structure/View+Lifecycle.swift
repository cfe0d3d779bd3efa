import Foundation

/// Runs actions when a view comes and goes.
nonisolated package struct AppearanceModifier: ViewModifier {
  package typealias Body = Never
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    AppearanceNode(view, inputs)
  }
}

private final class AppearanceNode<C: View>:
  UnaryNode<ModifiedContent<C, AppearanceModifier>, C>, StageMember, OnScreenWatching
{
  private var isUpdated = false
  /// Whether the view is more than measured.
  private var isOnStageNow = false
  private var isShown = false

  init(_ view: ModifiedContent<C, AppearanceModifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs, content: \.content)
  }

  override func didUpdate(_ change: Change) {
    super.didUpdate(change)
    guard !isUpdated else { return }
    isUpdated = true
    watchScreen(self)
    if let choice = inputs.choice { choice.add(self) } else { stageChanged(isShown: true) }
  }

  func stageChanged(isShown: Bool) {
    isOnStageNow = isShown
    onScreenDidChange()
  }

  func onScreenDidChange() {
    let isNowShown = isOnStageNow && isOnScreen
    if isNowShown == isShown { return }
    isShown = isNowShown
    let action = isShown ? view.modifier.appear : view.modifier.disappear
    if let action { graph.afterUpdate(action) }
  }

  override func destroy() {
    super.destroy()
    stageChanged(isShown: false)
  }
}

/// Runs an action when a value changes.
nonisolated package struct ChangeModifier<Value: Equatable>: ViewModifier {
  package typealias Body = Never
  var value: Value
  var isInitial: Bool
  var action: (Value, Value) -> Void

  package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    ChangeNode(view, inputs)
  }
}

private final class ChangeNode<C: View, Value: Equatable>:
  UnaryNode<ModifiedContent<C, ChangeModifier<Value>>, C>, StageMember
{
  private var last: Value?

  init(_ view: ModifiedContent<C, ChangeModifier<Value>>, _ inputs: _ViewInputs) {
    super.init(view, inputs, content: \.content)
  }

  override func didUpdate(_ change: Change) {
    super.didUpdate(change)
    let modifier = view.modifier
    let new = modifier.value
    let old = last
    last = new
    if let old {
      if old != new { run { modifier.action(old, new) } }
    } else if modifier.isInitial {
      if let choice = inputs.choice { choice.add(self) } else { run { modifier.action(new, new) } }
    }
  }

  /// Runs an action after the update, if the view is shown and not only measured.
  private func run(_ action: @escaping () -> Void) {
    if inputs.choice == nil { return graph.afterUpdate(action) }
    graph.afterUpdate { [weak self] in if self?.isOnStage == true { action() } }
  }

  func stageChanged(isShown: Bool) {
    let modifier = view.modifier
    if isShown { run { modifier.action(modifier.value, modifier.value) } }
  }
}

/// Gives a view an identity: another id is another view.
nonisolated package struct IdentityModifier<ID: Hashable>: ViewModifier {
  package typealias Body = Never
  var id: ID

  package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    BranchNode(view, inputs) { Branch($0.modifier.id, $0.content) }
  }
}

extension View {
  /// Runs an action when the view is first laid out, each time a `ViewThatFits` around chooses it,
  /// and in a lazy container of a scroll view whenever it comes into the window.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Runs an action when the view is gone, each time a `ViewThatFits` around has chosen another, and
  /// in a lazy container of a scroll view whenever it leaves the window.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }

  /// Runs an action with the new value when a value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { action($1) })
  }

  /// Runs an action with the old and the new value when a value changes.
  ///
  /// - Parameter initial: Whether the action runs when the view appears, too. Default false.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { action($0, $1) })
  }

  /// Runs an action when a value changes.
  ///
  /// - Parameter initial: Whether the action runs when the view appears, too. Default false.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Gives the view an identity: with another id it is another view, with state of its own.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: id))
  }
}
