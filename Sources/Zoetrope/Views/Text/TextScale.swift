import Foundation

extension Text {
  /// A size of text relative to the font.
  public struct Scale: Hashable, Sendable {
    /// The factor by which the size of the font is multiplied. Apple does not document the factor
    /// of the secondary scale.
    fileprivate let factor: Double

    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// A smaller size, for less important text: here 0.8 times the size of the font.
    public static let secondary = Scale(factor: 0.8)

    fileprivate var modifier: FontModifier { .scale(factor) }
  }

  /// Scales the text relative to its font.
  ///
  /// - Parameters:
  ///   - scale: The scale.
  ///   - isEnabled: Whether the scale applies. Default: true.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? modified(by: .setFont(scale.modifier)) : self
  }

  /// Returns this text unchanged, because the font determines the height of lines in every
  /// language.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text {
    self
  }

  /// Returns this text unchanged, because the font determines the height of lines in every
  /// language.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }
}

/// A language that selects rules for typesetting. In this library, the language has no effect.
public struct TypesettingLanguage: Sendable {
  private let language: Locale.Language?

  /// The language of the text or of the user.
  public static let automatic = TypesettingLanguage(language: nil)

  /// Creates a value that selects the rules of the given language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension View {
  /// Scales the texts in this view relative to their fonts.
  ///
  /// - Parameters:
  ///   - scale: The scale.
  ///   - isEnabled: Whether the scale applies. Default: true.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.fontModifiers) { if isEnabled { $0.set(scale.modifier) } }
  }

  /// Returns this view unchanged, because the font determines the height of lines in every
  /// language.
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Returns this view unchanged, because the font determines the height of lines in every
  /// language.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    self
  }
}
