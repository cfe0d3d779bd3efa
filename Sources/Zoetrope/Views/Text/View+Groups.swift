extension View {
  /// Returns this view unchanged. A help text appears only while a pointer rests on a view, and
  /// there is no pointer in rendered pictures.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Returns this view unchanged. A help text appears only while a pointer rests on a view, and
  /// there is no pointer in rendered pictures.
  public nonisolated func help(_ text: Text) -> some View { self }

  /// Returns this view unchanged. A help text appears only while a pointer rests on a view, and
  /// there is no pointer in rendered pictures.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
}
