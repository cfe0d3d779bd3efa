/// An action that refreshes the data of a view.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  /// Runs the action.
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action that refreshes the data of the view. An enclosing `refreshable(action:)` sets this
  /// action; without such a modifier, the value is nil.
  public var refresh: RefreshAction? { self[RefreshKey.self] }

  var refreshAction: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Gives the views inside this view an action that refreshes their data.
  ///
  /// Views find the action in the environment. Pulling a scroll view down does not run the action.
  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.refreshAction, RefreshAction(action))
  }
}
