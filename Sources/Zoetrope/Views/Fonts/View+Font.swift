import Foundation

// The modifiers of `Text` with the same names are nearer to the text and take precedence.
extension View {
  /// Sets the font of the texts in this view that have none of their own; nil for the default.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of the texts in this view; nil for that of their fonts.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    settingFont(.weight, weight.map { .weight($0) })
  }

  /// Sets the width of the texts in this view, if their family has several; nil for that of their
  /// fonts.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    settingFont(.width, width.map { .width($0) })
  }

  /// Sets the design of the texts in this view with system fonts; nil for that of their fonts.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    settingFont(.design, design.map { .design($0) })
  }

  /// Makes the texts in this view bold, or removes bold set further out. Default: makes them bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    settingFont(.bold, isActive ? .bold : nil)
  }

  /// Makes the texts in this view italic, or removes italics set further out. Default: makes them
  /// italic.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    settingFont(.italic, isActive ? .italic : nil)
  }

  /// Sets a monospaced design for the texts in this view, or removes the one set further out.
  /// Default: sets it.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    settingFont(.monospaced, isActive ? .monospaced : nil)
  }

  /// Uses digits of one width for the texts in this view, if their fonts have them.
  public nonisolated func monospacedDigit() -> some View {
    settingFont(.monospacedDigit, .monospacedDigit)
  }

  /// Adds a modifier of fonts, or removes those of its kind.
  private nonisolated func settingFont(
    _ kind: FontModifier.Kind, _ modifier: FontModifier?
  ) -> some View {
    transformEnvironment(\.fontModifiers) { modifiers in
      modifiers.remove(kind)
      if let modifier { modifiers.append(modifier) }
    }
  }
}

extension View {
  /// Sets the size of the texts in this view.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the size of the texts in this view to a range, such as `...DynamicTypeSize.xLarge`.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { $0 = $0.clamped(to: range) }
  }
}
