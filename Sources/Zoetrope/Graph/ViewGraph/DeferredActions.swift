/// Closures that wait for the end of the update or of the layout that is under way.
struct DeferredActions {
  private var updateActions: [() -> Void] = []
  private var layoutActions: [() -> Void] = []

  /// Adds an action for the end of the update.
  mutating func addAfterUpdate(_ action: @escaping () -> Void) { updateActions.append(action) }

  /// Adds an action for the end of the layout.
  mutating func addAfterLayout(_ action: @escaping () -> Void) { layoutActions.append(action) }

  /// Whether actions wait for the end of the layout.
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
