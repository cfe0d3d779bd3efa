import Foundation

/// The available symbols, by name.
///
/// The names are Apple's, so that existing code finds its symbols. The drawings are Zoetrope's own,
/// because Apple's license does not allow the use of its drawings on other systems. A name consists
/// of the name of a design and of suffixes for its variants: `.circle` and `.square` enclose the
/// drawing, `.slash` crosses it out, and `.fill` fills it.
package enum SymbolCatalogue {
  /// All designs; their order has no meaning.
  package static let designs: [SymbolDesign] =
    SymbolDesign.shapes + SymbolDesign.arrangements + SymbolDesign.marks + SymbolDesign.chevrons
    + SymbolDesign.arrows + SymbolDesign.media + SymbolDesign.people + SymbolDesign.nature
    + SymbolDesign.objects + SymbolDesign.devices + SymbolDesign.letters

  private static let byName = Dictionary(
    designs.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// Names from earlier and later versions of Apple's catalog, with the name of the design that
  /// each denotes.
  private static let aliases: [String: String] = [
    "speaker.1": "speaker.wave.1", "speaker.2": "speaker.wave.2", "speaker.3": "speaker.wave.3",
    "battery.100percent": "battery.100", "battery.75percent": "battery.75",
    "battery.50percent": "battery.50", "battery.25percent": "battery.25",
    "battery.0percent": "battery.0", "document": "doc", "document.on.document": "doc.on.doc",
    "wrench": "wrench.adjustable",
  ]

  /// Returns the design of a form; nil if there is none.
  package static func design(of form: SymbolForm) -> SymbolDesign? { byName[form.base] }

  /// Returns the form that a name denotes; nil if there is none.
  package static func form(named name: String) -> SymbolForm? {
    if let design = byName[name] { return SymbolForm(base: design.name) }
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var form = SymbolForm(base: "")
    if parts.last == "fill" {
      form.isFilled = true
      parts.removeLast()
    }
    if parts.last == "slash" {
      form.isSlashed = true
      parts.removeLast()
    }
    form.base = parts.joined(separator: ".")
    if byName[form.base] == nil, aliases[form.base] == nil,
      let enclosure = parts.last.flatMap(SymbolForm.Enclosure.init(rawValue:))
    {
      form.enclosure = enclosure
      parts.removeLast()
      form.base = parts.joined(separator: ".")
    }
    form.base = aliases[form.base] ?? form.base
    guard let design = byName[form.base] else { return nil }
    if form.enclosure != nil { return design.enclosedScale == nil ? nil : form }
    if form.isFilled && !design.hasFill { return nil }
    return form
  }
}
