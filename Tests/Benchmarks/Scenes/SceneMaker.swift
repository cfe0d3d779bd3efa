import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// Makes the display lists of scenes at one size. Lengths are pixels: draw with a scale of 1.
public struct SceneMaker: Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// The pixels in one of the 1920 units of the scenes.
  let s: Double
  let labels: LetterCase
  let letters: LetterCase

  private static let alphabet = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

  /// Reads the glyphs of the scenes.
  ///
  /// - Parameter width: Pixels in a row; the height is nine sixteenths of it.
  @MainActor public init(width: Int) {
    SplitMix64.check()
    self.width = width
    height = width * 9 / 16
    s = Double(width) / 1920
    labels = LetterCase("1234567890", face: "DejaVuSans-Bold")
    letters = LetterCase(String(Self.alphabet), face: "DejaVuSans")
  }

  /// The display list of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - frame: 0 to 119; the wheels and all that moves depend on it.
  public func list(_ scene: Scene, frame: Int = 40) -> DisplayList {
    let items: [DisplayList.Item] =
      switch scene {
      case .clear: []
      case .wheel: wheel(frame, isLabelled: true)
      case .wheelWithoutLabels: wheel(frame, isLabelled: false)
      case .rrects1000: roundedRectangles()
      case .bezier200: curves()
      case .strokes10k: strokes()
      case .lingrad: linearGradient()
      case .radgrad:
        paint(
          .radial(
            center: CGPoint(x: Double(width) / 2, y: Double(height) / 2), startRadius: 0,
            endRadius: 0.6 * Double(height)))
      case .shadow20: shadow()
      case .gradientWithShadow: linearGradient() + multiplied(shadow())
      case .glyphs2000: glyphs()
      case .turnedGroup: turnedGroup(frame)
      case .turnedCard: turnedCard(frame)
      case .flippingTiles: flippingTiles(frame)
      case .blurredGroup: blurredGroup(frame)
      case .maskedGroup: maskedGroup(frame)
      case .softLight: softLight(frame)
      case .groupOpacity: groupOpacity(frame)
      case .material: material(frame)
      }
    return DisplayList(size: CGSize(width: width, height: height), items: items)
  }
}

// MARK: The scenes

extension SceneMaker {
  static let wheelColors = [
    (255, 59, 48), (255, 149, 0), (255, 204, 0), (52, 199, 89), (0, 199, 190), (0, 122, 255),
    (88, 86, 214), (255, 45, 85),
  ]

