import Foundation

/// The shape of a stroke at the ends of open subpaths and of dashes.
public enum CGLineCap: Int32, Sendable {
  /// A straight end at the end point itself.
  case butt
  /// A half disk around the end point.
  case round
  /// A straight end, half a line width past the end point.
  case square
}

/// The shape of the corner between two segments of a stroke.
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges are extended until they meet. If the miter limit is exceeded, the corner is
  /// cut as with ``bevel``.
  case miter
  /// A disk around the corner point.
  case round
  /// A straight cut across the corner.
  case bevel
}

/// The line width, caps, joins and dashes with which a path is stroked.
///
/// Lengths are in points, in the path's own space.
public struct StrokeStyle: Equatable, Sendable {
  /// The line width. The default is 1.
  public var lineWidth: CGFloat
  /// The shape of open ends and of the ends of dashes. The default is ``CGLineCap/butt``.
  public var lineCap: CGLineCap
  /// The shape of corners. The default is ``CGLineJoin/miter``.
  public var lineJoin: CGLineJoin
  /// The largest ratio of a miter's length to the line width; longer miters become bevels. The
  /// default is 10.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, alternating. An array with an odd count is repeated once.
  ///
  /// An array that is empty (the default), sums to zero, or has a negative or non-finite entry
  /// means a solid line.
  public var dash: [CGFloat]
  /// The distance into the dash pattern, in points, at which each subpath begins. The default is 0.
  public var dashPhase: CGFloat

  /// Creates a stroke style. The default is a solid line of width 1 with butt caps and miter joins.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
