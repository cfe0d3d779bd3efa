import Foundation
import TestSupport
import Testing

@testable import ZoetropeFonts
@testable import ZoetropeText

/// Agreement with HarfBuzz's own program, glyph for glyph.
struct ShapingAgreementTests {
  /// Texts of one script in one font.
  struct Sample: Sendable, CustomTestStringConvertible {
    var font: String
    var language: String
    var isRightToLeft = false
    var features: [String] = []
    var texts: [String]
    var testDescription: String { "\(font), \(language) \(features.joined(separator: ","))" }
  }

  static let samples = [
    Sample(
      font: "Inter-Regular.otf", language: "en",
      texts: [
        "Hamburgefonts", "AVATAR To. Ty, LT", "office affluent", "12:34 -> 1/2 (x*y)", "fi fl ffi",
        "naïve façade", "e\u{301}o\u{308}\u{304}", "x\u{302}\u{323}y", "i\u{307}", "  two  spaces ",
        "\u{1F600}", "a\u{200D}b\u{FE0F}", "\u{1D400}x", "CASE (H) [H]", "quo“ted”", "…–—",
      ]),
    Sample(
      font: "Inter-Bold.otf", language: "en",
      features: ["tnum", "zero", "ss01", "calt=0", "kern=0"],
      texts: ["0123456789", "WAVE", "1.7 x 4", "AVA"]),
    Sample(
      font: "DejaVuSans.ttf", language: "en",
      texts: ["AVATAR", "office ffl", "e\u{301}x\u{302}\u{302}", "T\u{308}o"]),
    Sample(
      font: "DejaVuSans.ttf", language: "el",
      texts: ["Ελληνικά", "ΑΫΤΟΣ ἄνθρωπος", "α\u{313}\u{301}", "ΤΑΥ"]),
    Sample(font: "Inter-Italic.otf", language: "el", texts: ["Καλημέρα κόσμε", "ῥώμη", "ΑΥΤΟ"]),
    Sample(
      font: "DejaVuSerif.ttf", language: "ru",
      texts: ["Съешь ещё этих", "ГУТА", "и\u{306}е\u{308}", "Ђурђевдан"]),
    Sample(font: "Inter-Regular.otf", language: "sr", texts: ["бгдпт", "Љубав", "ТАУ"]),
    Sample(
      font: "DejaVuSans.ttf", language: "ar", isRightToLeft: true,
      texts: ["سلام", "السلام عليكم", "لا إله", "مُحَمَّد", "كتاب ١٢٣", "بـــت"]),
    Sample(
      font: "DejaVuSans.ttf", language: "fa", isRightToLeft: true,
      texts: ["می\u{200C}خواهم", "پیش"]),
    Sample(
      font: "Amiri-Regular.ttf", language: "ar", isRightToLeft: true,
      texts: ["بِسْمِ ٱللَّهِ", "محمد ﷺ", "لُغَةٌ عَرَبِيَّةٌ", "الحمد"]),
    Sample(
      font: "DejaVuSans.ttf", language: "he", isRightToLeft: true,
      texts: ["שלום", "שָׁלוֹם", "בְּרֵאשִׁית", "צ״ל"]),
    Sample(
      font: "FrankRuehlCLM-Medium.ttf", language: "he", isRightToLeft: true,
      texts: ["עִבְרִית", "לָ֭מָּה", "אבג"]),
    Sample(
      font: "Lohit-Devanagari.ttf", language: "hi",
      texts: ["नमस्ते", "क्षत्रिय", "हिन्दी", "र्कि", "श्री", "दृष्ट्या"]),
    Sample(
      font: "Loma.ttf", language: "th",
      texts: ["ภาษาไทย", "น้ำ", "ที่นี่", "กตัญญู", "ป้า ฟ้า"]),
  ]

  @Test func `the corpus has enough texts`() {
    #expect(Self.samples.reduce(0) { $0 + $1.texts.count } >= 40)
  }

  @Test(arguments: samples)
  func `glyphs, clusters, advances and offsets equal those of hb-shape`(_ sample: Sample) throws {
    let path = try InstalledFonts.path(sample.font)
    let face = try #require(try FontTests.installed().face(for: .named(path)))
    let expected = try HarfBuzzProgram.shape(sample, font: path)
    #expect(expected.count == sample.texts.count)
    for (text, glyphs) in zip(sample.texts, expected) {
      let shaped = Self.shape(text, sample, face)
      #expect(shaped == glyphs, "\(text) in \(sample.font)")
    }
  }

