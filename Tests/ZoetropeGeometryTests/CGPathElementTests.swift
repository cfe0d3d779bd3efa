import Foundation
import Testing
import ZoetropeGeometry

struct CGPathElementTests {
  private let path = CGPath(
    roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerWidth: 0, cornerHeight: 0,
    transform: nil)

  /// The elements as text: the kind, and as many points as the kind has.
  private func elements(of path: CGPath) -> [String] {
    var result: [String] = []
    path.applyWithBlock { pointer in
      let element = pointer.pointee
      let (name, count): (String, Int) =
        switch element.type {
        case .moveToPoint: ("move", 1)
        case .addLineToPoint: ("line", 1)
        case .addQuadCurveToPoint: ("quad", 2)
        case .addCurveToPoint: ("curve", 3)
        case .closeSubpath: ("close", 0)
        }
      let points = (0..<count).map { " \(element.points[$0].x),\(element.points[$0].y)" }
      result.append(name + points.joined())
    }
    return result
  }

  @Test func `elements have their points in order, the end point last`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    path.closeSubpath()
    #expect(
      elements(of: path) == [
        "move 1.0,2.0", "line 3.0,4.0", "quad 7.0,8.0 5.0,6.0",
        "curve 11.0,12.0 13.0,14.0 9.0,10.0", "close",
      ])
    #expect(elements(of: CGMutablePath()).isEmpty)
  }

  @Test func `a path can be rebuilt from its elements`() {
    let original = Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 20)).cgPath
    let copy = CGMutablePath()
    original.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: copy.move(to: points[0])
      case .addLineToPoint: copy.addLine(to: points[0])
      case .addQuadCurveToPoint: copy.addQuadCurve(to: points[1], control: points[0])
      case .addCurveToPoint:
        copy.addCurve(to: points[2], control1: points[0], control2: points[1])
      case .closeSubpath: copy.closeSubpath()
      }
    }
    #expect(copy == original)
  }

  @Test func `a function receives its pointer`() {
    var count = 0
    withUnsafeMutablePointer(to: &count) { pointer in
      path.apply(info: pointer) { info, _ in
        info?.assumingMemoryBound(to: Int.self).pointee += 1
      }
    }
    #expect(count == 5)
  }

  @Test func `kinds have the numbers of Core Graphics`() {
    #expect(CGPathElementType(rawValue: 0) == .moveToPoint)
    #expect(CGPathElementType(rawValue: 3) == .addCurveToPoint)
    #expect(CGPathElementType(rawValue: 4) == .closeSubpath)
    #expect(CGPathElementType(rawValue: 5) == nil)
  }

  @Test func `copies can be transformed`() throws {
    var transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 0)
    let copy = try #require(path.copy(using: &transform))
    #expect(copy.boundingBox == CGRect(x: 1, y: 0, width: 20, height: 20))
    #expect(path.copy(using: nil) == path)
    let mutable = try #require(path.mutableCopy(using: &transform))
    mutable.addLine(to: .zero)
    #expect(mutable != copy)
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `a stroke is the outline around the path`() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    func box(_ cap: CGLineCap) -> CGRect {
      line.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10)
        .boundingBoxOfPath
    }
    #expect(box(.butt) == CGRect(x: 0, y: -2, width: 10, height: 4))
    #expect(box(.square) == CGRect(x: -2, y: -2, width: 14, height: 4))
    let double = line.copy(
      strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
      transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0))
    #expect(double.boundingBoxOfPath == CGRect(x: 0, y: -2, width: 20, height: 4))
  }

  @Test func `only upright rectangles are rectangles`() {
    var rect = CGRect.zero
    #expect(path.isRect(&rect))
    #expect(rect == CGRect(x: 0, y: 0, width: 10, height: 10))
    let lines = CGMutablePath()
    #expect(!lines.isRect(nil))
    lines.addLines(between: [
      .zero, CGPoint(x: 0, y: 5), CGPoint(x: 3, y: 5), CGPoint(x: 3, y: 0), .zero,
    ])
    #expect(lines.isRect(nil))
    lines.addLine(to: CGPoint(x: 1, y: 1))
    #expect(!lines.isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(path.copy(using: &turn)?.isRect(nil) == false)
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    let two = CGMutablePath()
    two.addRects([rect, rect])
    #expect(!two.isRect(nil))
  }
}
