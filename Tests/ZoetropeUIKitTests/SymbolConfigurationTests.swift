import Foundation
import Testing
import Zoetrope
import ZoetropePicture
import ZoetropeUIKit

/// Symbols with a size, a weight and colors of their own.
@MainActor struct SymbolConfigurationTests {
  typealias Configuration = UIImage.SymbolConfiguration

  private func size(_ image: UIImage) -> CGSize {
    let host = Host(200, 200) { Image(uiImage: image) }
    return host.placements().first?.frame.size ?? .zero
  }

  private func star(_ configuration: Configuration? = nil) throws -> UIImage {
    try #require(UIImage(systemName: "star.fill", withConfiguration: configuration))
  }

  @Test(arguments: [17.0, 34, 68])
  func `a symbol is shown in its own size`(_ points: Double) throws {
    let image = try star(Configuration(pointSize: points))
    let (shown, body) = (size(image), size(try star()))
    #expect(abs(shown.width - image.size.width) < 1e-6)
    // Body text has 17 points.
    #expect(abs(shown.width - body.width * CGFloat(points / 17)) < 1e-6)
  }

  @Test func `configurations are merged`() {
    let merged = Configuration(pointSize: 30).applying(Configuration(weight: .bold))
      .applying(Configuration(scale: .large))
    #expect(merged == Configuration(pointSize: 30, weight: .bold, scale: .large))
    #expect(
      Configuration(textStyle: .title1).applying(Configuration(pointSize: 9))
        == Configuration(pointSize: 9))
    #expect(merged.withoutPointSizeAndWeight() == Configuration(scale: .large))
    #expect(merged.withoutScale() == Configuration(pointSize: 30, weight: .bold))
    #expect(Configuration.unspecified.applying(merged) == merged)
  }

  @Test func `applying a configuration keeps the properties that it does not name`() throws {
    let large = try star(Configuration(pointSize: 40))
    let bold = try #require(large.applyingSymbolConfiguration(Configuration(weight: .bold)))
    #expect(bold.symbolConfiguration == Configuration(pointSize: 40, weight: .bold))
    let other = large.withConfiguration(Configuration(weight: .bold))
    #expect(other.symbolConfiguration == Configuration(weight: .bold))
    #expect(UIImage().applyingSymbolConfiguration(Configuration(scale: .large)) == nil)
  }

  @Test func `a font gives its size and its weight`() {
    let font = UIFont.systemFont(ofSize: 21, weight: .heavy)
    #expect(Configuration(font: font) == Configuration(pointSize: 21, weight: .heavy))
  }

  @Test func `a symbol is drawn in its tint only as an original`() throws {
    let square = try #require(UIImage(systemName: "square.fill"))
    func color(_ image: UIImage) throws -> [UInt8] {
      try middle(.light, Image(uiImage: image).resizable().foregroundStyle(.black))
    }
    #expect(try color(square) == [0, 0, 0, 255])
    #expect(try color(square.withTintColor(.red)) == [0, 0, 0, 255])
    #expect(
      try color(square.withTintColor(.red, renderingMode: .alwaysOriginal)) == [255, 0, 0, 255])
    #expect(
      try color(square.withTintColor(.red, renderingMode: .alwaysTemplate)) == [0, 0, 0, 255])
    let palette = Configuration(paletteColors: [.blue])
    #expect(try color(square.withConfiguration(palette)) == [0, 0, 255, 255])
    let faint = Configuration(hierarchicalColor: .green)
    #expect(try color(square.withConfiguration(faint)) == [0, 255, 0, 255])
  }

  @Test func `an unknown symbol is nil, and a diagnostic names the nearest one once`() {
    let found = Handout<[Bool]>()
    let host = Host(10, 10) {
      Probe {
        found.value = (0..<2).map { _ in UIImage(systemName: "star.fil") == nil }
      }
    }
    _ = host.displayList()
    #expect(found.value == [true, true])
    let messages = host.takeDiagnostics().map(\.message).filter { $0.contains("star.fil\"") }
    #expect(messages.count == 1 && messages[0].contains("the nearest is \"star.fill\""))
  }
}
