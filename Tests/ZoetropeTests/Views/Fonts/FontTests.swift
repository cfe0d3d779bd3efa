import Foundation
import Testing
@testable import Zoetrope
import ZoetropeText

struct FontTests {
  private func request(
    _ font: Font, _ size: DynamicTypeSize = .large, _ outer: [FontModifier] = []
  ) -> FontRequest {
    font.resolve(at: size, applying: outer).request
  }

  @Test(
    arguments: zip(
      Font.TextStyle.allCases, [34.0, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11]))
  func `a text style has its size and weight`(style: Font.TextStyle, size: Double) {
    let request = request(.system(style))
    #expect(request.size == size)
    #expect(request.weight == (style == .headline ? 600 : 400))
    #expect(request.family == .design(.default))
    #expect(request.width == 100)
    #expect(!request.isItalic)
    #expect(request.features == [])
  }

  @Test func `the static names are the same fonts`() {
    let fonts: [Font] = [
      .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
      .caption, .caption2,
    ]
    #expect(fonts == Font.TextStyle.allCases.map { Font.system($0) })
    #expect(Set(fonts).count == 11)
  }

  // From Apple's Human Interface Guidelines (Typography, "Dynamic Type sizes" and "Larger
  // accessibility type sizes"), as on iOS 13 to 18.
  @Test(arguments: [
    (Font.TextStyle.body, DynamicTypeSize.xSmall, 14.0), (.body, .medium, 16),
    (.body, .xxxLarge, 23), (.body, .accessibility1, 28), (.body, .accessibility5, 53),
    (.largeTitle, .xSmall, 31), (.largeTitle, .accessibility5, 60), (.title, .xLarge, 30),
    (.title2, .accessibility3, 44), (.title3, .accessibility4, 49), (.footnote, .small, 12),
    (.caption, .xxLarge, 16), (.caption2, .medium, 11), (.caption2, .accessibility5, 40),
    (.subheadline, .accessibility2, 30), (.callout, .accessibility5, 51),
  ])
  func `text styles follow Dynamic Type`(
    style: Font.TextStyle, at size: DynamicTypeSize, points: Double
  ) {
    #expect(request(.system(style), size).size == points)
  }

  @Test func `no text style shrinks as Dynamic Type grows`() {
    for style in Font.TextStyle.allCases {
      let sizes = DynamicTypeSize.allCases.map { style.size(at: $0) }
      #expect(sizes == sizes.sorted(), "\(style)")
      #expect(sizes.count == 12)
    }
  }

  @Test func `a fixed size is fixed, and a named font scales unless it is fixed`() {
    let huge = DynamicTypeSize.accessibility5
    #expect(request(.system(size: 20), huge).size == 20)
    #expect(request(.custom("A", size: 34), huge).size == 34 * 53 / 17)
    #expect(request(.custom("A", size: 12, relativeTo: .caption), huge).size == 43)
    #expect(request(.custom("A", fixedSize: 12), huge).size == 12)
    #expect(request(.custom("A", size: 12)).size == 12)
    #expect(request(.custom("A", size: 12)).family == .named("A"))
  }

  @Test(arguments: [-1, CGFloat.nan, .infinity, -.infinity])
  func `invalid sizes resolve to 0`(size: CGFloat) {
    #expect(request(.system(size: size)).size == 0)
    #expect(request(.custom("A", size: size)).size == 0)
  }

  @Test func `weights are on OpenType's scale`() {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(
      weights.map { request(.system(size: 10, weight: $0)).weight }
        == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    #expect(request(.body.weight(.thin)).weight == 200)
    #expect(request(.system(.headline, weight: .light)).weight == 300)
  }

  @Test func `widths are in percent`() {
    let widths: [Font.Width] = [.compressed, .condensed, .standard, .expanded, .init(9), .init(-9)]
    #expect(widths.map { request(.body.width($0)).width } == [50, 75, 100, 125, 200, 50])
    #expect(Font.Width(0.2) == .expanded)
  }

  @Test func `designs apply to system fonts alone`() {
    #expect(request(.system(size: 1, design: .serif)).family == .design(.serif))
    #expect(request(.system(.body, design: .rounded)).family == .design(.rounded))
    #expect(request(.body.monospaced()).family == .design(.monospaced))
    #expect(request(.body, .large, [.design(.serif)]).family == .design(.serif))
    #expect(request(.custom("A", size: 1).monospaced()).family == .named("A"))
  }

  @Test func `bold is bold and never lighter`() {
    #expect(request(.body.bold()).weight == 700)
    #expect(request(.headline.bold()).weight == 700)
    #expect(request(.body.weight(.black).bold()).weight == 900)
    #expect(request(.body.bold().weight(.light)).weight == 300)
  }

  @Test func `each feature is requested once, in any order`() {
    let features = request(.body.smallCaps().monospacedDigit().lowercaseSmallCaps()).features
    #expect(features == [FontFeature("c2sc"), FontFeature("smcp"), FontFeature("tnum")])
    #expect(features == request(.body.monospacedDigit().smallCaps()).features)
    #expect(request(.body.uppercaseSmallCaps()).features == [FontFeature("c2sc")])
  }

  @Test func `leading is tighter or looser by points`() {
    #expect(Font.body.resolve(at: .large).leading == 0)
    #expect(Font.body.leading(.tight).resolve(at: .large).leading == -2)
    #expect(Font.body.leading(.loose).leading(.standard).resolve(at: .large).leading == 0)
    #expect(Font.body.leading(.loose).resolve(at: .large).leading == 2)
  }

  @Test func `changes from outside apply after the font's own`() {
    let outer: [FontModifier] = [.weight(.light), .italic]
    let request = request(.body.bold(), .large, outer)
    #expect(request.weight == 300)
    #expect(request.isItalic)
  }

  @Test func `fonts are equal if they are made alike`() {
    #expect(Font.body == .system(.body))
    #expect(Font.body.bold() == .body.bold())
    #expect(Font.body.bold() != .body)
    #expect(Font.body.bold().italic() != .body.italic().bold())
    #expect(Set([Font.body, .body, .title]).count == 2)
  }

  @Test func `a range of type sizes clamps a size`() {
    #expect(DynamicTypeSize.large.clamped(to: ...DynamicTypeSize.small) == .small)
    #expect(DynamicTypeSize.large.clamped(to: ..<DynamicTypeSize.small) == .xSmall)
    #expect(DynamicTypeSize.large.clamped(to: DynamicTypeSize.xLarge...) == .xLarge)
    #expect(DynamicTypeSize.large.clamped(to: DynamicTypeSize.small ... .xLarge) == .large)
    #expect(DynamicTypeSize.large.clamped(to: ..<DynamicTypeSize.xSmall) == .large)
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    #expect(DynamicTypeSize.xxxLarge < .accessibility1)
  }
}
