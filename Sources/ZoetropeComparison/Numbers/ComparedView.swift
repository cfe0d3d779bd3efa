import Foundation
import Zoetrope

/// A leaf of a compared animation, with its geometry at every frame in every column.
struct ComparedView: Sendable, Equatable {
  /// The leaf's structural path from the root, with a number appended if several leaves share it.
  let path: String
  /// The name of the leaf. It consists of the leaf's path and text. The leading components that all
  /// paths share are left out.
  var name: String
  /// The geometry by column and frame; nil for a frame without the leaf.
  var samples: [[Sample?]]

  /// Returns whether the leaf appears in any frame of a column.
  func isIn(_ column: Int) -> Bool { samples[column].contains { $0 != nil } }

  /// The geometry of a leaf at one moment.
  struct Sample: Sendable, Equatable {
    /// The center of the leaf on the canvas, in points.
    let center: CGPoint
    /// The size of the leaf in the leaf's coordinate space, in points.
    let size: CGSize
    /// The transform from the coordinate space of the leaf to the canvas, in points. The origin of
    /// that space is the top left corner of the leaf.
    let transform: CGAffineTransform
    /// The product of the opacities of all enclosing effects, from 0 to 1.
    let opacity: Double
  }
}

extension ComparedView.Sample {
  init(_ leaf: Zoetrope.Host.MeasuredLeaf) {
    let frame = leaf.placement.frame
    center = CGPoint(x: frame.midX, y: frame.midY)
    (size, transform, opacity) = (leaf.size, leaf.placement.transform, leaf.opacity)
  }

  /// The angle by which the leaf's horizontal axis is turned, in radians, clockwise; nil if the
  /// axis has no length.
  var rotation: Double? {
    hypot(transform.a, transform.b) < 1e-9 ? nil : atan2(transform.b, transform.a)
  }

  /// Whether the leaf is neither turned, skewed nor scaled.
  var isUpright: Bool {
    (transform.a, transform.b, transform.c, transform.d) == (1, 0, 0, 1)
  }

  /// The scale factor of the leaf: the square root of the factor by which the transform changes
  /// areas.
  var scale: Double { abs(transform.a * transform.d - transform.b * transform.c).squareRoot() }

  /// Returns whether this leaf's bounding box contains the bounding box of another leaf, and this
  /// leaf is at least as opaque. The result is valid only if both leaves have the same center.
  func covers(_ other: Self) -> Bool {
    let (box, inner) = (Self.box(corners), Self.box(other.corners))
    return other.opacity <= opacity + 1e-9 && inner.x <= box.x + 0.01 && inner.y <= box.y + 0.01
  }

  /// Returns the width and the height of the bounding box of a leaf with the given corners.
  private static func box(_ corners: [CGPoint]) -> (x: Double, y: Double) {
    let (x, y) = (corners.map { Double($0.x) }, corners.map { Double($0.y) })
    return ((x.max() ?? 0) - (x.min() ?? 0), (y.max() ?? 0) - (y.min() ?? 0))
  }

  /// The corners of the leaf on the canvas, in points, in order around the leaf.
  var corners: [CGPoint] {
    [
      CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: size.width, y: size.height),
      CGPoint(x: 0, y: size.height),
    ].map { $0.applying(transform) }
  }
}

extension CGPoint {
  /// Returns the distance to another point, in the same units.
  func distance(to other: CGPoint) -> Double { hypot(x - other.x, y - other.y) }
}
