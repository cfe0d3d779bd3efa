import Foundation
import ZoetropeGeometry

/// The outline of one glyph in a face. All glyph runs that draw this glyph share the object.
///
/// An outline is immutable. Two outlines with the same face and glyph must have the same path.
public final class GlyphOutline: Sendable {
  /// The face, including its variation axes and slant.
  public let face: FaceID
  /// The index of the glyph in the face.
  public let glyph: UInt32
  /// The outline in ems, y down, with the origin on the baseline. It is filled by the nonzero rule.
  public let path: Path
  /// The path that is drawn. It has the same area as ``path``, but no overlaps: it winds around
  /// each point at most once.
  package let fillPath: Path
  /// The bounding box of the control points of the drawn path, in ems, y down. The visible glyph
  /// may be smaller.
  ///
  /// This is the null rectangle if the path is empty or a coordinate is not finite.
  public let controlBounds: CGRect
  /// The sign of the outline's signed area: 1 if the area is positive, which means clockwise with y
  /// down; otherwise -1.
  ///
  /// The rasterizer reverses outlines with the sign -1. Glyphs from faces with opposite directions
  /// can then overlap without canceling each other.
  package let orientation: Int32
  /// The picture of the glyph in its own colors; nil for a glyph that takes the color of the text.
  ///
  /// The outline of a glyph with a picture is the rectangle that the picture may cover.
  package let picture: GlyphPicture?

  /// Creates an outline and resolves overlaps of its contours.
  ///
  /// - Parameters:
  ///   - face: The face, including its variation axes and slant.
  ///   - glyph: The index of the glyph in the face.
  ///   - path: The outline in ems, y down, with the origin on the baseline.
  /// - Complexity: O(*n*²) in the number of segments.
  public init(face: FaceID, glyph: UInt32, path: Path) {
    self.face = face
    self.glyph = glyph
    self.path = path
    fillPath = OverlapRemoval.resolved(path)
    controlBounds = fillPath.finiteControlBounds
    orientation = fillPath.signedArea < 0 ? -1 : 1
    picture = nil
  }

  /// Creates an outline from contours that do not overlap and all run in the same direction.
  ///
  /// - Complexity: O(*n*) in the number of segments.
  package convenience init(face: FaceID, glyph: UInt32, resolvedPath: Path) {
    self.init(face: face, glyph: glyph, resolvedPath: resolvedPath, picture: nil)
  }

  /// Creates the rectangular outline of a glyph that is drawn as a picture.
  package convenience init(face: FaceID, glyph: UInt32, picture: GlyphPicture) {
    self.init(face: face, glyph: glyph, resolvedPath: Path(picture.bounds), picture: picture)
  }

  private init(face: FaceID, glyph: UInt32, resolvedPath: Path, picture: GlyphPicture?) {
    self.face = face
    self.glyph = glyph
    self.picture = picture
    path = resolvedPath
    fillPath = resolvedPath
    controlBounds = resolvedPath.finiteControlBounds
    orientation = resolvedPath.signedArea < 0 ? -1 : 1
  }
}

extension GlyphOutline: Hashable {
  /// Whether two outlines belong to the same glyph of the same face.
  public static func == (a: GlyphOutline, b: GlyphOutline) -> Bool {
    a === b || (a.glyph == b.glyph && a.face == b.face)
  }

  /// Hashes the face and the glyph.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(face)
    hasher.combine(glyph)
  }
}

/// The identity of a face.
public struct FaceID: Sendable, Hashable {
  /// The face's PostScript name, followed by its axes and slant if any: `Inter-Bold`,
  /// `Inter-Roman@wght=650` or `DejaVuSans~slant`.
  public var name: String
  /// A hash of the font file's contents, which distinguishes files with equal names.
  public var fingerprint: UInt64

  /// Creates the identity of a face.
  public init(name: String, fingerprint: UInt64) {
    self.name = name
    self.fingerprint = fingerprint
  }
}

extension Path {
  fileprivate var finiteControlBounds: CGRect {
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    var poison: CGFloat = 0
    for point in points {
      poison += (point.x + point.y) * 0
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return poison == 0
      ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .null
  }

  /// The signed area of the path, positive if it runs clockwise as seen with y down. Open subpaths
  /// are treated as closed.
  ///
  /// It is computed by Green's theorem, which is exact for curves.
  fileprivate var signedArea: CGFloat {
    func cross(_ p: CGPoint, _ q: CGPoint) -> CGFloat { p.x * q.y - p.y * q.x }
    var doubled: CGFloat = 0
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    var next = 0
    for verb in verbs {
      let point = points[next..<next + verb.pointCount]
      let first = next
      next += verb.pointCount
      switch verb {
      case .move:
        doubled += cross(current, start)
        start = points[first]
      case .line: doubled += cross(current, points[first])
      case .quad:
        let (p1, p2) = (points[first], points[first + 1])
        doubled += (2 * cross(current, p1) + 2 * cross(p1, p2) + cross(current, p2)) / 3
      case .cubic:
        let (p1, p2, p3) = (points[first], points[first + 1], points[first + 2])
        doubled +=
          (6 * cross(current, p1) + 3 * cross(current, p2) + cross(current, p3)
            + 3 * cross(p1, p2) + 3 * cross(p1, p3) + 6 * cross(p2, p3)) / 10
      case .close:
        doubled += cross(current, start)
        current = start
      }
      current = point.last ?? current
    }
    return (doubled + cross(current, start)) / 2
  }
}
