import Foundation

extension AttributeScopes {
  /// The type of the attribute scope that contains the attributes drawn by ``Text``.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that ``Text`` draws.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of the glyphs.
    public let font: FontAttribute
    /// The color of the glyphs.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the glyphs.
    public let backgroundColor: BackgroundColorAttribute
    /// The style of the line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The style of the line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The space added between characters, in points; ligatures are kept.
    public let kern: KerningAttribute
    /// The space added between characters, in points; ligatures are broken up.
    public let tracking: TrackingAttribute
    /// The distance by which the text is raised above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The meanings, such as emphasis, that inline Markdown gives to a run of text.
    public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
    /// The attributes that Foundation defines.
    public let foundation: FoundationAttributes
  }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The font of a run of text.
  public enum FontAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = Font
    /// The name that identifies the attribute.
    public static let name = "SwiftUI.Font"
  }

  /// The color of the glyphs.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = Color
    /// The name that identifies the attribute.
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The color behind the glyphs.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = Color
    /// The name that identifies the attribute.
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The style of the line through the text.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = Text.LineStyle
    /// The name that identifies the attribute.
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  /// The style of the line under the text.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = Text.LineStyle
    /// The name that identifies the attribute.
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// The space added between characters, in points; ligatures are kept.
  public enum KerningAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The name that identifies the attribute.
    public static let name = "SwiftUI.Kern"
  }

  /// The space added between characters, in points; ligatures are broken up.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The name that identifies the attribute.
    public static let name = "SwiftUI.Tracking"
  }

  /// The distance by which the text is raised above the baseline, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The name that identifies the attribute.
    public static let name = "SwiftUI.BaselineOffset"
  }
}

extension AttributeDynamicLookup {
  /// Accesses the value of an attribute as a property, as in `string.font = .title`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}
