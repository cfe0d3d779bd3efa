import Foundation
import TestSupport
import Testing

@testable import Zoetrope

struct LocalizedStringKeyTests {
  private let german = Locale(identifier: "de_DE")

  @Test func `values leave specifiers in the key`() {
    #expect(LocalizedStringKey("plain").key == "plain")
    #expect(("a \(1) \("s") \(2.5) \(UInt8(1))" as LocalizedStringKey).key == "a %lld %@ %lf %u")
    #expect(("\(Int8(1))\(Int32(1))\(UInt(1))" as LocalizedStringKey).key == "%d%d%llu")
    #expect(("\(Float(1))\(CGFloat(1))" as LocalizedStringKey).key == "%f%lf")
    #expect(("\(2.5, specifier: "%.1f")" as LocalizedStringKey).key == "%.1f")
    #expect(("\(50)%" as LocalizedStringKey).key == "%lld%%")
    #expect(("50%" as LocalizedStringKey).key == "50%")
    #expect(("\(Text("a"))\(AttributedString("b"))" as LocalizedStringKey).key == "%@%@")
  }

  @Test func `keys are equal if their values are`() {
    #expect("a \(1)" as LocalizedStringKey == "a \(1)")
    #expect("a \(1)" as LocalizedStringKey != "a \(2)")
    #expect("a" as LocalizedStringKey == LocalizedStringKey("a"))
    #expect("%lld" as LocalizedStringKey != "\(1)")
  }

  @Test func `percent signs stay in keys without values`() {
    #expect(Text("100%").words == "100%")
    #expect(Text("100%d of %@").words == "100%d of %@")
    #expect(Text("\(100)%").words == "100%")
    #expect(Text("\(100)%% d").words == "100%% d")
    #expect(Text("%\(1)").words == "%1")
  }

  @Test func `whole numbers are formatted by the locale`() {
    #expect(Text("\(1000)").words == "1,000")
    #expect(Text("\(-1_234_567)").words == "-1,234,567")
    #expect(Text("\(0)").words == "0")
    #expect(Text("\(1000)").resolved { $0.locale = german }.string == "1.000")
    #expect(Text("\(Int64.min)").words == "-9,223,372,036,854,775,808")
    #expect(Text("\(UInt64.max)").words == "18,446,744,073,709,551,615")
    #expect(Text("\(UInt16(65535))").words == "65,535")
  }

