import Foundation

// Attributes that UIKit adds to Foundation's attributes. SwiftUI texts ignore the added attributes.
extension NSAttributedString.Key {
  /// The font, as a ``UIFont``.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of the text, as a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The background color of the text, as a ``UIColor``.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The style of the paragraph, as an ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The additional distance after each character, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The additional distance after each character, in points. A nonzero value also disables
  /// optional ligatures.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The kind of ligatures, as a number.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The style of the underline, as the raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of the underline, as a ``UIColor``.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The style of the line through the text, as the raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of the line through the text, as a ``UIColor``.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The color of the characters' outline, as a ``UIColor``.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the characters' outline, as a percentage of the font's size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow, as an ``NSShadow``.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The upward distance from the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The target of a link, as a `URL` or a `String`.
  public static let link = NSAttributedString.Key("NSLink")
  /// The slant of the characters, as a factor; 0 for upright characters.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The natural logarithm of the factor by which the characters are widened.
  public static let expansion = NSAttributedString.Key("NSExpansion")
}

/// The style of a line under or through a text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the style.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A dotted line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A dashed line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A line of alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A line under words only, with gaps between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow as an attribute of a text.
open class NSShadow: NSObject {
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize.zero
  /// The radius of the blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The color of the shadow, as a ``UIColor``.
  open var shadowColor: Any?

  /// Creates a shadow with zero offset and no blur.
  public override init() { super.init() }
}
