import Foundation
import TestSupport
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels
import ZoetropeRaster

/// Small pictures of every kind of paint, equal in every build on every machine.
struct PaintGoldenTests {
  private let sunset = stops(
    (0, PaintColor(red: 1, green: 0.23, blue: 0.19)),
    (0.4, PaintColor(red: 1, green: 0.8, blue: 0)),
    (1, PaintColor(red: 0, green: 0.48, blue: 1)))
  private let veil = stops(
    (0, PaintColor(red: 0.35, green: 0.34, blue: 0.84)),
    (0.5, PaintColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 0.7)),
    (0.5, PaintColor(red: 1, green: 0.58, blue: 0)),
    (1, PaintColor(red: 1, green: 0.18, blue: 0.33, alpha: 0)))

  private func bitmap(_ items: [Item]) -> Bitmap {
    let bitmap = Bitmap()
    Renderer(background: white).render(
      DisplayList(size: CGSize(width: 48, height: 48), items: items), into: bitmap,
      context: RenderContext())
    return bitmap
  }

  private func expect(
    _ gradient: GradientPaint,
    in path: Path = Path(ellipseIn: CGRect(x: 2, y: 2, width: 44, height: 44)),
    named name: String
  ) {
    expectGolden(bitmap([painted(path, .gradient(gradient))]), named: "paints/\(name).png")
  }

  @Test func `linear gradients match their goldens`() {
    let way = GradientPaint.Shape.linear(start: CGPoint(x: 8, y: 5), end: CGPoint(x: 40, y: 43))
    expect(GradientPaint(shape: way, stops: sunset), named: "linear")
    expect(GradientPaint(shape: way, stops: veil), named: "linear-veil")
    expect(
      GradientPaint(
        shape: .linear(start: CGPoint(x: 8, y: 5), end: CGPoint(x: 14, y: 13)), stops: sunset,
        interpolation: .linear, spread: .mirror), named: "linear-mirrored")
    let ends = stops((0, pureBlue), (1, PaintColor(red: 1, green: 0.9, blue: 0)))
    let down = GradientPaint.Shape.linear(start: CGPoint(x: 0, y: 2), end: CGPoint(x: 0, y: 46))
    for space in [ColorInterpolation.device, .linear, .perceptual] {
      expect(
        GradientPaint(shape: down, stops: ends, interpolation: space),
        named: "interpolation-\(space.rawValue)")
    }
  }

  @Test func `radial gradients match their goldens`() {
    expect(
      GradientPaint(
        shape: .radial(center: CGPoint(x: 20, y: 18), startRadius: 3, endRadius: 28), stops: sunset),
      named: "radial")
    expect(
      GradientPaint(
        shape: .radial(center: .zero, startRadius: 0, endRadius: 0.5), stops: veil, spread: .repeat,
        transform: CGAffineTransform(a: 20, b: 9, c: -6, d: 14, tx: 24, ty: 24)),
      named: "radial-ellipses")
  }

  @Test func `angular gradients match their goldens`() {
    let center = CGPoint(x: 24, y: 24)
    expect(
      GradientPaint(
        shape: .angular(center: center, startAngle: -.pi / 2, endAngle: 1.5 * .pi), stops: sunset),
      named: "angular")
    expect(
      GradientPaint(
        shape: .angular(center: center, startAngle: 0.3, endAngle: -3.8), stops: veil),
      named: "angular-part")
  }

  @Test func `meshes match their goldens`() {
    let points = [
      (2.0, 2.0), (24, 4), (46, 2), (2, 20), (31, 27), (46, 18), (2, 46), (20, 44), (46, 46),
    ].map { CGPoint(x: $0.0, y: $0.1) }
    let colors = [
      pureRed, PaintColor(red: 1, green: 0.6, blue: 0), pureGreen, pureBlue, white,
      PaintColor(red: 0.5, green: 0, blue: 0.8), black, PaintColor(red: 0, green: 0.8, blue: 0.8),
      PaintColor(red: 1, green: 1, blue: 0),
    ]
    for isSmooth in [false, true] {
      var mesh = straightMesh(3, points, colors, isSmooth: isSmooth)
      mesh.vertices[1].bottom.x += 8
      mesh.vertices[3].trailing.y -= 10
      mesh.vertices[4].bottom.x -= 7
      mesh.vertices[4].trailing.y += 9
      expectGolden(
        bitmap([painted(box(0, 0, 48, 48), .mesh(mesh))]),
        named: "paints/mesh-\(isSmooth ? "smooth" : "linear").png")
    }
  }

  @Test func `tiles match their goldens`() {
    var pixels: [UInt32] = []
    for y in 0..<8 {
      for x in 0..<8 {
        let isRing = (6...14).contains(
          (2 * x - 7) * (2 * x - 7) / 4 + (2 * y - 7) * (2 * y - 7) / 4)
        pixels.append(isRing ? 0xFF30_3BFF : x == 0 || y == 0 ? 0xFFFF_7A00 : 0x8010_4020)
      }
    }
    let picture = ImagePixels(width: 8, height: 8, premultiplied: pixels)
    let paint = TilePaint(
      pixels: picture, source: CGRect(x: 0, y: 0, width: 8, height: 8),
      frame: CGRect(x: 0, y: 0, width: 12, height: 12),
      transform: CGAffineTransform(a: 0.92, b: 0.38, c: -0.38, d: 0.92, tx: 10, ty: 3),
      interpolation: .cubic)
    let disc = Path(ellipseIn: CGRect(x: 2, y: 2, width: 44, height: 44))
    expectGolden(bitmap([painted(disc, .tiles(paint))]), named: "paints/tiles.png")
  }
}
