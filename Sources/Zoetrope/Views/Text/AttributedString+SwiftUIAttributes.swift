import Foundation

extension AttributeScopes {
  /// The attributes that ``Text`` draws.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that ``Text`` draws.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the glyphs.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the glyphs.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The space added between characters, in points; ligatures are kept.
    public let kern: KerningAttribute
    /// The space added between characters, in points; ligatures are broken up.
    public let tracking: TrackingAttribute
    /// The offset above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The meaning of inline Markdown.
    public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
    /// Foundation's own attributes.
    public let foundation: FoundationAttributes
  }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The font of a run.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = Font
    /// The attribute's name in archives.
    public static let name = "SwiftUI.Font"
  }

  /// The color of the glyphs.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = Color
    /// The attribute's name in archives.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The color behind the glyphs.
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

  /// The space added between characters, in points; ligatures are kept.
  public enum KerningAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The attribute's name in archives.
    public static let name = "SwiftUI.Kern"
  }

  /// The space added between characters, in points; ligatures are broken up.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The attribute's name in archives.
    public static let name = "SwiftUI.Tracking"
  }

  /// The offset above the baseline, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The attribute's name in archives.
    public static let name = "SwiftUI.BaselineOffset"
  }
}

extension AttributeDynamicLookup {
  /// Accesses an attribute by its name alone, as in `string.font = .title`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}
