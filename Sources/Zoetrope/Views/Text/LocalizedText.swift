import Foundation
import ZoetropeFiles

/// A localization key, and the table of translations in which the key is looked up.
struct LocalizedText: Equatable, Sendable {
  /// The text to use if there is no translation, and the values to insert into the translation or
  /// into this text.
  var key: LocalizedStringKey
  /// The string to look up in the table; nil to look up the string of ``key``.
  var tableKey: String?
  /// The name of the table of translations; nil for the default table.
  var table: String?
  /// The bundle that contains the table; nil for the main bundle.
  var bundle: Bundle?

  /// Appends the text with its Markdown interpreted and its values inserted.
  ///
  /// Markdown is interpreted in the key or its translation only, not in the values.
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

  /// Returns the text with its values inserted. Markdown is not interpreted.
  func string(in environment: EnvironmentValues) -> String {
    let format = translation(in: environment) ?? key.key
    let pieces = key.isFormat ? FormatPiece.parse(format) : [.literal(format)]
    var resolution = TextResolution(environment, symbols: SymbolStore())
    for (piece, value) in zip(pieces, assignArguments(to: pieces)) {
      if case .literal(let literal) = piece { resolution.append(literal, TextSettings()) }
      if let value { append(value, to: &resolution, TextSettings()) }
    }
    return resolution.finish().string
  }

  /// Whether the main bundle contains any tables of translations.
  ///
  /// Most programs have none. In this case, keys are not looked up, because a lookup takes longer
  /// than the layout of the text.
  private static let mainBundleIsLocalized =
    ProgramFolder.mayHaveResources
    && !Bundle.main.paths(forResourcesOfType: "lproj", inDirectory: nil).isEmpty

  /// Returns the translation of the key; nil if there is none.
  ///
  /// The tables are searched in this order: the table for the language and region, the table for
  /// the language alone, the table for all languages, and the table for English.
  private func translation(in environment: EnvironmentValues) -> String? {
    if bundle == nil && !LocalizedText.mainBundleIsLocalized { return nil }
    let locale = environment.locale
    let bundle = self.bundle ?? .main
    let language = locale.language.languageCode?.identifier ?? "en"
    for name in [locale.identifier(.bcp47), locale.identifier, language, "Base", "en"] {
      guard let path = bundle.path(forResource: name, ofType: "lproj") else { continue }
      // This default value marks a missing key, because no table contains such a text.
      let missing = "\u{0}"
      let value = Bundle(path: path)?
        .localizedString(forKey: tableKey ?? key.key, value: missing, table: table)
      if let value, value != missing { return value }
    }
    return nil
  }

  /// A value with the specifier that formats it.
  private struct Value {
    let argument: LocalizedStringKey.Argument?
    let specifier: FormatSpecifier
  }

  /// Returns one element for each piece: a value if the piece is a specifier, otherwise nil.
  ///
  /// A specifier with a position takes the argument at that position. The other specifiers take the
  /// arguments in order.
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

  /// Returns the pieces as input for the Markdown parser. A literal becomes its Unicode scalars. A
  /// value becomes a single opaque unit (a number beyond the range of Unicode scalars), which
  /// encodes the index of the piece.
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

  /// Appends a formatted value. If the specifier has no argument, nothing is appended.
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
