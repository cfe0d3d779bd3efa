import Foundation

extension AttributeScopes {
  /// The attributes that texts show.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that texts show.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the glyphs.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the glyphs.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// Points between characters; ligatures stay.
    public let kern: KerningAttribute
    /// Points between characters, without ligatures.
    public let tracking: TrackingAttribute
    /// Points above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// What inline Markdown means.
    public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
    /// Foundation's own attributes.
    public let foundation: FoundationAttributes
  }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = Font
    /// The attribute's name in archives.
    public static let name = "SwiftUI.Font"
  }

  /// The colour of the glyphs.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = Color
    /// The attribute's name in archives.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The colour behind the glyphs.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = Color
    /// The attribute's name in archives.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The line through the text.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = Text.LineStyle
    /// The attribute's name in archives.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// The line under the text.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = Text.LineStyle
    /// The attribute's name in archives.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// Points between characters; ligatures stay.
  public enum KerningAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The attribute's name in archives.
    public static let name = "SwiftUI.Kern"
  }

  /// Points between characters, without ligatures.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The attribute's name in archives.
    public static let name = "SwiftUI.Tracking"
  }

  /// Points above the baseline.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The attribute's name in archives.
    public static let name = "SwiftUI.BaselineOffset"
  }
}

extension AttributeDynamicLookup {
  /// Lets an attribute be named alone, as in `string.font = .title`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}
