import Foundation
import ZoetropeGeometry

/// One glyph of a face: its outline, shared by everything that draws it.
///
/// Guarantees: immutable; two outlines with the same face and the same glyph have the same path.
public final class GlyphOutline: Sendable {
  /// The face, with whatever varies or slants it.
  public let face: FaceID
  /// The glyph's number in the face.
  public let glyph: UInt32
  /// The outline in ems: the origin is on the baseline, y down. Filled by the non-zero rule.
  public let path: Path
  /// The same area as an outline that winds round each point at most once: what is drawn.
  package let fillPath: Path
  /// The box around the control points of what is drawn, in ems, y down; null where there are none
  /// or one is not finite. The glyph itself may be smaller.
  public let controlBounds: CGRect
  /// 1 where the outline as a whole runs clockwise, as seen with y down, and -1 where it runs the
  /// other way: the sign of its area. Glyphs of faces that disagree add up nevertheless.
  package let orientation: Int32

  /// Creates an outline. O(segments squared), to resolve overlaps of contours.
  ///
  /// - Parameters:
  ///   - face: The face, with whatever varies or slants it.
  ///   - glyph: The glyph's number in the face.
  ///   - path: The outline in ems, y down, with its origin on the baseline.
  public init(face: FaceID, glyph: UInt32, path: Path) {
    self.face = face
    self.glyph = glyph
    self.path = path
    fillPath = OverlapRemoval.resolved(path)
    controlBounds = fillPath.finiteControlBounds
    orientation = fillPath.signedArea < 0 ? -1 : 1
  }

  /// Creates an outline whose contours do not overlap, all of which run the same way round. O(segments)
  package init(face: FaceID, glyph: UInt32, resolvedPath: Path) {
    self.face = face
    self.glyph = glyph
    path = resolvedPath
    fillPath = resolvedPath
    controlBounds = resolvedPath.finiteControlBounds
    orientation = resolvedPath.signedArea < 0 ? -1 : 1
  }
}

extension GlyphOutline: Hashable {
  /// Whether both are the same glyph of the same face. O(1).
  public static func == (a: GlyphOutline, b: GlyphOutline) -> Bool {
    a === b || (a.glyph == b.glyph && a.face == b.face)
  }

  /// Hashes the face and the glyph.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(face)
    hasher.combine(glyph)
  }
}

/// Which face a glyph belongs to.
public struct FaceID: Sendable, Hashable {
  /// The face's PostScript name, with its axes and its slant where it has any, as
  /// `Inter-Bold` or `Inter-Roman@wght=650` or `DejaVuSans~slant`.
  public var name: String
  /// A number that tells files apart whose names are equal; made from their contents.
  public var fingerprint: UInt64

  /// Creates an identity.
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

  /// The area that the path runs around, positive where it runs clockwise as seen with y down;
  /// open subpaths are closed. By Green's theorem, exact for curves.
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
