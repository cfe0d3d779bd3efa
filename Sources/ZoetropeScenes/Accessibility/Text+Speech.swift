import Zoetrope

// No assistive technology runs while pictures are rendered, so no text is read aloud.

extension Text {
  /// Returns this text unchanged: no assistive technology reads texts aloud.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Returns this text unchanged: no assistive technology reads texts aloud.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Returns this text unchanged: no assistive technology reads texts aloud.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Returns this text unchanged: no assistive technology reads texts aloud.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}

extension View {
  /// Returns this view unchanged: no assistive technology reads texts aloud.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Returns this view unchanged: no assistive technology reads texts aloud.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  /// Returns this view unchanged: no assistive technology reads texts aloud.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Returns this view unchanged: no assistive technology reads texts aloud.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
