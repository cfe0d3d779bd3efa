import Foundation
import TestSupport
import ZoetropeDisplayList
import ZoetropeGeometry

extension SeededRandom {
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func point(_ range: ClosedRange<Double>) -> CGPoint {
    CGPoint(x: number(range), y: number(range))
  }

  mutating func color() -> PaintColor {
    func byte(_ random: inout SeededRandom) -> Float {
      Float(Int.random(in: 0...255, using: &random)) / 255
    }
    return PaintColor(
      red: byte(&self), green: byte(&self), blue: byte(&self), alpha: byte(&self))
  }

  /// A path of lines, curves and several subpaths.
  mutating func path(_ range: ClosedRange<Double>) -> Path {
    var path = Path()
    path.move(to: point(range))
    for _ in 0..<Int.random(in: 2...7, using: &self) {
      switch Int.random(in: 0...5, using: &self) {
      case 0: path.addQuadCurve(to: point(range), control: point(range))
      case 1, 2:
        path.addCurve(to: point(range), control1: point(range), control2: point(range))
      case 3: path.closeSubpath()
      case 4:
        path.move(to: point(range))
        path.addLine(to: point(range))
      default: path.addLine(to: point(range))
      }
    }
    return path
  }
}
