extension View {
  /// A note that a pointer at rest would show. Pictures have no pointer.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// A note that a pointer at rest would show. Pictures have no pointer.
  public nonisolated func help(_ text: Text) -> some View { self }

  /// A note that a pointer at rest would show. Pictures have no pointer.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
}