  @Test(arguments: [(250, 0), (400, 0), (650, -10), (900, -3)] as [(Double, Double)])
  func `a variable face is shaped like by hb-shape`(_ weight: Double, _ slant: Double) throws {
    let path = try InstalledFonts.path("Inter.var.ttf")
    let library = try FontLibrary(
      folder: URL(filePath: path).deletingLastPathComponent().path)
    let record = try #require(library.catalog.records.first { $0.path == path })
    let variations = [
      FontVariation(tag: "wght", value: weight), FontVariation(tag: "slnt", value: slant),
    ]
    let match = FontMatch(
      record: record, variations: variations, weight: weight, width: 100, nearness: .axis)
    let face = try #require(library.open(match))
    let sample = Sample(
      font: path, language: "en", texts: ["AVATAR To.", "Hamburgefonts", "e\u{301}"])
    let expected = try HarfBuzzProgram.shape(
      sample, font: path, variations: "wght=\(weight),slnt=\(slant)")
    #expect(sample.texts.map { Self.shape($0, sample, face) } == expected)
  }

  private static func shape(_ text: String, _ sample: Sample, _ face: FontFace)
    -> [HarfBuzzProgram.Glyph]
  {
    let units = Array(text.utf16)
    let glyphs = face.shape(
      units, range: 0..<units.count, isRightToLeft: sample.isRightToLeft, language: sample.language,
      features: sample.features.map { feature in
        let parts = feature.split(separator: "=")
        return FontFeature(String(parts[0]), parts.count > 1 ? UInt32(parts[1]) ?? 1 : 1)
      })
    let em = Double(face.metrics.unitsPerEm)
    // hb-shape counts characters, not UTF-16 units.
    let character = units.indices.map { String(decoding: units[..<$0], as: UTF16.self) }
      .map(\.unicodeScalars.count)
    return glyphs.map {
      HarfBuzzProgram.Glyph(
        g: $0.glyph, cl: character[$0.cluster], dx: $0.xOffset * em, dy: $0.yOffset * em,
        ax: $0.xAdvance * em, ay: $0.yAdvance * em, fl: $0.isUnsafeToBreak ? 1 : 0)
    }
  }
}

/// HarfBuzz's command-line program.
enum HarfBuzzProgram {
  /// A glyph as the program prints it, in font units.
  struct Glyph: Decodable, Equatable {
    var g: UInt32
    var cl: Int
    var dx: Double
    var dy: Double
    var ax: Double
    var ay: Double
    /// 1 if a line must not break here without shaping again; omitted if there are no flags.
    var fl: Int?

    static func == (a: Glyph, b: Glyph) -> Bool {
      // Font units are whole numbers; converted to ems and back they may be off by the last bit.
      a.g == b.g && a.cl == b.cl && (a.fl ?? 0) & 1 == (b.fl ?? 0) & 1
        && zip([a.dx, a.dy, a.ax, a.ay], [b.dx, b.dy, b.ax, b.ay]).allSatisfy {
          abs($0 - $1) < 1e-6
        }
    }
  }

  /// Shapes the texts of a sample, each by itself.
  static func shape(_ sample: ShapingAgreementTests.Sample, font: String, variations: String = "")
    throws -> [[Glyph]]
  {
    let process = Process()
    process.executableURL = try InstalledProgram("hb-shape", package: "libharfbuzz-bin").url
    process.arguments =
      [
        "--output-format=json", "--no-glyph-names", "--show-flags", "--bot", "--eot",
        "--font-funcs=ot", "--language=\(sample.language)",
        "--direction=\(sample.isRightToLeft ? "rtl" : "ltr")",
        "--features=\(sample.features.joined(separator: ","))", "--variations=\(variations)",
      ] + [font]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    // A program that ends without reading its input is an error of the write.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    try input.fileHandleForWriting.write(
      contentsOf: Data(sample.texts.map { $0 + "\n" }.joined().utf8))
    try input.fileHandleForWriting.close()
    let answer = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try answer.split(separator: UInt8(ascii: "\n"))
      .map { try JSONDecoder().decode([Glyph].self, from: $0) }
  }
}
