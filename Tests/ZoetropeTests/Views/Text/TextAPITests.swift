import Foundation
import Testing
import ZoetropeText

@testable import Zoetrope

extension Text {
  /// The text in the default environment with some changes.
  func resolved(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> ResolvedText {
    var environment = EnvironmentValues()
    change(&environment)
    return resolve(in: environment)
  }

  /// The words in the default environment.
  var words: String { resolved().string }
}

extension ResolvedText {
  /// The attributes of a span.
  func attributes(_ index: Int = 0) -> TextAttributes { content.spans[index].attributes }

  /// The font that a span asks for.
  func font(_ index: Int = 0) -> FontRequest { attributes(index).font }

  /// The strings of the spans.
  var texts: [String] { content.spans.map(\.text) }
}

struct TextAPITests {
  private let black = Color.black.resolve(in: EnvironmentValues())
  private let red = Color.red.resolve(in: EnvironmentValues())
  private let blue = Color.blue.resolve(in: EnvironmentValues())

  @Test func `a plain text is one span of the body font in the foreground style`() {
    let text = Text("Hi").resolved()
    #expect(text.texts == ["Hi"])
    #expect(text.font() == FontRequest(size: 17))
    #expect(text.attributes() == TextAttributes(font: FontRequest(size: 17)))
    #expect(
      text.colors == [
        SpanPaints(glyphs: black, underline: black, strikethrough: black)
      ])
    var style = ParagraphStyle()
    style.language = "en-US"
    style.countsTrailingSpaces = true
    #expect(text.style == style)
  }

  @Test(arguments: [Text(""), Text(verbatim: ""), Text("") + Text(""), Text(AttributedString())])
  func `an empty text has one span and so a font`(text: Text) {
    let text = text.font(.title).resolved()
    #expect(text.texts == [""])
    #expect(text.font().size == 28)
    #expect(text.colors.count == 1)
  }

