import Zoetrope

// Nothing reads a picture aloud.

extension Text {
  /// Returns this text unchanged: nothing reads it aloud.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Returns this text unchanged: nothing reads it aloud.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Returns this text unchanged: nothing reads it aloud.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Returns this text unchanged: nothing reads it aloud.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}

extension View {
  /// Returns this view unchanged: nothing reads it aloud.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Returns this view unchanged: nothing reads it aloud.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  /// Returns this view unchanged: nothing reads it aloud.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Returns this view unchanged: nothing reads it aloud.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
