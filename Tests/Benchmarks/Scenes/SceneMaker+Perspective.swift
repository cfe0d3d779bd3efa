import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

// MARK: Scenes in perspective

extension SceneMaker {
  /// Items that are turned about two axes through a point, in degrees, and seen from a distance.
  private func turned(
    x: Double, y: Double, aboutX: Double, aboutY: Double, distance: Double,
    _ items: [DisplayList.Item], filters: [DisplayList.Filter] = []
  ) -> [DisplayList.Item] {
    let (a, b) = (aboutX * .pi / 180, aboutY * .pi / 180)
    var turn = ProjectionTransform()
    (turn.m11, turn.m12, turn.m13) = (cos(b), sin(b) * sin(a), sin(b) * cos(a) / distance)
    (turn.m22, turn.m23) = (cos(a), -sin(a) / distance)
    let matrix = ProjectionTransform(CGAffineTransform(translationX: -x, y: -y))
      .concatenating(turn)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: x, y: y)))
    return [.pushLayer(DisplayList.Layer(filters: filters, projection: matrix))] + items
      + [.popLayer]
  }

  private func diagonal(
    _ rect: CGRect, _ colors: [(Int, Int, Int)]
  ) -> Paint {
    let stops = zip(colors, [0.0, 1]).map {
      GradientPaint.Stop(color: Self.paintColor($0), location: $1)
    }
    return .gradient(
      GradientPaint(
        shape: .linear(
          start: CGPoint(x: rect.minX, y: rect.minY), end: CGPoint(x: rect.maxX, y: rect.maxY)),
        stops: stops))
  }

  func turnedGroup(_ frame: Int) -> [DisplayList.Item] {
    let group = CGRect(x: 560 * s, y: 240 * s, width: 800 * s, height: 600 * s)
    let back = DisplayList.Fill(
      path: Path(group), paint: diagonal(group, [(0, 122, 255), (175, 82, 222)]))
    let boxes = (0..<40).map { index -> DisplayList.Item in
      let (column, row) = (Double(index % 8), Double(index / 8))
      let box = CGRect(
        x: group.minX + (12 + column * 98) * s, y: group.minY + (12 + row * 116) * s,
        width: 90 * s, height: 108 * s)
      return roundedRectangle(box, radius: 18 * s, color(Self.wheelColors[index % 8], 200))
    }
    return turned(
      x: 960 * s, y: 540 * s, aboutX: 25, aboutY: 25 + Double(frame) / 4, distance: 800 * s,
      [.fill(back)] + boxes)
  }

  func turnedCard(_ frame: Int) -> [DisplayList.Item] {
    let lines = [
      "Perspective", "Cardsturninspace", "andtextstayssharp", "atanyangleandsize",
    ]
    let card = CGRect(x: 560 * s, y: 290 * s, width: 800 * s, height: 500 * s)
    let shadow = DisplayList.Shadow(
      color: Self.paintColor((0, 0, 0), 84), radius: 20 * s,
      offset: CGSize(width: 0, height: 16 * s))
    let back = roundedRectangle(
      card, radius: 40 * s, diagonal(card, [(255, 149, 0), (255, 45, 85)]))
    let text = lines.enumerated().map { index, line in
      glyphs(
        line, x: 620 * s, y: Double(410 + index * 100) * s, size: (index == 0 ? 72 : 40) * s)
    }
    return turned(
      x: 960 * s, y: 540 * s, aboutX: 20, aboutY: Double(frame) / 4 - 40, distance: 900 * s,
      [back] + text, filters: [.shadow(shadow)])
  }

  /// White letters on one line, each as wide as its ink and a tenth of an em.
  private func glyphs(_ line: String, x: Double, y: Double, size: Double) -> DisplayList.Item {
    var place = x
    let glyphs = line.map { letter -> DisplayList.GlyphRun.Glyph in
      let outline = letters[letter]
      let ink = outline.path.boundingRect
      let origin = CGPoint(x: place - ink.minX * size, y: y)
      place += (ink.width + 0.1) * size
      return DisplayList.GlyphRun.Glyph(outline: outline, position: origin)
    }
    return .glyphs(DisplayList.GlyphRun(glyphs: glyphs, size: size, paint: color((255, 255, 255))))
  }

  func flippingTiles(_ frame: Int) -> [DisplayList.Item] {
    (0..<20).flatMap { index -> [DisplayList.Item] in
      let (column, row) = (Double(index % 5), Double(index / 5))
      let (x, y) = ((360 + column * 300) * s, (165 + row * 250) * s)
      let tile = CGRect(x: x - 110 * s, y: y - 100 * s, width: 220 * s, height: 200 * s)
      return turned(
        x: x, y: y, aboutX: 0, aboutY: Double(frame * 3 + index * 18), distance: 500 * s,
        [
          roundedRectangle(
            tile, radius: 28 * s,
            diagonal(tile, [Self.wheelColors[index % 8], Self.wheelColors[(index + 3) % 8]])),
          label(labels[Character(String(index % 10))], x: x, y: y, size: 96 * s, (255, 255, 255)),
        ])
    }
  }
}
