import Foundation
import ZoetropeGeometry

/// The SplitMix64 generator (Steele, Lea and Flood 2014): the same seed gives the same numbers.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func point(in range: ClosedRange<CGFloat> = 0...100) -> CGPoint {
    CGPoint(
      x: CGFloat.random(in: range, using: &self), y: CGFloat.random(in: range, using: &self))
  }

  /// A path of up to a number of elements of every kind.
  mutating func path(elements: Int) -> Path {
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

  mutating func transform() -> CGAffineTransform {
    func entry(_ random: inout SeededRandom) -> CGFloat {
      CGFloat.random(in: -2...2, using: &random)
    }
    return CGAffineTransform(
      a: entry(&self), b: entry(&self), c: entry(&self), d: entry(&self), tx: entry(&self),
      ty: entry(&self))
  }
}
