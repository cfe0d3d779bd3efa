import Foundation

// The modifiers of `Text` with the same names are nearer to the text and take precedence.
extension View {
  /// Sets the font of those texts in this view that have no font of their own. If `font` is nil,
  /// these texts have the default font.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of the texts in this view. If `weight` is nil, each text has the weight of its
  /// font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    settingFont(.weight, weight.map { .weight($0) })
  }

  /// Sets the width of the letters in this view's texts, if their font family has several widths.
  /// If `width` is nil, each text has the width of its font.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    settingFont(.width, width.map { .width($0) })
  }

  /// Sets the design of those texts in this view that have a system font. If `design` is nil, each
  /// text has the design of its font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    settingFont(.design, design.map { .design($0) })
  }

  /// Makes the texts in this view bold. If `isActive` is false, the `bold(_:)` of enclosing views
  /// has no effect on these texts. By default, `isActive` is true.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    settingFont(.bold, isActive ? .bold : nil)
  }

  /// Makes the texts in this view italic. If `isActive` is false, the `italic(_:)` of enclosing
  /// views has no effect on these texts. By default, `isActive` is true.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    settingFont(.italic, isActive ? .italic : nil)
  }

  /// Gives the texts in this view a monospaced design. If `isActive` is false, the `monospaced(_:)`
  /// of enclosing views has no effect on these texts. By default, `isActive` is true.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    settingFont(.monospaced, isActive ? .monospaced : nil)
  }

  /// Uses digits of equal width for those texts in this view whose fonts have such digits.
  public nonisolated func monospacedDigit() -> some View {
    settingFont(.monospacedDigit, .monospacedDigit)
  }

  /// Sets the font modifier of a kind, or removes it if `modifier` is nil.
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
  /// Sets the Dynamic Type size of the texts in this view.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the Dynamic Type size of the texts in this view to a range, such as
  /// `...DynamicTypeSize.xLarge`.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { $0 = $0.clamped(to: range) }
  }
}
