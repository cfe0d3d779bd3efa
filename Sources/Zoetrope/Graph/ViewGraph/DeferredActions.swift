/// Closures to run at the end of the current update, and closures to run at the end of the current
/// layout.
struct DeferredActions {
  private var updateActions: [() -> Void] = []
  private var layoutActions: [() -> Void] = []

  /// Adds an action to run at the end of the update.
  mutating func addAfterUpdate(_ action: @escaping () -> Void) { updateActions.append(action) }

  /// Adds an action to run at the end of the layout.
  mutating func addAfterLayout(_ action: @escaping () -> Void) { layoutActions.append(action) }

  /// Whether any actions wait for the end of the layout.
  var areWaitingForLayout: Bool { !layoutActions.isEmpty }

  /// Removes and returns the actions for the end of the update, in order.
  mutating func takeAfterUpdate() -> [() -> Void] {
    defer { updateActions.removeAll() }
    return updateActions
  }

  /// Removes and returns the actions for the end of the layout, in order.
  mutating func takeAfterLayout() -> [() -> Void] {
    defer { layoutActions.removeAll() }
    return layoutActions
  }
}
