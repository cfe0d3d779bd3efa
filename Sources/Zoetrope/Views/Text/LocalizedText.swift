import Foundation

/// A key, and where to look for what stands for it.
struct LocalizedText: Equatable, Sendable {
  var key: LocalizedStringKey
  /// The name of the table; nil for the default.
  var table: String?
  /// Where the tables are; nil for the main bundle.
  var bundle: Bundle?

  /// Adds what is shown, with Markdown set as it means and the values in their places.
  ///
  /// Only the text of the key, or what stands for it, is Markdown; values are not.
  func append(to resolution: inout TextResolution, _ outer: TextSettings) {
    let format = translation(in: resolution.environment) ?? key.key
    let pieces = key.isFormat ? FormatPiece.parse(format) : [.literal(format)]
    let values = assignArguments(to: pieces)
    resolution.append("", outer)
    for run in MarkdownParser.parse(units(of: pieces)) {
      var settings = outer
      settings.apply(run.intent)
      if run.destination != nil { settings.applyLink() }
      append(run.units, values, to: &resolution, settings)
    }
  }

  /// Whether the program has tables at all: most have none, and looking each key up takes longer
  /// than setting it.
  private static let mainBundleIsLocalized =
    !Bundle.main.paths(forResourcesOfType: "lproj", inDirectory: nil).isEmpty

  /// What stands for the key in a language and region, in the language alone, in the table for all
  /// languages, or else in English.
  private func translation(in environment: EnvironmentValues) -> String? {
    if bundle == nil && !LocalizedText.mainBundleIsLocalized { return nil }
    let locale = environment.locale
    let bundle = self.bundle ?? .main
    let language = locale.language.languageCode?.identifier ?? "en"
    for name in [locale.identifier(.bcp47), locale.identifier, language, "Base", "en"] {
      guard let path = bundle.path(forResource: name, ofType: "lproj") else { continue }
      // No text that somebody could have written stands for a key that is missing.
      let missing = "\u{0}"
      let value = Bundle(path: path)?
        .localizedString(forKey: key.key, value: missing, table: table)
      if let value, value != missing { return value }
    }
    return nil
  }

  /// A value that goes somewhere, and how.
  private struct Value {
    let argument: LocalizedStringKey.Argument?
    let specifier: FormatSpecifier
  }

  /// The values of the pieces that are specifiers: those with a position have that argument, the
  /// others one argument after the other.
  private func assignArguments(to pieces: [FormatPiece]) -> [Value?] {
    var next = 0
    return pieces.map { piece in
      guard case .value(let specifier) = piece else { return nil }
      let index = specifier.position.map { $0 - 1 } ?? next
      if specifier.position == nil { next += 1 }
      let isThere = key.arguments.indices.contains(index)
      return Value(argument: isThere ? key.arguments[index] : nil, specifier: specifier)
    }
  }

  /// The pieces' characters, and for each value the piece's index as an opaque unit.
  private func units(of pieces: [FormatPiece]) -> [MarkdownUnit] {
    var units: [MarkdownUnit] = []
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .literal(let text): units.append(contentsOf: text.unicodeScalars.map(\.value))
      case .value: units.append(.firstOpaque + MarkdownUnit(index))
      }
    }
    return units
  }

  private func append(
    _ units: [MarkdownUnit], _ values: [Value?], to resolution: inout TextResolution,
    _ settings: TextSettings
  ) {
    var literal = String.UnicodeScalarView()
    for unit in units {
      if let scalar = Unicode.Scalar(unit) {
        literal.append(scalar)
        continue
      }
      resolution.append(String(literal), settings)
      literal.removeAll()
      if let value = values[Int(unit - .firstOpaque)] { append(value, to: &resolution, settings) }
    }
    resolution.append(String(literal), settings)
  }

  /// Adds a value. Specifiers for which there is none come to nothing.
  private func append(
    _ value: Value, to resolution: inout TextResolution, _ settings: TextSettings
  ) {
    switch value.argument {
    case .string(let string): resolution.append(value.specifier.padded(string), settings)
    case .number(let number):
      let simple = resolution.environment.hasDefaultLocale ? number.simple(value.specifier) : nil
      resolution.append(
        simple ?? number.string(value.specifier, locale: resolution.locale), settings)
    case .formatted(let input):
      resolution.append(input.string(in: resolution.environment), settings)
    case .text(let text): resolution.append(text, settings)
    case .attributed(let string): resolution.append(string, settings)
    case nil: break
    }
  }
}
