import Foundation

/// A change that a modifier of a text makes.
enum TextModifier: Equatable, Sendable {
  /// Nil for the environment's font.
  case font(Font?)
  case setFont(FontModifier)
  /// Takes back what modifiers further out have set.
  case resetFont(FontModifier.Kind)
  /// Nil for the environment's foreground style.
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

/// A style of a text's own.
struct TextForeground: Equatable, Sendable {
  let style: any ShapeStyle

  /// Whether both are equal values of one type; styles that cannot be compared differ.
  static func == (a: Self, b: Self) -> Bool {
    func isEqual<Style: Equatable>(_ style: Style) -> Bool { b.style as? Style == style }
    guard let style = a.style as? any Equatable else { return false }
    return isEqual(style)
  }
}

/// How characters look as far as it has been said: by views for the texts inside them, then by each
/// modifier of a text, from the outermost inwards.
struct TextSettings: Equatable, Sendable {
  /// Nil for the environment's font.
  var font: Font?
  /// In the order in which they are applied to the font.
  var fontModifiers: [FontModifier] = []
  /// Nil for the environment's foreground style.
  var foreground: TextForeground?
  var background: Color?
  /// Points.
  var kerning: CGFloat = 0
  /// Points. Where it is not 0, ``kerning`` does not count.
  var tracking: CGFloat = 0
  /// Points above the baseline.
  var baselineOffset: CGFloat = 0
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
}
