import Foundation
import ZoetropeGeometry
import ZoetropeText

extension Text {
  /// Resolves the text in the given environment.
  ///
  /// - Parameters:
  ///   - symbols: The cache of symbol outlines. It also records faults, such as unknown symbol
  ///     names.
  ///   - clock: The clock whose time is compared with dates. Default: the clock of the ``Host``
  ///     that is running the calling code or, outside of a host, a clock at time 0.
  func resolve(
    in environment: EnvironmentValues, symbols: SymbolStore = SymbolStore(),
    clock: VirtualClock = .current ?? VirtualClock()
  ) -> ResolvedText {
    var resolution = TextResolution(environment, symbols: symbols, clock: clock)
    var settings = environment.textSettings
    settings.fontModifiers = environment.fontModifiers
    resolution.append(self, settings)
    return resolution.finish()
  }
}

/// A text that is being resolved.
struct TextResolution {
  let environment: EnvironmentValues
  private let dynamicTypeSize: DynamicTypeSize
  private let textCase: Text.Case?
  private let baseFont: Font
  private let symbols: SymbolStore
  private let clock: VirtualClock
  /// The next virtual time, in seconds, at which the text changes because it shows a date; nil if
  /// no change is expected.
  private var nextChange: Double?
  private var pieces: [Piece] = []

  /// A symbol, an image, or a run of characters with the same settings.
  private struct Piece {
    var text: String
    var settings: TextSettings
    var symbol: TextSymbol?
    var image: ResolvedImage?
  }

  var locale: Locale { environment.locale }

  init(
    _ environment: EnvironmentValues, symbols: SymbolStore,
    clock: VirtualClock = .current ?? VirtualClock()
  ) {
    self.environment = environment
    self.clock = clock
    self.symbols = symbols
    dynamicTypeSize = environment.dynamicTypeSize
    textCase = environment.textCase
    baseFont = environment.font ?? .body
  }

  /// Appends a text, given the settings of the enclosing text or view.
  mutating func append(_ text: Text, _ outer: TextSettings) {
    var settings = outer
    for modifier in text.modifiers.reversed() { modifier.apply(to: &settings) }
    switch text.content {
    case .verbatim(let string): append(string, settings)
    case .localized(let localized): localized.append(to: &self, settings)
    case .attributed(let string): append(string, settings)
    case .formatted(let input): append(input.string(in: environment), settings)
    case .date(let date):
      let shown = date.shown(in: environment, by: clock)
      nextChange = earlier(nextChange, shown.nextChange)
      append(shown.string, settings)
    case .concatenated(let first, let second):
      append(first, settings)
      append(second, settings)
    case .image(let image): append(image, settings)
    }
  }

  /// Appends an image. An image that is not found, or is drawn by a closure, is omitted.
  private mutating func append(_ image: Image, _ settings: TextSettings) {
    guard case .symbol = image.source else {
      if let picture = symbols.textImage(of: image, in: environment) {
        pieces.append(Piece(text: "\u{FFFC}", settings: settings, image: picture))
      }
      return
    }
    var environment = environment
    environment.font = settings.font ?? baseFont
    environment.textSettings = settings
    environment.fontModifiers = settings.fontModifiers
    guard let symbol = symbols.textSymbol(of: image, in: environment) else { return }
    pieces.append(Piece(text: "\u{FFFC}", settings: settings, symbol: symbol))
  }

  /// Appends characters. If the previous piece has the same settings, the characters are added to
  /// that piece.
  mutating func append(_ string: String, _ settings: TextSettings) {
    if let last = pieces.last, last.symbol == nil, last.image == nil,
      last.settings == settings || last.text.isEmpty
    {
      pieces[pieces.count - 1] = Piece(text: last.text + string, settings: settings)
    } else if !string.isEmpty || pieces.isEmpty {
      pieces.append(Piece(text: string, settings: settings))
    }
  }

  /// Appends a string with attributes, which take precedence over the enclosing settings.
  mutating func append(_ string: AttributedString, _ outer: TextSettings) {
    if string.characters.isEmpty { append("", outer) }
    for run in string.runs {
      var settings = outer
      settings.apply(run.attributes)
      append(String(string[run.range].characters), settings)
    }
  }