  @Test(arguments: [-1, 0, 7, 42, 999, 1000])
  func `small whole numbers are formatted as by Foundation`(number: Int64) {
    let english = Locale(identifier: "en_US")
    for value in [FormatNumber.integer(number), .unsigned(UInt64(clamping: number))] {
      let simple = value.simple(FormatSpecifier(conversion: "d"))
      #expect(simple == nil || simple == value.string(.init(conversion: "d"), locale: english))
      #expect(value.simple(FormatSpecifier(width: 5, conversion: "d")) == nil)
      #expect(value.simple(FormatSpecifier(conversion: "x")) == nil)
    }
    #expect(
      (FormatNumber.integer(number).simple(.init(conversion: "d")) != nil) == (0...999 ~= number))
    #expect(FormatNumber.floating(7).simple(.init(conversion: "d")) == nil)
    #expect(Text("\(7)").resolved { $0.locale = Locale(identifier: "ar_EG") }.string == "٧")
  }

  @Test func `other numbers have six decimals`() {
    #expect(Text("\(3.14)").words == "3.140000")
    #expect(Text("\(Float(0.5))").words == "0.500000")
    #expect(Text("\(CGFloat(-2))").words == "-2.000000")
    #expect(Text("\(1234.5)").resolved { $0.locale = german }.string == "1.234,500000")
  }

  @Test(arguments: [
    ("%.2f", 3.14159, "3.14"), ("%.0f", 2.5, "2"), ("%6.1f|", 2.25, "   2.2|"),
    ("%-6.1f|", 2.25, "2.2   |"), ("%06.2f", 2.5, "002.50"), ("%06.2f", -2.5, "-02.50"),
    ("%+.1f", 2.5, "+2.5"), ("%g", 0.5, "0.5"), ("%.1lf", 2.75, "2.8"), ("%d", 2.9, "2"),
    ("%.2f km", 1, "1.00 km"), ("%@", 2.5, "2.5"), ("%z", 2.5, "%z"), ("%.1f%%", 2.5, "2.5%"),
  ])
  func `a specifier formats a number`(
    specifier: String, number: Double, expected: String
  ) {
    #expect(Text("\(number, specifier: specifier)").words == expected)
  }

  @Test(arguments: [
    ("%02d", 7, "07"), ("%5d|", 42, "   42|"), ("%-5d|", 42, "42   |"), ("%x", 255, "ff"),
    ("%X", 255, "FF"), ("%o", 8, "10"), ("%lld", 1234, "1,234"), ("%.1f", 3, "3.0"),
    ("%c", 65, "A"), ("%+d", 3, "+3"),
  ])
  func `a specifier formats a whole number`(
    specifier: String, number: Int, expected: String
  ) {
    #expect(Text("\(number, specifier: specifier)").words == expected)
  }

  @Test func `strings are interpolated unchanged`() {
    let name = "**not** %d _Markdown_"
    #expect(Text("\(name)!").words == name + "!")
    #expect(Text("*\(name)*").words == name)
    #expect(Text("\("")").words == "")
  }

  @Test func `Markdown around a value applies to it`() {
    let text = Text("a **\("b") \(1)** c").resolved()
    #expect(text.texts == ["a ", "b 1", " c"])
    #expect(text.content.spans.map(\.attributes.font.weight) == [400, 700, 400])
  }

  @Test func `interpolated texts keep their modifiers`() {
    let inner = Text("b").italic()
    let text = Text("a \(inner) c").bold().font(.title).resolved()
    #expect(text.texts == ["a ", "b", " c"])
    #expect(text.content.spans.map(\.attributes.font.isItalic) == [false, true, false])
    #expect(text.content.spans.map(\.attributes.font.weight) == [700, 700, 700])
    #expect(text.content.spans.map(\.attributes.font.size) == [28, 28, 28])
    var attributed = AttributedString("x")
    attributed.font = .caption
    #expect(
      Text("\(attributed)!").resolved().content.spans.map(\.attributes.font.size) == [12, 17])
  }

  @Test func `formatted values take the environment's locale`() {
    let text = Text("About \(1234.5, format: .number)")
    #expect(text.words == "About 1,234.5")
    #expect(text.resolved { $0.locale = german }.string == "About 1.234,5")
  }

  @Test func `formats are parsed`() {
    #expect(FormatPiece.parse("") == [])
    #expect(FormatPiece.parse("a%%b") == [.literal("a%b")])
    var second = FormatSpecifier()
    second.position = 2
    #expect(FormatPiece.parse("%2$@ x") == [.value(second), .literal(" x")])
    let number = FormatSpecifier(flags: "-0", width: 8, precision: 3, conversion: "f")
    #expect(FormatPiece.parse("%'-08.3lf") == [.value(number)])
    #expect(FormatPiece.parse("%") == [.literal("%")])
    #expect(FormatPiece.parse("%9999999999d") == [.literal("%9999999999d")])
    #expect(FormatPiece.parse("% %q") == [.literal("% %q")])
  }

  /// A bundle with tables of translations.
  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let tables = [
      "de.lproj/Localizable.strings": #"""
      "Hello" = "Hallo";
      "%lld of %@" = "%2$@: **%1$lld**";
      "100%" = "100 %";
      """#,
      "de.lproj/Other.strings": #""Hello" = "Servus";"#,
      "fr.lproj/Localizable.strings": #""Hello" = "Bonjour";"#,
    ]
    for (path, text) in tables { try folder.write(text, to: path) }
    try body(try #require(Bundle(path: folder.path)))
  }

  @Test func `keys are looked up in the environment's language`() throws {
    try withBundle { bundle in
      func words(_ text: Text, _ identifier: String) -> String {
        text.resolved { $0.locale = Locale(identifier: identifier) }.string
      }
      #expect(words(Text("Hello", bundle: bundle), "de_DE") == "Hallo")
      #expect(words(Text("Hello", bundle: bundle), "fr") == "Bonjour")
      #expect(words(Text("Hello", bundle: bundle), "it") == "Hello")
      #expect(words(Text("Hello", tableName: "Other", bundle: bundle), "de_AT") == "Servus")
      #expect(words(Text("Hello", tableName: "Missing", bundle: bundle), "de") == "Hello")
      #expect(words(Text("Bye", bundle: bundle), "de") == "Bye")
      #expect(words(Text("100%", bundle: bundle), "de") == "100 %")
      let text = Text("\(1000) of \("x")", bundle: bundle)
      #expect(words(text, "de") == "x: 1.000")
      #expect(words(text, "en_US") == "1,000 of x")
      #expect(words(Text(verbatim: "Hello"), "de") == "Hello")
    }
  }
}
