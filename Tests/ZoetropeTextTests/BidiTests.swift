import Foundation
import Testing
@testable import ZoetropeText

struct BidiTests {
  private let bench: TypesetterBench

  init() throws { bench = try TypesetterBench() }

  @Test func `runs are reversed from the highest level down`() {
    #expect(BidiRuns.visualOrder(of: []) == [])
    #expect(BidiRuns.visualOrder(of: [0]) == [0])
    #expect(BidiRuns.visualOrder(of: [1, 1]) == [1, 0])
    #expect(BidiRuns.visualOrder(of: [0, 1, 1, 0]) == [0, 2, 1, 3])
    #expect(BidiRuns.visualOrder(of: [1, 2, 2, 1]) == [3, 1, 2, 0])
    #expect(BidiRuns.visualOrder(of: [0, 1, 2, 3, 2, 1, 0]) == [0, 5, 2, 3, 4, 1, 6])
    #expect(BidiRuns.visualOrder(of: [2, 2]) == [0, 1])
  }

  @Test func `neutral characters take the direction of agreeing neighbors`() {
    #expect(BidiRuns.levelOfNeutral(between: 1, and: 1, base: 0) == 1)
    #expect(BidiRuns.levelOfNeutral(between: 2, and: 0, base: 1) == 0)
    #expect(BidiRuns.levelOfNeutral(between: 1, and: 2, base: 1) == 1)
    #expect(BidiRuns.levelOfNeutral(between: 1, and: nil, base: 0) == 0)
    #expect(BidiRuns.levelOfNeutral(between: nil, and: nil, base: 1) == 1)
  }

  @Test(arguments: [
    // Hebrew and numbers in English.
    ("abc שלום def", "abc םולש def"),
    ("abc שלום 123 def", "abc 123 םולש def"),
    // English and numbers in Hebrew.
    ("שלום abc עולם", "םלוע abc םולש"),
    ("שלום abc 12 עולם", "םלוע abc 12 םולש"),
    ("מחיר 12.50 ש", "ש 12.50 ריחמ"),
    // Arabic in English, with its own digits.
    ("see مرحبا ok", "see ابحرم ok"),
    ("مرحبا ١٢٣", "١٢٣ ابحرم"),
    // Brackets, which are mirrored: the opening one stands on the right.
    ("(שלום)", ")םולש("),
    ("a (שלום) b", "a (םולש) b"),
    // Overrides.
    ("\u{202E}abc\u{202C}", "cba"),
  ])
  func `a line is ordered by UAX 9`(_ text: String, _ expected: String) {
    #expect(bench.shown(text) == [expected])
  }

  @Test func `the first strong character decides the direction, else the style`() {
    #expect(bench.shown("1 (2) 3") == ["1 (2) 3"])
    bench.style.isRightToLeft = true
    #expect(bench.shown("abc!") == ["abc!"])
    #expect(bench.shown("!?") == ["?!"])
    #expect(bench.shown("abc\nשל!") == ["abc", "!לש"])
  }

  @Test func `each paragraph has its own direction, and a line separator starts none`() {
    #expect(bench.shown("abc\nשל!") == ["abc", "!לש"])
    #expect(bench.shown("שלום\u{2028}abc!") == ["םולש", "!abc"])
    #expect(bench.shown("שלום\u{2029}abc!") == ["םולש", "abc!"])
  }

  @Test func `glyphs are laid out from left to right without gaps`() {
    for text in ["abc שלום 123 def", "مرحبا abc ١٢٣ بالعالم", "a\u{202B}b שלום\u{202C} c"] {
      for line in bench.layout(text, width: 60).lines {
        var pen = line.frame.minX
        var last = -Double.infinity
        for glyph in line.glyphs {
          #expect(abs(glyph.position.x - pen) < 8, "\(text)")
          #expect(pen > last, "\(text)")
          last = pen - 1e-9
          pen += glyph.advance
        }
        #expect(abs(pen - line.frame.maxX) < 1e-6, "\(text)")
      }
    }
  }

  @Test func `a wrapped text keeps the reading order from line to line`() {
    let text = "שלום עולם טוב"
    let lines = bench.shown(text, width: bench.width("שלום עולם") + 1)
    #expect(lines == ["םלוע םולש", "בוט"])
    let mixed = "one שתיים שלוש four"
    #expect(bench.shown(mixed, width: bench.width("one שתיים") + 1).first == "one םייתש")
  }

  @Test func `trailing spaces of a right-to-left line hang on the left`() {
    let layout = bench.layout("שלום   \nעולם")
    #expect(abs(layout.lines[0].frame.width - bench.width("שלום")) < 1e-9)
    let first = layout.lines[0].glyphs.map(\.position.x).min() ?? -1
    #expect(first >= 0 && first < 3)
  }

  @Test func `brackets are mirrored`() {
    let latin = bench.layout("(").lines[0].glyphs[0].outline.glyph
    bench.style.isRightToLeft = true
    let mirrored = bench.layout("(").lines[0].glyphs[0].outline.glyph
    bench.style.isRightToLeft = false
    #expect(mirrored == bench.layout(")").lines[0].glyphs[0].outline.glyph)
    #expect(mirrored != latin)
  }

  @Test func `a tab keeps its place between runs of both directions`() {
    let line = bench.layout("אב\tגד\tab").lines[0]
    let shown = bench.shown("אב\tגד\tab")[0]
    #expect(shown == "abדגבא")
    #expect(line.frame.width > 56)
  }
}