  @Test func `the modifier nearest to the words wins`() {
    #expect(Text("a").font(.title).font(.body).resolved().font().size == 28)
    #expect(Text("a").fontWeight(.light).fontWeight(.black).resolved().font().weight == 300)
    #expect(
      Text("a").foregroundColor(.red).foregroundColor(.blue).resolved().colors[0].glyphs.color
        == red)
    #expect(Text("a").kerning(1).kerning(2).resolved().attributes().kerning == 1)
    let both = (Text("a").font(.title) + Text("b")).font(.caption).resolved()
    #expect(both.content.spans.map(\.attributes.font.size) == [28, 12])
  }

  @Test func `fonts and changes of fonts combine in any order`() {
    #expect(
      Text("a").bold().font(.headline).resolved().font()
        == Text("a").font(.headline).bold().resolved().font())
    let heading = Text("a").font(.headline).bold().resolved().font()
    #expect(heading.size == 17)
    #expect(heading.weight == 700)
    #expect(Text("a").font(.headline).fontWeight(nil).resolved().font().weight == 600)
    #expect(Text("a").italic().monospaced().resolved().font().isItalic)
    #expect(Text("a").monospaced().resolved().font().family == .design(.monospaced))
    #expect(Text("a").monospacedDigit().resolved().font().features == [FontFeature("tnum")])
    #expect(Text("a").fontDesign(.serif).resolved().font().family == .design(.serif))
    #expect(Text("a").fontWidth(.condensed).resolved().font().width == 75)
  }

  @Test func `nil and false undo outer modifiers`() {
    let outer = Text("a").fontWeight(nil).bold(false).italic(false).fontDesign(nil)
      .bold().italic().fontWeight(.black).fontDesign(.serif)
    #expect(outer.resolved().font() == FontRequest(size: 17))
    let plain = Text("a").underline(false).strikethrough(false).foregroundColor(nil).font(nil)
      .underline().strikethrough().foregroundColor(.red).font(.title)
    #expect(plain.resolved() == Text("a").resolved())
  }

  @Test func `a text's own modifiers override the environment`() {
    func environment(_ values: inout EnvironmentValues) {
      values.font = .title
      values.fontModifiers = [.bold, .italic]
      values.textSettings.kerning = 3
      values.textSettings.underline = .single
      values.foreground = Foreground([AnyShapeStyle(Color.blue)], outer: nil)
    }
    let inherited = Text("a").resolved(environment)
    #expect(inherited.font() == FontRequest(size: 28, weight: 700, isItalic: true))
    #expect(inherited.attributes().kerning == 3)
    #expect(inherited.attributes().underline == .solid)
    #expect(inherited.colors[0].glyphs.color == blue)
    #expect(inherited.colors[0].underline.color == blue)
    let own = Text("a").font(.caption).fontWeight(.light).italic(false).kerning(0)
      .underline(false).foregroundStyle(.red).resolved(environment)
    #expect(own.font() == FontRequest(size: 12, weight: 300))
    #expect(own.attributes() == TextAttributes(font: own.font()))
    #expect(own.colors[0].glyphs.color == red)
  }

  @Test func `Dynamic Type reaches the font`() {
    let text = Text("a").font(.caption).resolved { $0.dynamicTypeSize = .accessibility5 }
    #expect(text.font().size == 43)
  }

  @Test func `tracking overrides kerning`() {
    let text = Text("a").kerning(2).tracking(1).resolved().attributes()
    #expect(text.tracking == 1)
    #expect(text.kerning == 0)
    #expect(Text("a").baselineOffset(-3).resolved().attributes().baselineOffset == -3)
    #expect(Text("a").font(.body.leading(.loose)).resolved().attributes().leading == 2)
  }

  @Test func `underlines and strikethroughs have patterns and colors`() {
    let patterns: [(Text.LineStyle.Pattern, LinePattern)] = [
      (.solid, .solid), (.dot, .dot), (.dash, .dash), (.dashDot, .dashDot),
      (.dashDotDot, .dashDotDot),
    ]
    for (pattern, expected) in patterns {
      let text = Text("a").underline(pattern: pattern, color: .red)
        .strikethrough(pattern: pattern, color: .blue).resolved()
      #expect(text.attributes().underline == expected)
      #expect(text.attributes().strikethrough == expected)
      #expect(text.colors[0].underline.color == red)
      #expect(text.colors[0].strikethrough.color == blue)
      #expect(text.colors[0].glyphs.color == black)
    }
  }

  @Test func `neighbors with equal attributes are one span`() {
    #expect((Text("a") + Text("b")).resolved().texts == ["ab"])
    #expect((Text("a") + Text("b").bold() + Text("c")).resolved().texts == ["a", "b", "c"])
    #expect((Text("a") + Text("").bold() + Text("c")).resolved().texts == ["ac"])
  }

  @Test func `letter case follows the language`() {
    #expect(Text(verbatim: "Straße").resolved { $0.textCase = .uppercase }.string == "STRASSE")
    #expect(Text(verbatim: "HI").resolved { $0.textCase = .lowercase }.string == "hi")
    let turkish = Text(verbatim: "i").resolved {
      $0.textCase = .uppercase
      $0.locale = Locale(identifier: "tr_TR")
    }
    #expect(turkish.string == "İ")
    #expect(turkish.style.language == "tr-TR")
  }

  @Test func `the environment sets the paragraph style`() {
    let style = Text("a").resolved {
      $0.multilineTextAlignment = .trailing
      $0.layoutDirection = .rightToLeft
      $0.lineSpacing = 4
      $0.lineLimit = 3
      $0.truncationMode = .middle
      $0.minimumScaleFactor = 0.5
      $0.allowsTightening = true
    }.style
    #expect(style.alignment == .trailing)
    #expect(style.isRightToLeft)
    #expect(style.lineSpacing == 4)
    #expect(style.maximumLines == 3)
    #expect(style.minimumLines == 0)
    #expect(style.truncation == .middle)
    #expect(style.minimumScale == 0.5)
    #expect(style.allowsTightening)
    #expect(Text("a").resolved { $0.lineLimit = 0 }.style.maximumLines == 1)
    #expect(Text("a").resolved { $0.minimumScaleFactor = 0 }.style.minimumScale == 0.01)
    #expect(Text("a").resolved { $0.minimumScaleFactor = 7 }.style.minimumScale == 1)
  }

  @Test func `texts are equal if they are made alike`() {
    #expect(Text("a") == Text("a"))
    #expect(Text("a") != Text(verbatim: "a"))
    #expect(Text("a").bold() == Text("a").bold())
    #expect(Text("a").bold() != Text("a"))
    #expect(Text("\(1)") != Text("\(2)"))
    #expect(Text("\(Text("b").bold())") == Text("\(Text("b").bold())"))
    #expect(Text("a") + Text("b") == Text("a") + Text("b"))
    #expect(Text("a").foregroundStyle(.red) == Text("a").foregroundColor(.red))
    #expect(Text("a").foregroundStyle(.red) != Text("a").foregroundStyle(.blue))
    #expect(Text(1, format: .number) == Text(1, format: .number))
    #expect(Text(1, format: .number) != Text(2, format: .number))
    #expect(Text(1, format: .number) != Text(1.0, format: .number))
    #expect(Text(1, format: .number) != Text(1, format: .percent))
  }

  @Test func `formats take the environment's locale unless they have their own`() {
    let german = Locale(identifier: "de_DE")
    let text = Text(1234.5, format: .number)
    #expect(text.words == "1,234.5")
    #expect(text.resolved { $0.locale = german }.string == "1.234,5")
    let own = Text(1234.5, format: .number.locale(german))
    #expect(own.words == "1.234,5")
  }

  @Test func `dates take the environment's time zone unless they have their own`() throws {
    let day = Date(timeIntervalSince1970: 0)
    #expect(Text(day, format: .dateTime.year().month().day()).words == "Jan 1, 1970")
    #expect(Text(day, format: .dateTime.hour(.twoDigits(amPM: .omitted)).minute()).words == "12:00")
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let style = Date.FormatStyle.dateTime.hour(.twoDigits(amPM: .omitted)).minute()
    #expect(Text(day, format: style).resolved { $0.timeZone = tokyo }.string == "09:00")
    var own = style
    own.timeZone = tokyo
    #expect(Text(day, format: own).words == "09:00")
    #expect(Text("\(day)").words == "1970-01-01 00:00:00 +0000")
  }

  @Test func `formatters write their values`() {
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
    formatter.locale = Locale(identifier: "en_US")
    #expect(Text(NSNumber(value: 2), formatter: formatter).words.hasSuffix("2.00"))
    #expect(Text(Date(timeIntervalSince1970: 0), formatter: formatter).words.hasPrefix("1970"))
  }

  @Test func `attributes of a string override the text's modifiers`() {
    var string = AttributedString("a") + AttributedString("b")
    string.font = .title
    if let range = string.range(of: "b") {
      string[range].foregroundColor = .red
      string[range].backgroundColor = .blue
      string[range].underlineStyle = Text.LineStyle(pattern: .dot, color: .blue)
      string[range].strikethroughStyle = .single
      string[range].kern = 2
      string[range].baselineOffset = 1
      string[range].font = .caption
    }
    let text = Text(string).bold().font(.body).foregroundColor(.blue).resolved()
    #expect(text.texts == ["a", "b"])
    #expect(text.font(0) == FontRequest(size: 28, weight: 700))
    #expect(text.font(1) == FontRequest(size: 12, weight: 700))
    #expect(text.colors[0].glyphs.color == blue)
    #expect(
      text.colors[1]
        == SpanPaints(glyphs: red, underline: blue, strikethrough: red, background: blue))
    #expect(text.attributes(1).underline == .dot)
    #expect(text.attributes(1).strikethrough == .solid)
    #expect(text.attributes(1).kerning == 2)
    #expect(text.attributes(1).baselineOffset == 1)
  }

  @Test func `links have the accent color unless they have their own`() {
    var string = AttributedString("a")
    string.link = URL(string: "https://example.com")
    #expect(Text(string).foregroundColor(.red).resolved().colors[0].glyphs.color == blue)
    string.foregroundColor = .red
    #expect(Text(string).resolved().colors[0].glyphs.color == red)
  }

  @Test func `the defaults are independent of the machine`() {
    let environment = EnvironmentValues()
    #expect(environment.locale.identifier == "en_US")
    #expect(environment.timeZone == .gmt)
    #expect(environment.calendar.identifier == .gregorian)
    #expect(environment.font == nil)
    #expect(environment.dynamicTypeSize == .large)
    #expect(environment.contentTransition == .automatic)
    #expect(!environment.contentTransitionAddsDrawingGroup)
  }

  @Test func `content transitions of one kind are equal`() {
    #expect(ContentTransition.numericText() == .numericText(countsDown: false))
    #expect(ContentTransition.numericText() != .numericText(countsDown: true))
    #expect(ContentTransition.numericText(value: 1) != .numericText(value: 2))
    #expect(ContentTransition.identity != .opacity)
  }
}

