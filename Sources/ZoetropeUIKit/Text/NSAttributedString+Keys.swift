import Foundation

// The attributes that UIKit adds to those of Foundation. Texts of SwiftUI do not read them.
extension NSAttributedString.Key {
  /// The font: a ``UIFont``.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of the text: a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the text: a ``UIColor``.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The style of the paragraph: an ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The additional distance between letters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The additional distance between letters, in points.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The number that tells which ligatures are used.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The line under the text: the raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of the line under the text: a ``UIColor``.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The line through the text: the raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of the line through the text: a ``UIColor``.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The color of the outline: a ``UIColor``.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the outline, in percent of the font's size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow: an ``NSShadow``.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The distance from the baseline, in points, upwards.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The target of a link: a `URL` or a `String`.
  public static let link = NSAttributedString.Key("NSLink")
  /// The slant of the letters.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The logarithm of the letters' widening.
  public static let expansion = NSAttributedString.Key("NSExpansion")
}

/// The lines under or through a text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the style.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Lines under words alone.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow as an attribute of a text.
open class NSShadow: NSObject {
  /// The offset in points.
  open var shadowOffset = CGSize.zero
  /// The radius of the blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The color: a ``UIColor``.
  open var shadowColor: Any?

  /// Creates a shadow without an offset and a blur.
  public override init() { super.init() }
}
