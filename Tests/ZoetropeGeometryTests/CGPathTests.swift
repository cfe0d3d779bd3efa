import Foundation
import Testing
import ZoetropeGeometry

struct CGPathTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func `a path object has the elements of its path`() {
    let path = Path(ellipseIn: rect)
    #expect(Path(path.cgPath) == path)
    #expect(path.cgPath == path.cgPath)
    #expect(path.cgPath != Path().cgPath)
    #expect(Path(CGPath(ellipseIn: rect, transform: nil)) == path)
    #expect(Path(CGPath(rect: rect, transform: nil)) == Path(rect))
    var shift = CGAffineTransform(translationX: 5, y: 0)
    let moved = CGPath(rect: rect, transform: &shift)
    #expect(Path(moved) == Path(rect.offsetBy(dx: 5, dy: 0)))
    let rounded = CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 6, transform: nil)
    let size = CGSize(width: 4, height: 6)
    #expect(Path(rounded) == Path(roundedRect: rect, cornerSize: size, style: .circular))
  }

  @Test func `a copy is independent of its original`() throws {
    let original = CGMutablePath()
    #expect(original.isEmpty)
    #expect(original.currentPoint == .zero)
    original.move(to: CGPoint(x: 1, y: 2))
    let copy = try #require(original.copy())
    let other = try #require(original.mutableCopy())
    original.addLine(to: CGPoint(x: 3, y: 4))
    #expect(Path(copy).description == "1 2 m")
    #expect(Path(other).description == "1 2 m")
    #expect(Path(original).description == "1 2 m 3 4 l")
    #expect(original.currentPoint == CGPoint(x: 3, y: 4))
  }

  @Test func `adders add the same elements as those of Path`() {
    let object = CGMutablePath()
    var path = Path()
    let (a, b, c) = (CGPoint(x: 1, y: 2), CGPoint(x: 30, y: 4), CGPoint(x: 5, y: 60))
    object.move(to: a)
    object.addLine(to: b)
    object.addQuadCurve(to: c, control: a)
    object.addCurve(to: a, control1: b, control2: c)
    object.addArc(tangent1End: b, tangent2End: c, radius: 3)
    object.closeSubpath()
    object.addRect(rect)
    object.addRects([rect, rect])
    object.addLines(between: [a, b, c])
    object.addEllipse(in: rect)
    object.addRoundedRect(in: rect, cornerWidth: 3, cornerHeight: 4)
    object.addArc(center: a, radius: 5, startAngle: 1, endAngle: 2, clockwise: true)
    object.addRelativeArc(center: a, radius: 5, startAngle: 1, delta: 2)
    object.addPath(Path(rect).cgPath)
    path.move(to: a)
    path.addLine(to: b)
    path.addQuadCurve(to: c, control: a)
    path.addCurve(to: a, control1: b, control2: c)
    path.addArc(tangent1End: b, tangent2End: c, radius: 3)
    path.closeSubpath()
    path.addRect(rect)
    path.addRects([rect, rect])
    path.addLines([a, b, c])
    path.addEllipse(in: rect)
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: 3, height: 4), style: .circular)
    path.addArc(
      center: a, radius: 5, startAngle: .radians(1), endAngle: .radians(2), clockwise: true)
    path.addRelativeArc(center: a, radius: 5, startAngle: .radians(1), delta: .radians(2))
    path.addPath(Path(rect))
    #expect(Path(object) == path)
    #expect(object.boundingBoxOfPath == path.boundingRect)
  }

  @Test func `transforms apply to the added elements`() {
    let double = CGAffineTransform(scaleX: 2, y: 2)
    let object = CGMutablePath()
    object.move(to: CGPoint(x: 1, y: 1), transform: double)
    object.addLine(to: CGPoint(x: 2, y: 1), transform: double)
    object.addQuadCurve(
      to: CGPoint(x: 3, y: 1), control: CGPoint(x: 3, y: 2), transform: double)
    object.addLines(between: [CGPoint(x: 4, y: 4)], transform: double)
    #expect(Path(object).description == "2 2 m 4 2 l 6 4 6 2 q 8 8 m")
  }

  @Test func `the bounding box contains the control points`() {
    let object = CGMutablePath()
    #expect(object.boundingBox.isNull)
    object.move(to: .zero)
    object.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 20))
    #expect(object.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(object.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `containment depends on the fill rule`() {
    let object = CGMutablePath()
    object.addRects([rect, rect])
    let middle = CGPoint(x: 25, y: 40)
    #expect(object.contains(middle))
    #expect(!object.contains(middle, using: .evenOdd))
    #expect(!object.contains(middle, transform: CGAffineTransform(translationX: 90, y: 0)))
  }
}
