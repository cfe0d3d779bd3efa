import Foundation

/// The available symbols, by name.
///
/// The names are Apple's, so that existing code finds its symbols. The drawings are Zoetrope's own,
/// because Apple's license does not allow the use of Apple's drawings on other systems.
///
/// A name consists of the name of a design, followed by suffixes that select a variant. `.circle`,
/// `.square` and other enclosures surround the drawing, `.slash` crosses it out, `.badge` adds a
/// mark at a corner, and `.fill` fills it. A combination of a design and suffixes is valid only if
/// Apple's catalog contains the combination (see ``variants``).
package enum SymbolCatalogue {
  /// All designs, in no particular order.
  package static let designs: [SymbolDesign] =
    SymbolDesign.shapes + SymbolDesign.arrangements + SymbolDesign.marks + SymbolDesign.chevrons
    + SymbolDesign.arrows + SymbolDesign.media + SymbolDesign.people + SymbolDesign.nature
    + SymbolDesign.objects + SymbolDesign.devices + SymbolDesign.letters
    + SymbolDesign.interface + SymbolDesign.everyday

  private static let byName = Dictionary(
    designs.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// Returns the design of a form; nil if there is none.
  package static func design(of form: SymbolForm) -> SymbolDesign? { byName[form.base] }

  /// Returns the form that a name denotes: a design in one of its variants. Returns nil if there is
  /// no such form.
  package static func form(named name: String) -> SymbolForm? {
    if let other = aliases[name] { return form(named: other) }
    var rest = name[...]
    var form = SymbolForm(base: "")
    if design(named: rest) == nil { form.isFilled = rest.dropSuffix("fill") }
    if design(named: rest) == nil {
      form.badge = SymbolPen.badges.first { rest.dropSuffix(badge($0)) }
      // The suffix `.fill` can also precede the suffix of the badge.
      if form.badge != nil, !form.isFilled, design(named: rest) == nil {
        form.isFilled = rest.dropSuffix("fill")
      }
    }
    if design(named: rest) == nil, form.badge == nil {
      form.enclosure = enclosures.first { rest.dropSuffix($0.rawValue) }
    }
    if design(named: rest) == nil, form.badge == nil { form.isSlashed = rest.dropSuffix("slash") }
    guard let design = design(named: rest) else { return nil }
    form.base = design.name
    return has(form) ? form : nil
  }

  /// Returns whether a form can be drawn: its design exists here, and Apple's catalog has the
  /// form's variant of the design.
  package static func has(_ form: SymbolForm) -> Bool {
    guard let design = byName[form.base] else { return false }
    if let enclosure = form.enclosure {
      if form.badge != nil || (form.isFilled && !enclosure.hasFill) { return false }
      let isNumbered = enclosure == .circle || enclosure == .square
      if isNumbered, !form.isSlashed, form.base.allSatisfy(\.isNumber) { return true }
      let inner = form.isSlashed ? form.base + ".slash" : form.base
      return variants[enclosure.rawValue]?.contains(inner[...]) == true
    }
    if form.isFilled && !design.hasFill { return false }
    if let mark = form.badge {
      return !form.isSlashed && variants[badge(mark)]?.contains(form.base[...]) == true
    }
    if form.isSlashed { return variants["slash"]?.contains(form.base[...]) == true }
    return design.standsAlone
  }

  /// All enclosures, ordered by the length of their suffixes. Longer suffixes come first, because
  /// they can end with shorter ones.
  private static let enclosures = SymbolForm.Enclosure.allCases.sorted {
    ($1.rawValue.count, $0.rawValue) < ($0.rawValue.count, $1.rawValue)
  }

  private static func badge(_ mark: String) -> String { mark.isEmpty ? "badge" : "badge.\(mark)" }

  private static func design(named name: Substring) -> SymbolDesign? {
    let name = String(name)
    return byName[aliases[name] ?? name]
  }
}

extension Substring {
  /// Removes a suffix and the period before it. Returns whether the string had the suffix.
  fileprivate mutating func dropSuffix(_ suffix: String) -> Bool {
    guard hasSuffix("." + suffix) else { return false }
    removeLast(suffix.count + 1)
    return true
  }
}
