import Foundation

/// A change that a modifier of a text makes to its settings.
enum TextModifier: Equatable, Sendable {
  /// The font; nil for that of the environment.
  case font(Font?)
  case setFont(FontModifier)
  /// Removes the modifiers of a kind that outer texts and views have set.
  case resetFont(FontModifier.Kind)
  /// The foreground style; nil for that of the environment.
  case foreground(TextForeground?)
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case underline(Text.LineStyle?)
  case strikethrough(Text.LineStyle?)

  func apply(to attributes: inout TextSettings) {
    switch self {
    case .font(let font): attributes.font = font
    case .setFont(let modifier): attributes.fontModifiers.set(modifier)
    case .resetFont(let kind): attributes.fontModifiers.remove(kind)
    case .foreground(let foreground): attributes.foreground = foreground
    case .kerning(let kerning): attributes.kerning = kerning
    case .tracking(let tracking): attributes.tracking = tracking
    case .baselineOffset(let offset): attributes.baselineOffset = offset
    case .underline(let line): attributes.underline = line
    case .strikethrough(let line): attributes.strikethrough = line
    }
  }
}

/// A foreground style that is set on a text.
struct TextForeground: Equatable, Sendable {
  let style: any ShapeStyle

  /// Whether both styles are equal values of one type; styles that are not `Equatable` differ.
  static func == (a: Self, b: Self) -> Bool {
    func isEqual<Style: Equatable>(_ style: Style) -> Bool { b.style as? Style == style }
    guard let style = a.style as? any Equatable else { return false }
    return isEqual(style)
  }
}

/// The appearance of characters: the settings of enclosing views, changed by the modifiers of a
/// text from the outermost to the innermost.
struct TextSettings: Equatable, Sendable {
  /// The font; nil for that of the environment.
  var font: Font?
  /// The modifiers of the font, in the order in which they are applied.
  var fontModifiers: [FontModifier] = []
  /// The foreground style; nil for that of the environment.
  var foreground: TextForeground?
  var background: Color?
  /// The space added between characters, in points; ignored if ``tracking`` is not 0.
  var kerning: CGFloat = 0
  /// The space added between characters without ligatures, in points.
  var tracking: CGFloat = 0
  /// The offset above the baseline, in points.
  var baselineOffset: CGFloat = 0
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
}
