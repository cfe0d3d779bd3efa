import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// Effects on each color of a view.
@MainActor struct ColorEffectTests {
  private static let orange = PaintColor(red: 204 / 255, green: 102 / 255, blue: 51 / 255)

  private func changed<V: View>(_ view: V) -> PaintColor { changed(Self.orange, view) }

  /// A color after the effects of a view's layers.
  private func changed<V: View>(_ color: PaintColor, _ view: V) -> PaintColor {
    Host(10, 10) { view }.displayList().matrices.reduce(color) { $1.applied(to: $0) }
  }

  private func bytes(_ color: PaintColor) -> [Float] {
    [color.red, color.green, color.blue].map { $0 * 255 }
  }

  /// Colors measured on SwiftUI, to two levels; the version of the system is not known.
  @Test func `color effects give the measured colors`() {
    let red = Color.red
    let rows: [(String, PaintColor, [Float])] = [
      ("brightness", changed(red.brightness(-0.3)), [127, 25, 0]),
      ("contrast", changed(red.contrast(0.5)), [166, 115, 89]),
      ("saturation", changed(red.saturation(2)), [255, 84, 0]),
      ("hue", changed(red.hueRotation(.degrees(90))), [51, 149, 36]),
      (
        "multiply", changed(red.colorMultiply(Color(red: 0, green: 0.5, blue: 1))), [0, 51, 51]
      ),
    ]
    for (name, color, expected) in rows {
      for (found, expected) in zip(bytes(color), expected) {
        #expect(abs(found - expected) <= 2, "\(name): \(bytes(color))")
      }
      #expect(color.alpha == 1, "\(name)")
    }
  }

  @Test func `gray stays gray, and white keeps its lightness`() {
    for amount in [0, 0.5, 1, 3] {
      for level: Float in [0, 0.25, 1] {
        let gray = PaintColor(red: level, green: level, blue: level)
        for color in [
          changed(gray, Color.red.saturation(amount)), changed(gray, Color.red.grayscale(amount)),
          changed(gray, Color.red.hueRotation(.degrees(100 * amount))),
        ] {
          for part in [color.red, color.green, color.blue] { #expect(abs(part - level) < 1e-5) }
        }
      }
    }
  }

  @Test func `without saturation only luminance is left`() {
    for view in [AnyView(Color.red.grayscale(1)), AnyView(Color.red.saturation(0))] {
      let gray = changed(PaintColor(red: 1, green: 0, blue: 0, alpha: 0.5), view)
      #expect(abs(gray.red - 0.2126) < 1e-5 && abs(gray.blue - 0.2126) < 1e-5)
      #expect(gray.alpha == 0.5)
    }
    #expect(changed(Color.red.grayscale(5)) == changed(Color.red.grayscale(1)))
    #expect(changed(Color.red.saturation(-5)) == changed(Color.red.saturation(0)))
  }

  @Test func `a color inverted twice is itself`() {
    let once = changed(Color.red.colorInvert())
    #expect(abs(once.red - 0.2) < 1e-6 && abs(once.blue - 0.8) < 1e-6)
    let twice = changed(Color.red.colorInvert().colorInvert())
    #expect(abs(twice.red - Self.orange.red) < 1e-6)
  }

  @Test func `luminance becomes the alpha of black`() {
    let clear = PaintColor(red: 0, green: 0, blue: 0, alpha: 0)
    let color = changed(PaintColor(red: 0, green: 1, blue: 0), Color.red.luminanceToAlpha())
    #expect(color == PaintColor(red: 0, green: 0, blue: 0, alpha: 0.7152))
    #expect(changed(clear, Color.red.luminanceToAlpha()) == clear)
  }

  @Test func `a color multiplies alpha, too`() {
    let color = changed(Color.red.colorMultiply(.white.opacity(0.5)))
    #expect(color == Self.orange.faded(by: 0.5))
  }

  @Test func `identity effects add nothing`() {
    let host = Host(10, 10) {
      Color.red.brightness(0).contrast(1).saturation(1).grayscale(0).hueRotation(.zero)
        .colorMultiply(.white)
    }
    #expect(host.displayList() == Host(10, 10) { Color.red }.displayList())
  }

  @Test func `consecutive effects are one layer, in order`() {
    let list = Host(10, 10) { Color.red.brightness(0.5).colorInvert().contrast(2) }.displayList()
    #expect(list.layers.count == 1)
    #expect(list.matrices == [.brightness(0.5), .colorInvert(), .contrast(2)])
  }

  @Test func `the color depends on the environment`() {
    func multiplied(_ scheme: ColorScheme) -> [DisplayList.ColorMatrix] {
      Host(10, 10) { Color.red.colorMultiply(.primary).environment(\.colorScheme, scheme) }
        .displayList().matrices
    }
    #expect(multiplied(.light) == [.colorMultiply(PaintColor(red: 0, green: 0, blue: 0))])
    #expect(multiplied(.dark).isEmpty)
  }
}
