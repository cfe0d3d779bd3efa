import Foundation
import Testing
import Zoetrope

struct ColorTests {
  private func resolve(_ color: Color, _ scheme: ColorScheme = .light) -> Color.Resolved {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return color.resolve(in: environment)
  }

  /// The values of iOS 13 to 18.
  @Test(
    arguments: [
      (.red, "FF3B30", "FF453A"), (.orange, "FF9500", "FF9F0A"), (.yellow, "FFCC00", "FFD60A"),
      (.green, "34C759", "30D158"), (.mint, "00C7BE", "63E6E2"), (.teal, "30B0C7", "40C8E0"),
      (.cyan, "32ADE6", "64D2FF"), (.blue, "007AFF", "0A84FF"), (.indigo, "5856D6", "5E5CE6"),
      (.purple, "AF52DE", "BF5AF2"), (.pink, "FF2D55", "FF375F"), (.brown, "A2845E", "AC8E68"),
      (.gray, "8E8E93", "8E8E93"), (.white, "FFFFFF", "FFFFFF"), (.black, "000000", "000000"),
      (.primary, "000000", "FFFFFF"),
    ] as [(Color, String, String)])
  func `system colors have their values in light and dark mode`(
    _ color: Color, _ light: String, _ dark: String
  ) {
    #expect(resolve(color).description == "#\(light)FF")
    #expect(resolve(color, .dark).description == "#\(dark)FF")
  }

  @Test(
    arguments: [
      (.sRGB, [0.01, 0.02, 0.03, 0.04], "0305080A"),
      (.sRGBLinear, [0.3, 0.3, 0.3, 0.3], "9595954D"),
      (.sRGBLinear, [0.412, 0.508, 0.690, 0.748], "ACBDD8BF"),
      (.sRGBLinear, [0.6, 0.6, 0.6, 0.6], "CBCBCB99"),
      (.displayP3, [0.412, 0.508, 0.690, 0.748], "6382B4BF"),
      (.displayP3, [0.6, 0.6, 0.6, 0.6], "99999999"),
    ] as [(Color.RGBColorSpace, [Float], String)])
  func `colors of other spaces convert to sRGB`(
    _ space: Color.RGBColorSpace, _ parts: [Float], _ hex: String
  ) throws {
    let color = Color.Resolved(
      colorSpace: space, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    let actual = try bytes(color.description.dropFirst())
    // The compatibility suite that the values are from rounds by way of linear light, to one level.
    #expect(zip(actual, try bytes(hex)).allSatisfy { abs($0 - $1) <= 1 }, "\(color)")
  }

  private func bytes(_ hex: some StringProtocol) throws -> [Int] {
    let value = try #require(UInt32(hex, radix: 16))
    return [24, 16, 8, 0].map { Int((value >> $0) & 0xFF) }
  }

  @Test(
    arguments: [
      (0, 1, 1, [1, 0, 0]), (1.0 / 3, 1, 1, [0, 1, 0]), (2.0 / 3, 1, 1, [0, 0, 1]),
      (1.0 / 6, 1, 1, [1, 1, 0]), (0.5, 1, 1, [0, 1, 1]), (5.0 / 6, 1, 1, [1, 0, 1]),
      (1.0 / 3, 1, 0.5, [0, 0.5, 0]), (1, 1, 1, [1, 0, 0]), (0.7, 0, 0.25, [0.25, 0.25, 0.25]),
    ] as [(Double, Double, Double, [Float])])
  func `hue, saturation and brightness convert to sRGB`(
    _ hue: Double, _ saturation: Double, _ brightness: Double, _ expected: [Float]
  ) {
    let color = resolve(Color(hue: hue, saturation: saturation, brightness: brightness))
    let parts = [color.red, color.green, color.blue]
    #expect(zip(parts, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(parts)")
    #expect(color.opacity == 1)
  }

  @Test func `opacities multiply`() {
    #expect(abs(resolve(Color.red.opacity(0.334)).opacity - 0.334) < 1e-6)
    #expect(Color.red.opacity(0.334).description == "33% red")
    #expect(abs(resolve(Color.red.opacity(0.3).opacity(0.5)).opacity - 0.15) < 1e-6)
    #expect(Color.red.opacity(0.3).opacity(0.5).description == "50% 30% red")
    #expect(resolve(.clear).opacity == 0)
  }

  @Test func `components are read back as given`() {
    for level in 0...255 {
      let part = Float(level) / 255
      let color = Color.Resolved(red: part, green: 0, blue: 1)
      #expect(abs(color.red - part) < 1e-6)
    }
    var color = Color.Resolved(red: 0, green: 0, blue: 0)
    color.green = 0.5
    #expect(abs(color.linearGreen - 0.2140411) < 1e-6)
  }

  @Test func `animatable data is linear light times 128`() {
    var color = Color.Resolved(colorSpace: .sRGBLinear, red: 0.25, green: 0.5, blue: 1)
    #expect(
      color.animatableData
        == AnimatablePair(32, AnimatablePair(64, AnimatablePair(128, 128))))
    color.animatableData = AnimatablePair(
      128, AnimatablePair(0, AnimatablePair(64, 32)))
    #expect(
      color
        == Color.Resolved(colorSpace: .sRGBLinear, red: 1, green: 0, blue: 0.5, opacity: 0.25))
  }

  @Test func `styles resolve to colors`() {
    let environment = EnvironmentValues()
    let styles: [any ShapeStyle] = [
      Color.red, AnyShapeStyle(.red), AnyShapeStyle(AnyShapeStyle(Color.red)),
      Color.red.resolve(in: environment),
    ]
    for style in styles {
      #expect(style._resolvePaint(in: environment).color == resolve(.red))
    }
    #expect(ForegroundStyle()._resolvePaint(in: environment).color == resolve(.primary))
    let faded: some ShapeStyle = ForegroundStyle.foreground.opacity(0.5)
    #expect(faded._resolvePaint(in: environment).color.opacity == 0.5)
  }
}
