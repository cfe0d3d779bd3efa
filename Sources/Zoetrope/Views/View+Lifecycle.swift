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
  UnaryNode<ModifiedContent<C, AppearanceModifier>, C>, OnScreenWatching
{
  private var isShown = false
  private var hasBegun = false

  init(_ view: ModifiedContent<C, AppearanceModifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs, content: \.content)
  }

  override func didUpdate(_ change: Change) {
    super.didUpdate(change)
    guard !hasBegun else { return }
    hasBegun = true
    watchScreen(self)
    onScreenDidChange()
  }

  func onScreenDidChange() {
    guard isOnScreen != isShown else { return }
    isShown.toggle()
    let action = isShown ? view.modifier.appear : view.modifier.disappear
    if let action { graph.afterUpdate(action) }
  }

  override func destroy() {
    super.destroy()
    guard isShown else { return }
    isShown = false
    if let disappear = view.modifier.disappear { graph.afterUpdate(disappear) }
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
  UnaryNode<ModifiedContent<C, ChangeModifier<Value>>, C>
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
      if old != new { graph.afterUpdate { modifier.action(old, new) } }
    } else if modifier.isInitial {
      graph.afterUpdate { modifier.action(new, new) }
    }
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
  /// Runs an action when the view is first laid out, and in a lazy container of a scroll view
  /// whenever it comes into the window.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Runs an action when the view is gone, and in a lazy container of a scroll view whenever it
  /// leaves the window.
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
