import Foundation
import Testing
import Zoetrope
import ZoetropeUIKit

/// Colors of UIKit.
@MainActor struct ColorTests {
  private func parts(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue, alpha]
  }

  private func bytes(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [Int] {
    let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    return parts(resolved).map { Int(($0 * 255).rounded()) }
  }

  @Test func `a color keeps its components exactly`() {
    #expect(parts(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
    #expect(parts(UIColor(white: 0.7, alpha: 0.5)) == [0.7, 0.7, 0.7, 0.5])
    #expect(parts(UIColor(red: 1.5, green: -0.5, blue: 0, alpha: 1)) == [1.5, -0.5, 0, 1])
  }

  @Test func `fixed colors have the components of UIKit's documentation`() {
    #expect(parts(.red) == [1, 0, 0, 1])
    #expect(parts(.green) == [0, 1, 0, 1])
    #expect(parts(.orange) == [1, 0.5, 0, 1])
    #expect(parts(.purple) == [0.5, 0, 0.5, 1])
    #expect(parts(.brown) == [0.6, 0.4, 0.2, 1])
    #expect(parts(.clear) == [0, 0, 0, 0])
    #expect(parts(.darkGray)[0] == 1.0 / 3 && parts(.lightGray)[0] == 2.0 / 3)
  }

  @Test(
    arguments: [
      (UIColor.systemRed, [255, 59, 48, 255], [255, 69, 58, 255]),
      (.systemBlue, [0, 122, 255, 255], [10, 132, 255, 255]),
      (.systemGray, [142, 142, 147, 255], [142, 142, 147, 255]),
      (.systemGray2, [174, 174, 178, 255], [99, 99, 102, 255]),
      (.systemGray3, [199, 199, 204, 255], [72, 72, 74, 255]),
      (.systemGray4, [209, 209, 214, 255], [58, 58, 60, 255]),
      (.systemGray5, [229, 229, 234, 255], [44, 44, 46, 255]),
      (.systemGray6, [242, 242, 247, 255], [28, 28, 30, 255]),
      (.label, [0, 0, 0, 255], [255, 255, 255, 255]),
      (.secondaryLabel, [60, 60, 67, 153], [235, 235, 245, 153]),
      (.separator, [60, 60, 67, 74], [84, 84, 88, 153]),
      (.opaqueSeparator, [198, 198, 200, 255], [56, 56, 58, 255]),
      (.systemFill, [120, 120, 128, 51], [120, 120, 128, 92]),
      (.systemBackground, [255, 255, 255, 255], [0, 0, 0, 255]),
      (.secondarySystemBackground, [242, 242, 247, 255], [28, 28, 30, 255]),
      (.systemGroupedBackground, [242, 242, 247, 255], [0, 0, 0, 255]),
      (.tertiarySystemGroupedBackground, [242, 242, 247, 255], [44, 44, 46, 255]),
    ])
  func `a color of the system has Apple's values in light and dark mode`(
    _ color: UIColor, _ light: [Int], _ dark: [Int]
  ) {
    #expect(bytes(color, .light) == light, "\(color)")
    #expect(bytes(color, .unspecified) == light, "\(color)")
    #expect(bytes(color, .dark) == dark, "\(color)")
  }

  @Test func `hues turn into components and back`() {
    for (hue, expected) in [(0.0, [1.0, 0, 0]), (1.0 / 3, [0, 1, 0]), (2.0 / 3, [0, 0, 1])] {
      let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
      for (part, value) in zip(parts(color), expected) { #expect(abs(part - value) < 1e-9) }
    }
    var (hue, saturation, brightness, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    for step in stride(from: 0.05, to: 1, by: 0.1) {
      UIColor(hue: step, saturation: 0.4, brightness: 0.8, alpha: 0.3)
        .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      #expect(abs(hue - step) < 1e-9 && abs(saturation - 0.4) < 1e-9)
      #expect(abs(brightness - 0.8) < 1e-9 && alpha == 0.3)
    }
    UIColor(white: 0.6, alpha: 1).getHue(&hue, saturation: &saturation, brightness: nil, alpha: nil)
    #expect(hue == 0 && saturation == 0)
  }

  @Test func `only grays have a white level`() {
    var white = CGFloat(-1)
    #expect(!UIColor.red.getWhite(&white, alpha: nil) && white == -1)
    #expect(UIColor.gray.getWhite(&white, alpha: nil) && white == 0.5)
  }

  @Test func `the alpha is replaced, not multiplied`() {
    let half = UIColor(white: 0, alpha: 0.5).withAlphaComponent(0.8)
    #expect(parts(half) == [0, 0, 0, 0.8])
    #expect(bytes(.secondaryLabel.withAlphaComponent(1), .dark) == [235, 235, 245, 255])
    #expect(bytes(.secondaryLabel.withAlphaComponent(1), .light) == [60, 60, 67, 255])
  }

  @Test func `a color follows the color scheme of the view that shows it`() throws {
    #expect(try middle(.light, Color(.systemBackground)) == [255, 255, 255, 255])
    #expect(try middle(.dark, Color(.systemBackground)) == [0, 0, 0, 255])
    #expect(try middle(.light, Color(uiColor: .systemGray6)) == [242, 242, 247, 255])
    #expect(try middle(.dark, Color(uiColor: .systemGray6)) == [28, 28, 30, 255])
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .green : .blue }
    #expect(try middle(.light, Color(dynamic)) == [0, 0, 255, 255])
    #expect(try middle(.dark, Color(dynamic)) == [0, 255, 0, 255])
    #expect(try middle(.dark, Color(dynamic).opacity(0)) == [0, 0, 0, 0])
  }

  @Test func `the tint color is the accent color of the view that shows it`() throws {
    let tint = Color(.tintColor)
    #expect(try middle(.light, tint) == [0, 122, 255, 255])
    #expect(try middle(.light, tint.accentColor(.black)) == [0, 0, 0, 255])
  }

  @Test func `colors of SwiftUI stay what they are`() {
    #expect(Color(uiColor: UIColor(Color.orange)) == Color.orange)
    #expect(bytes(UIColor(.orange), .light) == [255, 149, 0, 255])
    #expect(bytes(UIColor(.orange), .dark) == [255, 159, 10, 255])
  }

  @Test func `equal sources make equal colors`() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor.red != .systemRed && UIColor.label != .systemBackground)
    #expect(Color(.label) == Color(uiColor: .label) && Color(.label) != Color(.link))
    #expect(Set([UIColor.label, .label, .link]).count == 2)
    let dynamic = UIColor { _ in .red }
    #expect(Color(dynamic) == Color(dynamic) && dynamic != UIColor { _ in .red })
  }

  @Test func `Core Graphics has the color in light mode`() {
    #expect(UIColor.systemBackground.cgColor == .white)
    #expect(parts(UIColor(cgColor: .black)) == [0, 0, 0, 1])
  }

  @Test func `a color literal is a color`() {
    let literal = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #expect(literal == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
  }

  @Test func `a color that is not in an asset catalog is nil`() {
    #expect(UIColor(named: "No such color") == nil)
    #expect(UIColor(named: "") == nil)
  }
}
