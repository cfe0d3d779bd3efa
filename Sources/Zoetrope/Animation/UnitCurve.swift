import ZoetropeGeometry

/// A curve from (0, 0) to (1, 1) that turns even progress into eased progress.
///
/// Progress given to a curve is clamped to 0...1. Output may leave that range where a control
/// point does.
public struct UnitCurve: Hashable, Sendable {
  private var function: Function

  private enum Function: Hashable, Sendable {
    case linear
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case bezier(start: UnitPoint, end: UnitPoint)
  }

  /// A cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - startControlPoint: The control point of the end at (0, 0); its x is clamped to 0...1.
  ///   - endControlPoint: The control point of the end at (1, 1); its x is clamped to 0...1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(function: .bezier(start: startControlPoint, end: endControlPoint))
  }

  /// The curve's height at some progress.
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
      // Two quarter circles of half size, one after the other.
      return x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2
        : (1 + ((8 - 4 * x) * x - 3).squareRoot()) / 2
    case .bezier(let start, let end):
      return BezierTiming(start: start, end: end).value(at: x)
    }
  }

  /// The curve's slope at some progress: 1 where output grows as fast as progress.
  ///
  /// Where a circular curve is vertical the slope is infinite. Where a Bézier curve's end and its
  /// control point coincide the slope is 0, as SwiftUI has it, not the limit.
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

  /// The curve with its axes swapped: it gives the progress at which this curve has some value.
  ///
  /// Exact while the control points lie within 0...1. The circular ease-in-out is its own inverse,
  /// as SwiftUI has it.
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
  /// Even progress.
  public static let linear = UnitCurve(function: .linear)

  /// Slow at both ends: control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

  /// Slow at the start: control points (0.42, 0) and (1, 1).
  public static let easeIn = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))

  /// Slow at the end: control points (0, 0) and (0.58, 1).
  public static let easeOut = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

  /// Slow at both ends; the former name of ``easeInOut``.
  @available(*, deprecated, renamed: "easeInOut")
  public static let easeInEaseOut = UnitCurve.easeInOut

  /// Slow at the start: the lower right quarter of a circle.
  public static let circularEaseIn = UnitCurve(function: .circularEaseIn)

  /// Slow at the end: the upper left quarter of a circle.
  public static let circularEaseOut = UnitCurve(function: .circularEaseOut)

  /// Slow at both ends: a quarter circle in, then a quarter circle out.
  public static let circularEaseInOut = UnitCurve(function: .circularEaseInOut)
}