  func wheel(_ frame: Int, isLabelled: Bool) -> [DisplayList.Item] {
    let t = Double(frame) / 120
    let rotation = Double.pi / 2 * (t * t * (3 - 2 * t))
    let side = 189 * s
    return (0..<8).flatMap { index -> [DisplayList.Item] in
      let angle = rotation + Double(index) * (.pi / 4) - .pi / 2
      let (x, y) = (
        Double(width) / 2 + 351 * s * cos(angle), Double(height) / 2 + 351 * s * sin(angle)
      )
      let tile = CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side)
      let fill = roundedRectangle(tile, radius: 21.6 * s, color(Self.wheelColors[index], 179))
      let digit = labels[Character(String(index + 1))]
      return isLabelled ? [fill, label(digit, x: x, y: y, size: 75.6 * s, (0, 0, 0))] : [fill]
    }
  }

  /// A digit, centered by its ink.
  func label(
    _ outline: GlyphOutline, x: Double, y: Double, size: Double, _ bytes: (Int, Int, Int)
  ) -> DisplayList.Item {
    let ink = outline.path.boundingRect
    let origin = CGPoint(x: x - ink.midX * size, y: y - ink.midY * size)
    return .glyphs(
      DisplayList.GlyphRun(
        glyphs: [.init(outline: outline, position: origin)], size: size,
        paint: color(bytes)))
  }

  private func roundedRectangles() -> [DisplayList.Item] {
    var random = SplitMix64(seed: 2)
    return (0..<1000).map { _ -> DisplayList.Item in
      let (x, y) = (random.unit() * 1920 * s, random.unit() * 1080 * s)
      let (width, height) = ((10 + 50 * random.unit()) * s, (10 + 50 * random.unit()) * s)
      let colors = (random.byte(), random.byte(), random.byte())
      return roundedRectangle(
        CGRect(x: x, y: y, width: width, height: height), radius: 0.2 * min(width, height),
        color(colors, 128))
    }
  }

  private func curves() -> [DisplayList.Item] {
    var random = SplitMix64(seed: 3)
    return (0..<200).map { _ -> DisplayList.Item in
      let colors = (random.byte(), random.byte(), random.byte())
      let points = (0..<16).map { _ -> CGPoint in
        let x = random.unit() * 1920 * s
        return CGPoint(x: x, y: random.unit() * 1080 * s)
      }
      var path = Path()
      path.move(to: points[0])
      for first in stride(from: 1, to: 16, by: 3) {
        path.addCurve(
          to: points[first + 2], control1: points[first], control2: points[first + 1])
      }
      path.closeSubpath()
      return .fill(DisplayList.Fill(path: path, rule: .evenOdd, paint: color(colors, 128)))
    }
  }

  private func strokes() -> [DisplayList.Item] {
    var random = SplitMix64(seed: 4)
    let style = StrokeStyle(lineWidth: 2 * s)
    return (0..<10_000).map { _ -> DisplayList.Item in
      let colors = (random.byte(), random.byte(), random.byte())
      let (x, y) = (random.unit() * 1920 * s, random.unit() * 1080 * s)
      let length = (5 + 35 * random.unit()) * s
      let angle = 2 * Double.pi * random.unit()
      var path = Path()
      path.move(to: CGPoint(x: x, y: y))
      path.addLine(to: CGPoint(x: x + length * cos(angle), y: y + length * sin(angle)))
      return .stroke(DisplayList.Stroke(path: path, style: style, paint: color(colors)))
    }
  }

  func linearGradient() -> [DisplayList.Item] {
    paint(.linear(start: .zero, end: CGPoint(x: width, y: height)))
  }

  private func paint(_ shape: GradientPaint.Shape) -> [DisplayList.Item] {
    let colors = [(255, 59, 48), (52, 199, 89), (0, 122, 255)]
    let stops = zip(colors, [0, 0.5, 1]).map {
      GradientPaint.Stop(color: Self.paintColor($0), location: $1)
    }
    return [
      .fill(
        DisplayList.Fill(
          path: wholeFrame, paint: .gradient(GradientPaint(shape: shape, stops: stops))))
    ]
  }

  private func shadow() -> [DisplayList.Item] {
    let (wide, high) = (800 * s, 500 * s)
    let card = CGRect(
      x: (Double(width) - wide) / 2, y: (Double(height) - high) / 2, width: wide, height: high)
    let shadow = DisplayList.Shadow(
      color: Self.paintColor((0, 0, 0), 84), radius: 10 * s, offset: CGSize(width: 0, height: 8 * s)
    )
    return [
      .pushLayer(DisplayList.Layer(filters: [.shadow(shadow)])),
      roundedRectangle(card, radius: 40 * s, color((0, 122, 255))), .popLayer,
    ]
  }

  private func glyphs() -> [DisplayList.Item] {
    var random = SplitMix64(seed: 7)
    let glyphs = (0..<2000).map { index -> DisplayList.GlyphRun.Glyph in
      let letter = Self.alphabet[Int(random.unit() * 62)]
      let (column, row) = (index % 50, index / 50)
      let position = CGPoint(x: Double(40 + column * 37) * s, y: Double(40 + row * 26) * s)
      return DisplayList.GlyphRun.Glyph(outline: letters[letter], position: position)
    }
    return [
      .glyphs(DisplayList.GlyphRun(glyphs: glyphs, size: 20 * s, paint: color((0, 0, 0))))
    ]
  }
}

// MARK: Their parts

extension SceneMaker {
  private var wholeFrame: Path { Path(CGRect(x: 0, y: 0, width: width, height: height)) }

  /// Items on white, multiplied with their backdrop.
  private func multiplied(_ items: [DisplayList.Item]) -> [DisplayList.Item] {
    let paper = DisplayList.Fill(path: wholeFrame, paint: color((255, 255, 255)))
    return [.pushLayer(DisplayList.Layer(blendMode: .multiply)), .fill(paper)] + items + [.popLayer]
  }

  func roundedRectangle(
    _ rect: CGRect, radius: Double, _ paint: Paint
  ) -> DisplayList.Item {
    let path = Path(
      roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: .circular)
    return .fill(DisplayList.Fill(path: path, paint: paint))
  }

  func color(_ bytes: (Int, Int, Int), _ alpha: Int = 255) -> Paint {
    .color(Self.paintColor(bytes, alpha))
  }

  static func paintColor(_ bytes: (Int, Int, Int), _ alpha: Int = 255) -> PaintColor {
    PaintColor(
      red: Float(bytes.0) / 255, green: Float(bytes.1) / 255, blue: Float(bytes.2) / 255,
      alpha: Float(alpha) / 255)
  }
}
