/// The precedence of a default focus. It has no effect, because no view gets the focus
/// automatically.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isUserInitiated: Bool

  /// The context determines the precedence.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// The default focus takes precedence even if the user has moved the focus.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

extension View {
  /// Returns this view unchanged: no device moves the focus.
  public nonisolated func focusSection() -> some View { self }

  /// Returns this view unchanged: no device moves the focus.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Returns this view unchanged: no view gets the focus automatically.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Returns this view unchanged: no view gets the focus automatically.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    self
  }
}
