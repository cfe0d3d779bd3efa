import Foundation
import Testing
import Zoetrope
import ZoetropeUIKit

/// Fonts of UIKit.
struct FontTests {
  @Test(
    arguments: [
      (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20),
      (.headline, 17), (.subheadline, 15), (.body, 17), (.callout, 16), (.footnote, 13),
      (.caption1, 12), (.caption2, 11),
    ])
  func `a text style has its size in the Human Interface Guidelines`(
    _ style: UIFont.TextStyle, _ size: Double
  ) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(Double(font.pointSize) == size)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold) == (style == .headline))
  }

  @Test func `lengths are those of San Francisco`() {
    // As UIKit prints them for 17 points.
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287109375) < 1e-9)
    #expect(abs(font.ascender - 16.1865234375) < 1e-9)
    #expect(abs(font.descender + 4.1005859375) < 1e-9)
    #expect(abs(font.capHeight - 11.97802734375) < 1e-9)
    #expect(font.leading == 0)
    #expect(abs(UIFont.systemFont(ofSize: 34).lineHeight - 2 * font.lineHeight) < 1e-9)
  }

  @Test func `fonts turn into those of SwiftUI`() {
    #expect(
      Font(UIFont.systemFont(ofSize: 12)) == .system(size: 12, weight: .regular, design: .default))
    #expect(
      Font(UIFont.systemFont(ofSize: 12, weight: .heavy))
        == .system(size: 12, weight: .heavy, design: .default))
    #expect(
      Font(UIFont.italicSystemFont(ofSize: 9))
        == .system(size: 9, weight: .regular, design: .default).italic())
    #expect(
      Font(UIFont.monospacedSystemFont(ofSize: 9, weight: .thin))
        == .system(size: 9, weight: .thin, design: .monospaced))
    #expect(
      Font(UIFont.monospacedDigitSystemFont(ofSize: 9, weight: .bold))
        == .system(size: 9, weight: .bold, design: .default).monospacedDigit())
    #expect(UIFont(name: "Lato", size: 14).map { Font($0) } == .custom("Lato", fixedSize: 14))
    #expect(UIFont(name: "", size: 14) == nil)
  }

  @Test func `a weight between two named ones is the nearer one`() {
    for (weight, expected) in [(0.05, Font.Weight.regular), (0.2, .medium), (-1, .ultraLight)] {
      let font = UIFont.systemFont(ofSize: 10, weight: UIFont.Weight(weight))
      #expect(Font(font) == .system(size: 10, weight: expected, design: .default))
    }
  }

  @Test func `a descriptor changes the design and the traits`() throws {
    let plain = UIFont.systemFont(ofSize: 20, weight: .bold)
    let rounded = try #require(plain.fontDescriptor.withDesign(.rounded))
    #expect(
      Font(UIFont(descriptor: rounded, size: 0))
        == .system(size: 20, weight: .bold, design: .rounded))
    #expect(UIFont(descriptor: rounded, size: 8).pointSize == 8)
    let italic = try #require(plain.fontDescriptor.withSymbolicTraits(.traitItalic))
    #expect(
      Font(UIFont(descriptor: italic, size: 0))
        == .system(size: 20, weight: .regular, design: .default).italic())
    #expect(UIFontDescriptor(name: "Lato", size: 9).withDesign(.serif) == nil)
  }

  @Test func `sizes of text do not grow`() {
    let font = UIFont.systemFont(ofSize: 30)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledFont(for: font) == font && metrics.scaledValue(for: 7) == 7)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 20).pointSize == 20)
  }
}