@MainActor struct TextAPIViewTests {
  /// The environment inside a view's modifiers.
  private func environment<V: View>(_ modify: (Probe) -> V) -> EnvironmentValues {
    let handout = Handout<EnvironmentValues>()
    let host = Host(size: CGSize(width: 10, height: 10))
    host.show(modify(Probe(handout: handout)))
    return (try? handout.get()) ?? EnvironmentValues()
  }

  /// The attributes of the first span of a text inside a view's modifiers.
  private func attributes<V: View>(_ modify: (Probe) -> V) -> TextAttributes {
    Text("a").resolve(in: environment(modify)).attributes()
  }

  struct Probe: View {
    let handout: Handout<EnvironmentValues>
    @Environment(\.whole) private var environment

    var body: some View {
      let _ = handout.give(environment)
      return Color.black
    }
  }

  @Test func `view modifiers change the fonts of the texts inside`() {
    #expect(attributes { $0.font(.title) }.font.size == 28)
    #expect(attributes { $0.font(.title).font(.body) }.font.size == 28)
    #expect(attributes { $0.font(nil).font(.title) }.font.size == 17)
    #expect(attributes { $0.bold() }.font.weight == 700)
    #expect(attributes { $0.bold(false).bold() }.font.weight == 400)
    #expect(attributes { $0.fontWeight(.thin).bold() }.font.weight == 200)
    #expect(attributes { $0.fontWeight(nil).fontWeight(.thin) }.font.weight == 400)
    #expect(attributes { $0.fontWeight(.thin).fontWeight(.black) }.font.weight == 200)
    #expect(attributes { $0.italic() }.font.isItalic)
    #expect(attributes { $0.fontWidth(.expanded) }.font.width == 125)
    #expect(attributes { $0.fontDesign(.rounded) }.font.family == .design(.rounded))
    #expect(attributes { $0.monospaced() }.font.family == .design(.monospaced))
    #expect(attributes { $0.monospacedDigit() }.font.features == [FontFeature("tnum")])
    #expect(attributes { $0.font(.title.weight(.light)).bold() }.font.weight == 700)
  }

