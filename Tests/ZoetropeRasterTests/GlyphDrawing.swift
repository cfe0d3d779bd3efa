import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// Glyphs drawn by hand, in ems, y down, so that tests need no fonts.
enum HandDrawn {
  static let face = FaceID(name: "HandDrawn", fingerprint: 1)
  static let other = FaceID(name: "Other", fingerprint: 2)

  /// A bar from the baseline up.
  static let bar = outline(1, polygon([(0.1, 0), (0.1, -0.7), (0.25, -0.7), (0.25, 0)]))
  /// The same bar in the opposite direction.
  static let reversedBar = outline(
    1, polygon([(0.1, 0), (0.25, 0), (0.25, -0.7), (0.1, -0.7)]), face: other)
  /// A ring with a hole, of cubic curves.
  static let ring = outline(2, ringPath)
  /// A bowl of quadratic curves.
  static let bowl = outline(3, bowlPath)
  /// A bar and a ring that overlap.
  static let crossed = outline(4, crossedPath)
  /// An empty outline, as of a space.
  static let space = outline(5, Path())

  static func outline(_ glyph: UInt32, _ path: Path, face: FaceID = face) -> GlyphOutline {
    GlyphOutline(face: face, glyph: glyph, path: path)
  }

  private static var ringPath: Path {
    var path = Path(ellipseIn: CGRect(x: 0.05, y: -0.55, width: 0.5, height: 0.56))
    path.addPath(reversed(Path(ellipseIn: CGRect(x: 0.16, y: -0.46, width: 0.28, height: 0.38))))
    return path
  }

  private static var bowlPath: Path {
    var path = Path()
    path.move(to: CGPoint(x: 0.05, y: -0.5))
    path.addQuadCurve(to: CGPoint(x: 0.5, y: -0.5), control: CGPoint(x: 0.28, y: 0.55))
    path.addLine(to: CGPoint(x: 0.42, y: -0.5))
    path.addQuadCurve(to: CGPoint(x: 0.13, y: -0.5), control: CGPoint(x: 0.28, y: 0.3))
    path.closeSubpath()
    return path
  }

  private static var crossedPath: Path {
    var path = polygon([(0.3, 0.1), (0.2, -0.62), (0.36, -0.66), (0.44, 0.08)])
    path.addPath(Path(ellipseIn: CGRect(x: 0.05, y: -0.5, width: 0.5, height: 0.45)))
    return path
  }

  /// An ellipse in the opposite direction: mirrored.
  private static func reversed(_ path: Path) -> Path {
    let box = path.boundingRect
    return path.applying(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: box.minX + box.maxX, ty: 0))
  }
}

func glyph(_ outline: GlyphOutline, _ x: Double, _ y: Double) -> DisplayList.GlyphRun.Glyph {
  .init(outline: outline, position: CGPoint(x: x, y: y))
}

func glyphs(
  _ glyphs: [DisplayList.GlyphRun.Glyph], size: Double, _ color: PaintColor = black,
  transform: CGAffineTransform = .identity
) -> Item {
  .glyphs(.init(glyphs: glyphs, size: size, transform: transform, paint: .color(color)))
}
