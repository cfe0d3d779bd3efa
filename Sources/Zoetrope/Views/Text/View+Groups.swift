extension View {
  /// Returns this view unchanged. Help texts appear only while a pointer rests on a view, and
  /// rendered pictures have no pointer.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Returns this view unchanged. Help texts appear only while a pointer rests on a view, and
  /// rendered pictures have no pointer.
  public nonisolated func help(_ text: Text) -> some View { self }

  /// Returns this view unchanged. Help texts appear only while a pointer rests on a view, and
  /// rendered pictures have no pointer.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
}
