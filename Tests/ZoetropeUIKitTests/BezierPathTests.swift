import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry
import ZoetropeUIKit

/// Paths of UIKit.
struct BezierPathTests {
  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  @Test func `elements are those of the path that shows it`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 2))
    path.addQuadCurve(to: CGPoint(x: 4, y: 4), controlPoint: CGPoint(x: 4, y: 2))
    path.addCurve(
      to: CGPoint(x: 1, y: 6), controlPoint1: CGPoint(x: 4, y: 5),
      controlPoint2: CGPoint(x: 2, y: 6))
    path.close()
    var expected = Path()
    expected.move(to: CGPoint(x: 1, y: 2))
    expected.addLine(to: CGPoint(x: 3, y: 2))
    expected.addQuadCurve(to: CGPoint(x: 4, y: 4), control: CGPoint(x: 4, y: 2))
    expected.addCurve(
      to: CGPoint(x: 1, y: 6), control1: CGPoint(x: 4, y: 5), control2: CGPoint(x: 2, y: 6))
    expected.closeSubpath()
    #expect(Path(path.cgPath) == expected)
    #expect(UIBezierPath(cgPath: expected.cgPath).cgPath == path.cgPath)
    path.removeAllPoints()
    #expect(path.isEmpty && path.currentPoint == .zero)
  }

  @Test(arguments: [1.0, 10, 250])
  func `a clockwise arc goes down from the right end of its circle`(_ radius: Double) {
    let center = CGPoint(x: 5, y: 7)
    let down = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(near(down.currentPoint, CGPoint(x: 5, y: 7 + radius)))
    #expect(abs(down.bounds.width - radius) < 1e-6 * radius)
    let around = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(near(around.currentPoint, CGPoint(x: 5, y: 7 + radius)))
    #expect(abs(around.bounds.width - 2 * radius) < 1e-3 * radius)
  }

  @Test func `only the given corners are round`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(near(path.bounds.origin, rect.origin))
    #expect(near(CGPoint(x: path.bounds.maxX, y: path.bounds.maxY), CGPoint(x: 100, y: 60)))
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 59)))
    #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 59)))
    let all = UIBezierPath(roundedRect: rect, cornerRadius: 20)
    #expect(!all.contains(CGPoint(x: 99, y: 1)) && all.contains(CGPoint(x: 50, y: 1)))
    #expect(UIBezierPath(rect: rect).contains(CGPoint(x: 1, y: 1)))
    #expect(!UIBezierPath(ovalIn: rect).contains(CGPoint(x: 10, y: 5)))
  }

  @Test func `a reversed path covers the same area from its end`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 12, y: 3),
      controlPoint2: CGPoint(x: 14, y: 6))
    path.lineWidth = 3
    let reversed = path.reversing()
    var expected = Path()
    expected.move(to: CGPoint(x: 10, y: 10))
    expected.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 14, y: 6), control2: CGPoint(x: 12, y: 3))
    expected.addLine(to: CGPoint(x: 0, y: 0))
    #expect(Path(reversed.cgPath) == expected)
    #expect(reversed.lineWidth == 3)
    #expect(Path(reversed.reversing().cgPath) == Path(path.cgPath))
    #expect(UIBezierPath().reversing().isEmpty)
  }

  @Test func `closed subpaths stay closed when they are reversed`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.append(UIBezierPath(rect: CGRect(x: 8, y: 0, width: 4, height: 4)))
    var closes = 0
    var moves = 0
    Path(path.reversing().cgPath).forEach { element in
      switch element {
      case .closeSubpath: closes += 1
      case .move: moves += 1
      default: break
      }
    }
    #expect(closes == 2 && moves == 2)
    #expect(path.reversing().contains(CGPoint(x: 9, y: 2)))
  }

  @Test func `overlapping rings are empty by the even-odd rule`() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    path.append(UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 10, y: 10)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 10, y: 10)) && path.contains(CGPoint(x: 2, y: 10)))
  }

  @Test func `dashes are kept`() {
    let path = UIBezierPath()
    path.setLineDash([4, 2, 1], count: 2, phase: 3)
    var (count, phase) = (0, CGFloat(0))
    var lengths: [CGFloat] = [0, 0]
    path.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(count == 2 && phase == 3 && lengths == [4, 2])
    path.apply(CGAffineTransform(scaleX: 2, y: 2))
    #expect(path.isEmpty)
  }

  @Test func `insets make a rectangle smaller`() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(rect.inset(by: UIEdgeInsets.zero) == rect)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSDirectionalEdgeInsets(EdgeInsets(directional)) == directional)
  }
}
