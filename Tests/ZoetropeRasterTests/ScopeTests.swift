import Foundation
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry

struct ScopeTests {
  private let all = box(0, 0, 8, 8)
  private let disc = Path(ellipseIn: CGRect(x: 1, y: 1, width: 6, height: 6))

  @Test func `a clip confines the items up to its end`() {
    let picture = Picture(
      4, 2, [clip(box(1, 0, 2, 1)), fill(all), .popClip, fill(box(0, 1, 1, 1))])
    #expect(picture.text == ["-##-", "#---"])
  }

  @Test func `a clip between pixels confines by coverage`() {
    let clipped = Picture(8, 8, [clip(box(1.25, 1.5, 4.5, 3)), fill(all), .popClip])
    #expect(clipped == Picture(8, 8, [fill(box(1.25, 1.5, 4.5, 3))]))
    #expect(
      Picture(8, 8, [clip(disc), fill(all), .popClip]) == Picture(8, 8, [fill(disc)]))
  }

  @Test func `nested clips multiply`() {
    let half = box(0, 0.5, 8, 6)
    let items = [clip(half), clip(box(0.5, 0, 6, 8)), fill(all), .popClip, .popClip]
    let picture = Picture(8, 8, items)
    #expect(picture[0, 0] >> 24 == 64)
    #expect(picture[3, 0] >> 24 == 128)
    #expect(picture[3, 3] >> 24 == 255)
  }

  @Test func `a hard rectangular clip selects pixels by their centers`() {
    let items = [clip(box(0.6, 0.4, 2, 1), isAntialiased: false), fill(all), .popClip]
    #expect(Picture(4, 2, items).text == ["-##-", "----"])
    let corner = [clip(box(0.4, 0.4, 1, 1), isAntialiased: false), fill(all), .popClip]
    #expect(Picture(2, 2, corner).text == ["#-", "--"])
  }

  @Test func `a clip obeys its fill rule`() {
    var ring = box(1, 1, 6, 6)
    ring.addPath(box(3, 3, 2, 2))
    let picture = Picture(8, 8, [clip(ring, rule: .evenOdd), fill(all), .popClip])
    #expect(picture == Picture(8, 8, [fill(ring, rule: .evenOdd)]))
  }

  @Test func `an empty clip hides everything`() {
    #expect(Picture(8, 8, [clip(Path()), fill(all), .popClip]) == Picture(8, 8, []))
  }

  @Test func `a layer with one shape equals the shape with that opacity`() {
    for opacity in [0, 0.25, 0.5, 1] {
      let faint = PaintColor(red: 0.2, green: 0.4, blue: 1, alpha: Float(opacity))
      let solid = PaintColor(red: 0.2, green: 0.4, blue: 1)
      let layer = [.pushLayer(.init(opacity: opacity)), fill(disc, solid), .popLayer]
      let picture = Picture(8, 8, layer, background: white)
      #expect(picture.distance(to: Picture(8, 8, [fill(disc, faint)], background: white)) <= 1)
    }
  }

  @Test func `a layer with several shapes is composited as one picture`() {
    let items: [Item] = [
      .pushLayer(.init(opacity: 0.5)), fill(box(0, 0, 4, 4)), fill(box(2, 2, 4, 4), white),
      .popLayer,
    ]
    let picture = Picture(8, 8, items, background: white)
    #expect(picture[1, 1] & 255 == 127 || picture[1, 1] & 255 == 128)
    #expect(picture[3, 3] == 0xFFFF_FFFF)
    #expect(picture[7, 7] == 0xFFFF_FFFF)
  }

  @Test func `shapes side by side in a layer are each as faint as the layer`() {
    let color = PaintColor(red: 1, green: 0.5, blue: 0)
    let items: [Item] = [
      .pushLayer(.init(opacity: 0.3)), fill(box(0, 0, 4, 4), color), fill(box(4, 4, 4, 4), color),
      .popLayer,
    ]
    let faint = PaintColor(red: 1, green: 0.5, blue: 0, alpha: 0.3)
    let alone = [fill(box(0, 0, 4, 4), faint), fill(box(4, 4, 4, 4), faint)]
    let picture = Picture(8, 8, items, background: black)
    #expect(picture.distance(to: Picture(8, 8, alone, background: black)) <= 1)
  }

  @Test func `layers nest and are confined by clips outside and inside`() {
    let items: [Item] = [
      clip(disc), .pushLayer(.init(opacity: 0.5)), fill(all, white),
      .pushLayer(.init(opacity: 0.5)), clip(box(0, 0, 8, 4)), fill(all), fill(all), .popClip,
      .popLayer, .popLayer, .popClip,
    ]
    let picture = Picture(8, 8, items)
    #expect(picture[0, 0] == 0)
    #expect(picture[4, 2] >> 24 == 128)
    #expect(picture[4, 5] == 0x8080_8080)
    #expect(abs(Int(picture[4, 2] & 255) - 64) <= 1)
    // The outer clip weakens the edge once, not twice.
    let expected = Picture(8, 8, [fill(disc)]).alphas.map { ($0 * 128 + 127) / 255 }
    #expect(zip(picture.alphas, expected).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test func `invisible and empty layers draw nothing, and unbalanced lists are drawn anyway`() {
    #expect(
      Picture(8, 8, [.pushLayer(.init(opacity: 0)), fill(all), fill(disc), .popLayer])
        == Picture(8, 8, []))
    #expect(Picture(8, 8, [.pushLayer(.init(opacity: 0.5)), .popLayer]) == Picture(8, 8, []))
    #expect(
      Picture(8, 8, [.popClip, .popLayer, fill(disc), clip(all)]) == Picture(8, 8, [fill(disc)]))
  }
}
