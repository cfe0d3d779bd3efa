import ZoetropeText

/// A change to a font. It is set on the font itself, on a text, or on a view that contains texts.
enum FontModifier: Hashable, Sendable {
  case weight(Font.Weight)
  case bold
  case italic
  case width(Font.Width)
  case design(Font.Design)
  case monospaced
  case monospacedDigit
  case smallCaps
  case lowercaseSmallCaps
  case uppercaseSmallCaps
  case leading(Font.Leading)
  /// Multiplies the size by a factor.
  case scale(Double)

  /// The property that a modifier changes. If several modifiers of a text and of the views around
  /// it change the same property, the innermost one takes effect.
  enum Kind: Hashable, Sendable {
    case weight, bold, italic, width, design, monospaced, monospacedDigit
    case smallCaps, lowercaseSmallCaps, uppercaseSmallCaps, leading, scale
  }

  var kind: Kind {
    switch self {
    case .weight: .weight
    case .bold: .bold
    case .italic: .italic
    case .width: .width
    case .design: .design
    case .monospaced: .monospaced
    case .monospacedDigit: .monospacedDigit
    case .smallCaps: .smallCaps
    case .lowercaseSmallCaps: .lowercaseSmallCaps
    case .uppercaseSmallCaps: .uppercaseSmallCaps
    case .leading: .leading
    case .scale: .scale
    }
  }

  /// Applies the change to a font.
  func apply(to font: inout ResolvedFont) {
    switch self {
    case .weight(let weight): font.request.weight = weight.openType
    case .bold: font.request.weight = max(font.request.weight, Font.Weight.bold.openType)
    case .italic: font.request.isItalic = true
    case .width(let width): font.request.width = width.openType
    case .design(let design): font.setDesign(design)
    case .monospaced: font.setDesign(.monospaced)
    case .monospacedDigit: font.addFeatures(["tnum"])
    case .smallCaps: font.addFeatures(["smcp", "c2sc"])
    case .lowercaseSmallCaps: font.addFeatures(["smcp"])
    case .uppercaseSmallCaps: font.addFeatures(["c2sc"])
    case .leading(let leading): font.leading = leading.points
    case .scale(let factor): font.request.size *= factor
    }
  }
}

extension [FontModifier] {
  /// Appends a modifier, and removes any earlier modifier that changes the same property.
  mutating func set(_ modifier: FontModifier) {
    remove(modifier.kind)
    append(modifier)
  }

  /// Removes the modifiers of a kind.
  mutating func remove(_ kind: FontModifier.Kind) { removeAll { $0.kind == kind } }
}
