extension View {
  /// Returns this view unchanged: pictures have no pointer to show a help text for.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Returns this view unchanged: pictures have no pointer to show a help text for.
  public nonisolated func help(_ text: Text) -> some View { self }

  /// Returns this view unchanged: pictures have no pointer to show a help text for.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
}
