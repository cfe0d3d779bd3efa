import Foundation

/// A change that a modifier makes to the settings of a text.
enum TextModifier: Equatable, Sendable {
  /// Sets the font; nil selects the environment's font.
  case font(Font?)
  case setFont(FontModifier)
  /// Removes all font modifiers of one kind that come from outer texts and views.
  case resetFont(FontModifier.Kind)
  /// Sets the foreground style; nil selects the environment's foreground style.
  case foreground(TextForeground?)
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case underline(Text.LineStyle?)
  case strikethrough(Text.LineStyle?)
  case attribute(TextAttributeValue)

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
    case .attribute(let attribute): attributes.attach(attribute)
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

/// The appearance of characters.
///
/// The settings of the enclosing views are the initial values. The modifiers of the text then
/// change them, from the outermost modifier to the innermost.
struct TextSettings: Equatable, Sendable {
  /// The font; nil for the environment's font.
  var font: Font?
  /// The modifiers of the font, in the order in which they are applied.
  var fontModifiers: [FontModifier] = []
  /// The foreground style; nil for the environment's foreground style.
  var foreground: TextForeground?
  var background: Color?
  /// The space added between characters, in points; ligatures are kept. It is ignored if
  /// ``tracking`` is not 0.
  var kerning: CGFloat = 0
  /// The space added between characters, in points; ligatures are broken up.
  var tracking: CGFloat = 0
  /// The distance by which the characters are raised above the baseline, in points.
  var baselineOffset: CGFloat = 0
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  /// The attributes for text renderers, at most one of each type.
  var attributes: [TextAttributeValue] = []

  /// Adds an attribute. It replaces an attribute of the same type.
  fileprivate mutating func attach(_ attribute: TextAttributeValue) {
    attributes.removeAll { type(of: $0.value) == type(of: attribute.value) }
    attributes.append(attribute)
  }
}
