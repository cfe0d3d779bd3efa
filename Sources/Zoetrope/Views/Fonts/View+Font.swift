import Foundation

// A modifier of a text, by the same name, is nearer to the words and so counts more.
extension View {
  /// Sets the font of the texts inside that have none of their own; nil for the default.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of the texts inside; nil for their fonts' own.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    settingFont(.weight, weight.map { .weight($0) })
  }

  /// Sets the width of the texts inside, where the family has several; nil for their fonts' own.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    settingFont(.width, width.map { .width($0) })
  }

  /// Sets the design of fonts without a name in the texts inside; nil for the fonts' own.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    settingFont(.design, design.map { .design($0) })
  }

  /// Sets the texts inside in bold, or not.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    settingFont(.bold, isActive ? .bold : nil)
  }

  /// Sets the texts inside in italics, or not.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    settingFont(.italic, isActive ? .italic : nil)
  }

  /// Sets the texts inside in letters of one width, or not.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    settingFont(.monospaced, isActive ? .monospaced : nil)
  }

  /// Sets the texts inside with digits of one width, where their fonts have them.
  public nonisolated func monospacedDigit() -> some View {
    settingFont(.monospacedDigit, .monospacedDigit)
  }

  /// Adds a change to the font, or takes back the changes of its kind.
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
  /// Sets how large the texts inside are.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of the texts inside in a range, as in `...DynamicTypeSize.xLarge`.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { $0 = $0.clamped(to: range) }
  }
}