  @Test func `view modifiers change the type size of the texts inside`() {
    #expect(environment { $0.dynamicTypeSize(.xSmall) }.dynamicTypeSize == .xSmall)
    #expect(
      environment { $0.dynamicTypeSize(...DynamicTypeSize.medium) }.dynamicTypeSize == .medium)
    #expect(
      environment { $0.dynamicTypeSize(DynamicTypeSize.medium...).dynamicTypeSize(.xLarge) }
        .dynamicTypeSize == .xLarge)
  }

  @Test func `view modifiers underline, strike through and track the texts inside`() {
    #expect(attributes { $0.underline() }.underline == .solid)
    #expect(attributes { $0.underline(pattern: .dot).underline(false) }.underline == .dot)
    #expect(attributes { $0.underline(false).underline() }.underline == nil)
    #expect(attributes { $0.strikethrough(pattern: .dash) }.strikethrough == .dash)
    #expect(attributes { $0.kerning(2) }.kerning == 2)
    #expect(attributes { $0.tracking(2) }.tracking == 2)
    #expect(attributes { $0.baselineOffset(2) }.baselineOffset == 2)
  }

  private func limits<V: View>(_ modify: (Probe) -> V) -> [Int?] {
    let environment = environment(modify)
    return [environment.lowerLineLimit, environment.lineLimit]
  }

  @Test func `line limits may have two bounds`() {
    #expect(limits { $0 } == [nil, nil])
    #expect(limits { $0.lineLimit(2) } == [nil, 2])
    #expect(limits { $0.lineLimit(2...) } == [2, nil])
    #expect(limits { $0.lineLimit(...2) } == [nil, 2])
    #expect(limits { $0.lineLimit(2...3) } == [2, 3])
    #expect(limits { $0.lineLimit(3, reservesSpace: true) } == [3, 3])
    #expect(limits { $0.lineLimit(3, reservesSpace: false) } == [nil, 3])
    #expect(limits { $0.lineLimit(nil).lineLimit(2...3) } == [nil, nil])
  }

  @Test func `view modifiers set the paragraph style of the texts inside`() {
    let inside = environment {
      $0.multilineTextAlignment(.center).truncationMode(.head).lineSpacing(5)
        .allowsTightening(true).minimumScaleFactor(0.25).textCase(.lowercase)
        .contentTransition(.interpolate)
    }
    #expect(inside.multilineTextAlignment == .center)
    #expect(inside.truncationMode == .head)
    #expect(inside.lineSpacing == 5)
    #expect(inside.allowsTightening)
    #expect(inside.minimumScaleFactor == 0.25)
    #expect(inside.textCase == .lowercase)
    #expect(inside.contentTransition == .interpolate)
  }
}

extension EnvironmentValues {
  /// All values.
  fileprivate var whole: EnvironmentValues { self }
}

extension SpanPaints {
  /// The paints of plain colors.
  fileprivate init(
    glyphs: Color.Resolved, underline: Color.Resolved, strikethrough: Color.Resolved,
    background: Color.Resolved? = nil
  ) {
    self.init(
      glyphs: _ResolvedPaint(color: glyphs), underline: _ResolvedPaint(color: underline),
      strikethrough: _ResolvedPaint(color: strikethrough), background: background)
  }
}