  /// Returns the resolved text. An empty text has one empty span, which gives the text a font.
  func finish() -> ResolvedText {
    let pieces =
      self.pieces.isEmpty ? [Piece(text: "", settings: TextSettings())] : self.pieces
    return ResolvedText(
      content: TextContent(spans: pieces.map(span)),
      style: paragraphStyle,
      colors: pieces.map(colors),
      nextChange: nextChange)
  }

  private func span(_ piece: Piece) -> TextContent.Span {
    let (text, settings) = (piece.text, piece.settings)
    let font = (settings.font ?? baseFont)
      .resolve(at: dynamicTypeSize, applying: settings.fontModifiers)
    var attributes = TextAttributes(font: font.request)
    attributes.leading = font.leading
    attributes.tracking = Double(settings.tracking)
    attributes.kerning = settings.tracking == 0 ? Double(settings.kerning) : 0
    attributes.baselineOffset = Double(settings.baselineOffset)
    attributes.underline = settings.underline?.pattern.pattern
    attributes.strikethrough = settings.strikethrough?.pattern.pattern
    attributes.symbol = piece.symbol
    attributes.image = piece.image.map {
      TextImage(width: Double($0.size.width), height: Double($0.size.height))
    }
    return TextContent.Span(textCase?.apply(to: text, locale: locale) ?? text, attributes)
  }

  private func colors(_ piece: Piece) -> SpanPaints {
    let settings = piece.settings
    let style: any ShapeStyle = settings.foreground?.style ?? ForegroundStyle()
    let glyphs = style._resolvePaint(in: environment)
    func line(_ style: Text.LineStyle?) -> _ResolvedPaint {
      style?.color.map { $0._resolvePaint(in: environment) } ?? glyphs
    }
    return SpanPaints(
      glyphs: glyphs, underline: line(settings.underline),
      strikethrough: line(settings.strikethrough),
      background: settings.background?.resolve(in: environment), image: piece.image,
      attributes: settings.attributes)
  }

  private var paragraphStyle: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = environment.multilineTextAlignment.paragraph
    style.isRightToLeft = environment.layoutDirection == .rightToLeft
    style.lineSpacing = Double(environment.lineSpacing)
    style.maximumLines = environment.lineLimit.map { max(1, $0) }
    style.minimumLines = max(0, environment.lowerLineLimit ?? 0)
    style.truncation = environment.truncationMode.paragraph
    style.minimumScale = Double(min(max(environment.minimumScaleFactor, 0.01), 1))
    style.allowsTightening = environment.allowsTightening
    style.countsTrailingSpaces = true
    style.language = environment.language
    return style
  }
}

extension TextSettings {
  /// Applies the attributes of one run of an attributed string to the settings.
  fileprivate mutating func apply(_ attributes: AttributeContainer) {
    if let intent = attributes.inlinePresentationIntent { apply(intent) }
    if attributes.link != nil { applyLink() }
    if let font = attributes.font { self.font = font }
    if let color = attributes.foregroundColor { foreground = TextForeground(style: color) }
    if let color = attributes.backgroundColor { background = color }
    if let line = attributes.strikethroughStyle { strikethrough = line }
    if let line = attributes.underlineStyle { underline = line }
    if let kern = attributes.kern { kerning = kern }
    if let tracking = attributes.tracking { self.tracking = tracking }
    if let offset = attributes.baselineOffset { baselineOffset = offset }
  }

  /// Applies the meanings of inline Markdown to the settings. For example, strong emphasis adds
  /// bold.
  mutating func apply(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { fontModifiers.set(.bold) }
    if intent.contains(.emphasized) { fontModifiers.set(.italic) }
    if intent.contains(.code) { fontModifiers.set(.monospaced) }
    if intent.contains(.strikethrough) { strikethrough = .single }
  }

  /// Applies the style of links: the tint as the foreground style.
  mutating func applyLink() { foreground = TextForeground(style: TintShapeStyle()) }
}
