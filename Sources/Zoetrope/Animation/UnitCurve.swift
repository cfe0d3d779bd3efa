import ZoetropeGeometry

/// A curve from (0, 0) to (1, 1) that maps linear progress to eased progress.
///
/// The input is clamped to 0...1. The output may be outside of 0...1 if the y coordinate of a
/// control point is outside of this range.
public struct UnitCurve: Hashable, Sendable {
  private var function: Function

  private enum Function: Hashable, Sendable {
    case linear
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case bezier(start: UnitPoint, end: UnitPoint)
  }

  /// Returns a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - startControlPoint: The control point next to (0, 0); its x is clamped to 0...1.
  ///   - endControlPoint: The control point next to (1, 1); its x is clamped to 0...1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(function: .bezier(start: startControlPoint, end: endControlPoint))
  }

  /// Returns the eased progress for a linear progress.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch function {
    case .linear:
      return x
    case .circularEaseIn:
      return 1 - (1 - x * x).squareRoot()
    case .circularEaseOut:
      return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      // Two quarter circles of half size follow each other.
      return x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2
        : (1 + ((8 - 4 * x) * x - 3).squareRoot()) / 2
    case .bezier(let start, let end):
      return BezierTiming(start: start, end: end).value(at: x)
    }
  }

  /// Returns the slope of the curve at a linear progress. At a slope of 1, eased progress grows as
  /// fast as linear progress.
  ///
  /// The slope is infinite at the points where a circular curve is vertical. If an end of a Bézier
  /// curve coincides with the control point next to this end, the slope at the end is 0, as in
  /// SwiftUI. This slope differs from the limit of the slopes nearby.
  public func velocity(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch function {
    case .linear:
      return 1
    case .circularEaseIn:
      return x / (1 - x * x).squareRoot()
    case .circularEaseOut:
      return (1 - x) / ((2 - x) * x).squareRoot()
    case .circularEaseInOut:
      return x < 0.5
        ? 2 * x / (1 - 4 * x * x).squareRoot()
        : 2 * (1 - x) / ((8 - 4 * x) * x - 3).squareRoot()
    case .bezier(let start, let end):
      return BezierTiming(start: start, end: end).velocity(at: x)
    }
  }

  /// The curve with its axes swapped. It maps eased progress back to linear progress.
  ///
  /// The inverse is exact if the control points are within 0...1. The circular ease-in-out is its
  /// own inverse, as in SwiftUI.
  public var inverse: UnitCurve {
    switch function {
    case .linear, .circularEaseInOut:
      return self
    case .circularEaseIn:
      return .circularEaseOut
    case .circularEaseOut:
      return .circularEaseIn
    case .bezier(let start, let end):
      return .bezier(
        startControlPoint: UnitPoint(x: start.y, y: start.x),
        endControlPoint: UnitPoint(x: end.y, y: end.x))
    }
  }
}

extension UnitCurve {
  /// A straight line: constant speed.
  public static let linear = UnitCurve(function: .linear)

  /// A curve that is slow at both ends, with control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

  /// A curve that is slow at the start, with control points (0.42, 0) and (1, 1).
  public static let easeIn = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))

  /// A curve that is slow at the end, with control points (0, 0) and (0.58, 1).
  public static let easeOut = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

  /// The former name of ``easeInOut``: a curve that is slow at both ends.
  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut = UnitCurve.easeInOut

  /// A curve that is slow at the start: the lower right quarter of a circle (y pointing up).
  public static let circularEaseIn = UnitCurve(function: .circularEaseIn)

  /// A curve that is slow at the end: the upper left quarter of a circle (y pointing up).
  public static let circularEaseOut = UnitCurve(function: .circularEaseOut)

  /// A curve that is slow at both ends: ``circularEaseIn`` at half size, then ``circularEaseOut``
  /// at half size.
  public static let circularEaseInOut = UnitCurve(function: .circularEaseInOut)
}
