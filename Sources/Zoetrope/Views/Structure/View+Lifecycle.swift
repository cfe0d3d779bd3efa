import Foundation

/// A modifier that runs actions when a view appears and disappears.
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
  UnaryNode<ModifiedContent<C, AppearanceModifier>, C>, VisibilityObserving, OnScreenWatching
{
  private var isUpdated = false
  /// Whether the enclosing `ViewThatFits` views show this view. If false, the enclosing views only
  /// measure this view.
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
    if let choice = inputs.choice { choice.add(self) } else { visibilityDidChange(isShown: true) }
  }

  func visibilityDidChange(isShown: Bool) {
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
    visibilityDidChange(isShown: false)
  }
}

/// A modifier that runs an action after each change of a value.
nonisolated package struct ChangeModifier<Value: Equatable>: ViewModifier {
  package typealias Body = Never
  var value: Value
  var isInitial: Bool
  var action: (Value, Value) -> Void

  /// Creates a modifier that calls a closure with the old and the new value after each change.
  package init(value: Value, isInitial: Bool, action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.isInitial = isInitial
    self.action = action
  }

  package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    ChangeNode(view, inputs)
  }
}

private final class ChangeNode<C: View, Value: Equatable>:
  UnaryNode<ModifiedContent<C, ChangeModifier<Value>>, C>, VisibilityObserving
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

  /// Runs an action after the update, unless an enclosing `ViewThatFits` only measures the view.
  private func run(_ action: @escaping () -> Void) {
    if inputs.choice == nil { return graph.afterUpdate(action) }
    graph.afterUpdate { [weak self] in if self?.isShownInChoice == true { action() } }
  }

  func visibilityDidChange(isShown: Bool) {
    let modifier = view.modifier
    if isShown { run { modifier.action(modifier.value, modifier.value) } }
  }
}

/// A modifier that gives a view an explicit identity. When the id changes, the old view is removed
/// and a new view is inserted.
nonisolated package struct IdentityModifier<ID: Hashable>: ViewModifier {
  package typealias Body = Never
  var id: ID

  package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    BranchNode(view, inputs) { Branch(.value(AnyHashable($0.modifier.id)), $0.content) }
  }
}

extension View {
  /// Runs an action when this view appears.
  ///
  /// A view appears when it is inserted, and each time an enclosing `ViewThatFits` chooses the
  /// view. In a lazy container of a scroll view, the view appears whenever it enters the viewport.
  /// The action runs after the update in which the view appears.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Runs an action when this view disappears.
  ///
  /// A view disappears when its removal is over, and each time an enclosing `ViewThatFits` chooses
  /// another view. In a lazy container of a scroll view, the view disappears whenever it leaves the
  /// viewport. The action runs after the update in which the view disappears.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }

  /// Runs an action after each update that changes a value.
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - action: The action, called with the new value.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { action($1) })
  }

  /// Runs an action after each update that changes a value.
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - initial: Whether the action also runs when the view appears. Default: false.
  ///   - action: The action, called with the old and the new value. When the view appears, both
  ///     arguments are the initial value.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { action($0, $1) })
  }

  /// Runs an action after each update that changes a value.
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - initial: Whether the action also runs when the view appears. Default: false.
  ///   - action: The action.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Gives this view an explicit identity. A view with another id is a different view, which has
  /// its own state.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: id))
  }
}
