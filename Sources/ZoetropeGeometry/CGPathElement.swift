import Foundation

/// The kind of an element of a Core Graphics path.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath, with one point.
  case moveToPoint = 0
  /// A line, with its end point.
  case addLineToPoint = 1
  /// A quadratic Bézier curve, with its control point and its end point.
  case addQuadCurveToPoint = 2
  /// A cubic Bézier curve, with its two control points and its end point.
  case addCurveToPoint = 3
  /// The close of the subpath, without points.
  case closeSubpath = 4
}

/// An element of a Core Graphics path.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The points of the element: control points first, the end point last. Their number depends on
  /// ``type``, and their coordinates are in points.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - type: The kind of the element.
  ///   - points: The points of the element. They must outlive the element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function that is called with an element of a path. Its first argument is the pointer that was
/// passed to ``CGPath/apply(info:function:)``.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

extension CGPath {
  /// Calls a closure with each element, in order. The element and its points are valid only during
  /// the call.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      guard let points = buffer.baseAddress else { return }
      points.initialize(repeating: .zero, count: 3)
      defer { points.deinitialize(count: 3) }
      elements.forEach { element in
        let type: CGPathElementType
        switch element {
        case .move(let to):
          type = .moveToPoint
          points[0] = to
        case .line(let to):
          type = .addLineToPoint
          points[0] = to
        case .quadCurve(let to, let control):
          type = .addQuadCurveToPoint
          (points[0], points[1]) = (control, to)
        case .curve(let to, let control1, let control2):
          type = .addCurveToPoint
          (points[0], points[1], points[2]) = (control1, control2, to)
        case .closeSubpath:
          type = .closeSubpath
        }
        withUnsafePointer(to: CGPathElement(type: type, points: points), block)
      }
    }
  }

  /// Calls a function once for each element, in order. Each call also receives a pointer chosen by
  /// the caller.
  ///
  /// - Parameters:
  ///   - info: The pointer that the function receives.
  ///   - function: The function. The element and its points are valid only during the call.
  /// - Complexity: O(*n*) in the number of elements.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}
