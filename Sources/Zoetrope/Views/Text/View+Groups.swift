extension View {
  /// Returns this view unchanged. A help text would be shown at a pointer, and pictures have none.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Returns this view unchanged. A help text would be shown at a pointer, and pictures have none.
  public nonisolated func help(_ text: Text) -> some View { self }

  /// Returns this view unchanged. A help text would be shown at a pointer, and pictures have none.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
}
