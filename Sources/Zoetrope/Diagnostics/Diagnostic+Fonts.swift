import ZoetropeText

extension Diagnostic {
  /// Creates a diagnostic that names the requested font, its substitute and a remedy.
  ///
  /// - Parameters:
  ///   - notice: The notice about a font that the view has requested.
  ///   - path: The path of the view that was being laid out.
  init(_ notice: FontNotice, path: String) {
    let sentence = Diagnostic.sentence(notice)
    // An unreadable file affects all views, so the message does not name this one.
    let concernsFile = if case .fileUnreadable = notice { true } else { false }
    self.init(concernsFile ? sentence : "\(path): \(sentence)")
  }

  /// Creates a diagnostic from a notice about fonts that does not concern a particular view.
  init(_ notice: FontNotice) { self.init(Diagnostic.sentence(notice)) }

  private static func sentence(_ notice: FontNotice) -> String {
    switch notice {
    case .familyMissing(let name, let used):
      "the font \"\(name)\" is not installed; \(used) is used instead"
    case .designMissing(let design, let used):
      "no \(design.rawValue) font is installed; \(used) is used instead"
    case .weightMissing(let family, let weight, let used):
      "\(family) has no weight of \(named(weight)); \(named(used)) is used instead"
    case .widthMissing(let family, let width, let used):
      "\(family) has no width of \(number(width)) %; \(number(used)) % is used instead"
    case .italicMissing(let family):
      "\(family) has no italic; its upright face is slanted instead"
    case .glyphMissing(let character, let family):
      "neither \(family) nor any other font has \(name(character)); a box is drawn instead, "
        + "also for others of its script; install a font that has it"
    case .emojiFontMissing(let character):
      "no color font for emoji is installed, so that \(name(character)) and others are drawn in "
        + "one color or as boxes; install one, on Debian and Ubuntu fonts-noto-color-emoji"
    case .fileUnreadable(let path, let problem):
      "the font file \(path) is left out, because \(reason(problem))"
    case .outlineMissing(let character, let family):
      "\(family) has no readable outline or picture of \(name(character)); nothing is drawn"
    }
  }

  private static func reason(_ problem: FontFileProblem) -> String {
    switch problem {
    case .file(let problem): "\(problem)"
    case .malformed: "it is not an OpenType font, or it is damaged"
    }
  }

  /// Formats a weight, with its name if it has one: `600 (semibold)`.
  private static func named(_ weight: Double) -> String {
    let names = [
      "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    guard let hundreds = Int(exactly: weight / 100), names.indices.contains(hundreds - 1) else {
      return number(weight)
    }
    return "\(number(weight)) (\(names[hundreds - 1]))"
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  /// Formats a character with its code points: `"☃" (U+2603)`.
  private static func name(_ character: String) -> String {
    let codes = character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    let points = codes.joined(separator: " ")
    let isShown = character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    return isShown ? "\"\(character)\" (\(points))" : points
  }
}
