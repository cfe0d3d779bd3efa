import Foundation
import Testing
import ZoetropeDisplayList
import ZoetropeText

@testable import Zoetrope

/// The matches between the characters of two texts.
struct TextMatchesTests {
  private func glyphs(_ text: String) -> [PlacedText.Glyph] {
    let face = FaceID(name: "Test", fingerprint: 1)
    return text.unicodeScalars.enumerated().map { index, scalar in
      PlacedText.Glyph(
        glyph: TextLayout.Glyph(
          outline: GlyphOutline(face: face, glyph: scalar.value, path: .init()), size: 10,
          position: CGPoint(x: 10 * index, y: 10), advance: 10, span: 0, offset: index),
        scalar: scalar, ordinal: 0, lineHeight: 12)
    }
  }

  /// The index of the old character for each new one; a point where there is none.
  private func matches(_ old: String, _ new: String, byPlaceValue: Bool = true) -> String {
    let matches = TextMatches(glyphs(old), glyphs(new), byPlaceValue: byPlaceValue)
    for (new, old) in matches.ofNew.enumerated() {
      if let old { #expect(matches.ofOld[old] == new) }
    }
    #expect(matches.ofOld.count { $0 != nil } == matches.ofNew.count { $0 != nil })
    return matches.ofNew.map { $0.map { "\($0)" } ?? "." }.joined()
  }

  @Test func `matched letters keep their order`() {
    #expect(matches("", "") == "")
    #expect(matches("", "ab") == "..")
    #expect(matches("ab", "") == "")
    #expect(matches("ab", "ab") == "01")
    #expect(matches("ab", "ba") == "1.")
    #expect(matches("abcde", "axcye") == "0.2.4")
    #expect(matches("kitten", "sitting") == ".123.5.")
  }

  @Test func `digits are matched by their place value`() {
    #expect(matches("9", "10") == ".0")
    #expect(matches("10", "21") == "01")
    #expect(matches("10", "21", byPlaceValue: false) == ".0")
    #expect(matches("999", "1,000") == "..012")
    #expect(matches("1,234", "234") == "234")
    #expect(matches("1.5", "12.25") == ".012.")
    #expect(matches("Lap 9 of 10", "Lap 10 of 10") == "0123.45678910")
  }

  @Test func `places count from the decimal separator`() {
    func powers(_ text: String) -> [Int?] {
      NumberPlace.places(in: Array(text.unicodeScalars)).map { $0?.power }
    }
    #expect(powers("") == [])
    #expect(powers("7") == [0])
    #expect(powers("a12") == [nil, 1, 0])
    #expect(powers("1,234") == [3, 2, 2, 1, 0])
    #expect(powers("1.25") == [0, -1, -1, -2])
    #expect(powers("1.234,5") == [3, 2, 2, 1, 0, -1, -1])
    #expect(powers("12:34.") == [1, 0, nil, 1, 0, nil])
    #expect(powers("0,5") == [0, -1, -1])
  }

  @Test func `digits rank from the lowest place that changes`() {
    let matches = TextMatches(glyphs("1299"), glyphs("1300"), byPlaceValue: true)
    #expect(matches.rankOfNew == [0, 2, 1, 0])
    #expect(matches.rankOfOld == [0, 2, 1, 0])
    #expect(matches.latestRank == 2)
  }

  @Test func `very long texts match at both ends`() {
    let long = String(repeating: "ab", count: 1000)
    let (old, new) = ("x" + long + "y", "x" + String(long.reversed()) + "cy")
    let matches = TextMatches(glyphs(old), glyphs(new), byPlaceValue: false)
    #expect(matches.ofNew.first == 0 && matches.ofNew.last == 2001)
  }
}
