import Foundation
import TestSupport
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels
import ZoetropeRaster

private func bitmap(_ width: Int, _ height: Int, _ items: [Item]) -> Bitmap {
  let bitmap = Bitmap()
  let list = DisplayList(size: CGSize(width: width, height: height), items: items)
  Renderer(background: white).render(list, into: bitmap, context: RenderContext())
  return bitmap
}

struct LayerGoldenTests {
  private let star = polygon([(20, 4), (32, 40), (2, 17), (38, 17), (8, 40)])
  private let blue = color(40, 110, 240)
  private let gold = color(250, 180, 20)

  private func card(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: 8)
  }

  /// A page of colors as a backdrop.
  private var page: [Item] {
    (0..<6).flatMap { row in
      (0..<8).map { column in
        fill(
          Path(
            ellipseIn: CGRect(
              x: Double(column) * 12 + 1, y: Double(row) * 12 + 1, width: 10, height: 10)),
          color(40 * row + 20, 30 * column, 255 - 40 * row))
      }
    }
  }

  @Test func `shadows behind a card, behind a star and inside one match their goldens`() {
    let soft = color(0, 0, 0, 140)
    let items =
      layer([shadow(4, 0, 3, color: soft)], [fill(card(8, 8, 32, 30), white)])
      + layer(
        [shadow(2, 3, 3, color: soft)], [fill(star, gold, transform: shift(50, 2))])
      + layer(
        [shadow(3, 3, 3, color: black, kind: .inner)],
        [fill(star, gold, transform: shift(4, 46))])
      + layer(
        [shadow(3, 4, 4, color: blue, isAlone: true)],
        [fill(star, gold, transform: shift(48, 46))])
    expectGolden(bitmap(96, 96, items), named: "layers/shadows.png")
  }

  @Test func `blurs with and without a soft border match their goldens`() {
    let items =
      layer([blur(2)], [fill(star, blue, transform: shift(2, 2))])
      + layer(
        [blur(5, isOpaque: true)],
        [fill(box(48, 4, 40, 20), gold), fill(box(48, 24, 40, 18), blue)])
      + layer([blur(6)], [fill(card(-6, 54, 40, 30), blue), fill(card(52, 54, 34, 30), gold)])
    expectGolden(bitmap(96, 96, items), named: "layers/blurs.png")
  }

  @Test func `pictures in hard and soft masks match their goldens`() {
    let items =
      layer(page + layer(.destinationIn, [fill(star, black, transform: shift(2, 2))]))
      + layer(
        opacity: 0.6,
        page.map { item in
          guard case .fill(var fill) = item else { return item }
          fill.transform = shift(0, 24)
          return .fill(fill)
        } + layer(.destinationIn, [blur(5)], [fill(box(50, 50, 36, 36))]))
    expectGolden(bitmap(96, 96, items), named: "layers/masks.png")
  }

  @Test func `cards turned in space match their goldens`() {
    func turned(_ degrees: Double, _ x: Double) -> ProjectionTransform {
      var matrix = ProjectionTransform()
      matrix.m11 = cos(degrees * .pi / 180)
      matrix.m13 = sin(degrees * .pi / 180) / 60
      return ProjectionTransform(shift(-x, -36)).concatenating(matrix)
        .concatenating(ProjectionTransform(shift(x, 36)))
    }
    func drawn(_ x: Double) -> [Item] {
      [
        fill(card(x - 20, 10, 40, 52), blue), fill(card(x - 14, 16, 28, 10), white),
        fill(
          star, gold, transform: CGAffineTransform(a: 0.7, b: 0, c: 0, d: 0.7, tx: x - 14, ty: 30)),
      ]
    }
    let items =
      layer(projection: turned(55, 24), drawn(24)) + layer(projection: turned(-70, 72), drawn(72))
    expectGolden(bitmap(96, 72, items), named: "layers/projections.png")
  }

  @Test func `a panel that shows the page behind it matches its golden`() {
    let panel = card(14, 10, 68, 36)
    let glass = Item.backdrop(
      .init(
        path: panel,
        filters: [
          blur(4),
          .colorMatrix(
            .init(
              red: [0.6, 0, 0, 0], green: [0, 0.6, 0, 0], blue: [0, 0, 0.6, 0],
              bias: [0.4, 0.4, 0.4, 0])),
        ]))
    let items = page + [glass] + layer([shadow(0, 0, 1)], [fill(box(30, 24, 36, 4), blue)])
    expectGolden(bitmap(96, 72, items), named: "layers/backdrop.png")
  }

  @Test(arguments: ["multiply", "screen", "overlay", "softLight", "difference", "luminosity"])
  func `a picture blended with its backdrop matches its goldens`(name: String) throws {
    let mode = try #require(DisplayList.BlendMode(rawValue: name))
    let items =
      page
      + layer(
        mode, opacity: 0.8,
        [fill(star, gold, transform: shift(4, 2)), fill(card(40, 8, 50, 50), blue)])
    expectGolden(bitmap(96, 72, items), named: "layers/blended-\(name).png")
  }
}
