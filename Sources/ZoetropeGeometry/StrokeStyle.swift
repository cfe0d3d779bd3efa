import Foundation

/// How the ends of an open subpath, and of dashes, are drawn.
public enum CGLineCap: Int32, Sendable {
  /// Square, ending at the end point.
  case butt
  /// A half disc around the end point.
  case round
  /// Square, ending half a line width past the end point.
  case square
}

/// How two segments of a stroke are joined.
public enum CGLineJoin: Int32, Sendable {
  /// Outer edges prolonged until they meet, up to the miter limit.
  case miter
  /// A disc around the corner.
  case round
  /// A straight cut across the corner.
  case bevel
}

/// The pen that a path is stroked with. Lengths are in points, in the path's own space.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line. Default 1.
  public var lineWidth: CGFloat
  /// How open ends look. Default butt.
  public var lineCap: CGLineCap
  /// How corners look. Default miter.
  public var lineJoin: CGLineJoin
  /// The largest ratio of a miter's length to the line width, past which it is beveled. Default 10.
  public var miterLimit: CGFloat
  /// Lengths of painted and unpainted stretches, in turn; empty (the default) for a solid line.
  public var dash: [CGFloat]
  /// How far into the dash pattern the line begins. Default 0.
  public var dashPhase: CGFloat

  /// Creates a pen; a solid line of width 1 by default.
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
