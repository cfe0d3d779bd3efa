import Foundation
import ZoetropeGeometry

extension SeededRandom {
  package mutating func point(in range: ClosedRange<CGFloat> = 0...100) -> CGPoint {
    CGPoint(
      x: CGFloat.random(in: range, using: &self), y: CGFloat.random(in: range, using: &self))
  }

  /// A path of up to `elements` elements of every kind.
  package mutating func path(elements: Int) -> Path {
    var path = Path()
    path.move(to: point())
    for _ in 0..<Int.random(in: 1...elements, using: &self) {
      switch Int.random(in: 0..<8, using: &self) {
      case 0: path.move(to: point())
      case 1: path.closeSubpath()
      case 2, 3: path.addQuadCurve(to: point(), control: point())
      case 4, 5: path.addCurve(to: point(), control1: point(), control2: point())
      default: path.addLine(to: point())
      }
    }
    return path
  }

  package mutating func transform() -> CGAffineTransform {
    func entry(_ random: inout SeededRandom) -> CGFloat {
      CGFloat.random(in: -2...2, using: &random)
    }
    return CGAffineTransform(
      a: entry(&self), b: entry(&self), c: entry(&self), d: entry(&self), tx: entry(&self),
      ty: entry(&self))
  }
}
