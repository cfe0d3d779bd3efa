import Foundation

extension Path {
  /// Creates a path of one rectangle. The null rectangle gives an empty path.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// Creates a path of the ellipse that fits in a rectangle. The null rectangle gives an empty
  /// path.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// Adds a rectangle as a closed subpath, clockwise on the screen from its top left corner.
  ///
  /// Does nothing for the null rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    verbs.append(contentsOf: [.move, .line, .line, .line, .close])
    points.append(CGPoint(x: rect.minX, y: rect.minY).applying(transform))
    points.append(CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
    points.append(CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
    points.append(CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
  }

  /// Adds several rectangles, each as a closed subpath.
  ///
  /// - Complexity: O(*n*) in the number of rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects {
      addRect(rect, transform: transform)
    }
  }

  /// Adds the ellipse that fits in a rectangle, as a closed subpath.
  ///
  /// The ellipse is four cubics, clockwise on the screen from the middle of the right edge. The
  /// infinite rectangle is added as a rectangle; the null rectangle adds nothing.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    if rect.isInfinite {
      addRect(rect, transform: transform)
      return
    }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + x * radii.width, y: center.y + y * radii.height).applying(transform)
    }
    let k = Path.quarterArcHandle
    move(to: point(1, 0))
    addCurve(to: point(0, 1), control1: point(1, k), control2: point(k, 1))
    addCurve(to: point(-1, 0), control1: point(-k, 1), control2: point(-1, k))
    addCurve(to: point(0, -1), control1: point(-1, -k), control2: point(-k, -1))
    addCurve(to: point(1, 0), control1: point(k, -1), control2: point(1, -k))
    closeSubpath()
  }

  /// The handle length of the cubic that approximates a quarter of the unit circle: `4/3·tan(π/8)`.
  ///
  /// The distance of the cubic from the center exceeds the radius by at most 0.03 percent.
  package static var quarterArcHandle: CGFloat { 0.5522847498307936 }
}
