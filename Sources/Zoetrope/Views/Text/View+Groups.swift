extension View {
  /// Returns this view unchanged. Help texts appear at a pointer, which rendered pictures lack.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Returns this view unchanged. Help texts appear at a pointer, which rendered pictures lack.
  public nonisolated func help(_ text: Text) -> some View { self }

  /// Returns this view unchanged. Help texts appear at a pointer, which rendered pictures lack.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
}
