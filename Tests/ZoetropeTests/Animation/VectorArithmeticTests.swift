import Foundation
import TestSupport
import Testing

@testable import Zoetrope

@Suite(.reportsSeed) struct VectorArithmeticTests {
  /// Checks the laws of a vector space on random values, to within a relative rounding error.
  private func checkLaws<V: VectorArithmetic>(
    rounding: Double, seed: UInt64, _ random: (inout SeededRandom) -> V
  ) {
    var generator = SeededRandom(seed: seed)
    for _ in 0..<50 {
      let (a, b, c) = (random(&generator), random(&generator), random(&generator))
      let s = Double.random(in: -4...4, using: &generator)
      let t = Double.random(in: -4...4, using: &generator)
      let size = (a.magnitudeSquared + b.magnitudeSquared + c.magnitudeSquared).squareRoot()
      func close(_ left: V, _ right: V) -> Bool {
        (left - right).magnitudeSquared.squareRoot() <= rounding * size * 20
      }
      let label: Comment = "\(V.self), seed \(seed)"
      #expect(a + b == b + a, label)
      #expect(close((a + b) + c, a + (b + c)), label)
      #expect(a + .zero == a, label)
      #expect(a - a == .zero, label)
      #expect(a.scaled(by: 1) == a, label)
      #expect(a.scaled(by: 0) == .zero, label)
      #expect(close(a.scaled(by: s).scaled(by: t), a.scaled(by: s * t)), label)
      #expect(close(a.scaled(by: s + t), a.scaled(by: s) + a.scaled(by: t)), label)
      #expect(close((a + b).scaled(by: s), a.scaled(by: s) + b.scaled(by: s)), label)
      #expect(V.zero.magnitudeSquared == 0, label)
      let squared = a.scaled(by: s).magnitudeSquared
      #expect(abs(squared - s * s * a.magnitudeSquared) <= rounding * 400 * size * size, label)
      #expect(a.interpolated(towards: b, amount: 0) == a, label)
      #expect(close(a.interpolated(towards: b, amount: 1), b), label)
      var sum = a
      sum += b
      #expect(sum == a + b, label)
      sum -= b
      #expect(close(sum, a), label)
      var moved = a
      moved.interpolate(towards: b, amount: s)
      #expect(moved == a.interpolated(towards: b, amount: s), label)
    }
  }

  private static let seeds: [UInt64] = [1, 2, 1999]

  @Test(arguments: seeds) func `Double obeys the laws of a vector space`(seed: UInt64) {
    checkLaws(rounding: 1e-15, seed: seed) { Double.random(in: -100...100, using: &$0) }
  }

  @Test(arguments: seeds) func `paints obey the laws of a vector space`(seed: UInt64) {
    checkLaws(rounding: 1e-6, seed: seed) { generator in
      let color = SIMD4<Float>.random(in: -100...100, using: &generator)
      let count = Int.random(in: 0...3, using: &generator)
      let numbers = (0..<count).map { _ in Double.random(in: -100...100, using: &generator) }
      return _PaintVector(color: color, numbers: numbers)
    }
  }

  @Test(arguments: seeds) func `Float obeys the laws of a vector space`(seed: UInt64) {
    checkLaws(rounding: 1e-6, seed: seed) { Float.random(in: -100...100, using: &$0) }
  }

  @Test(arguments: seeds) func `CGFloat obeys the laws of a vector space`(seed: UInt64) {
    checkLaws(rounding: 1e-15, seed: seed) { CGFloat.random(in: -100...100, using: &$0) }
  }

  @Test(arguments: seeds) func `nested pairs obey the laws of a vector space`(seed: UInt64) {
    checkLaws(rounding: 1e-15, seed: seed) {
      AnimatablePair(
        Double.random(in: -100...100, using: &$0),
        AnimatablePair(
          CGFloat.random(in: -100...100, using: &$0), Double.random(in: -1...1, using: &$0)))
    }
  }

  @Test(arguments: seeds) func `a pack of one value obeys the laws of a vector space`(seed: UInt64)
  {
    checkLaws(rounding: 1e-15, seed: seed) {
      AnimatableValues(Double.random(in: -100...100, using: &$0))
    }
  }

  @Test(arguments: seeds) func `a pack of many values obeys the laws of a vector space`(
    seed: UInt64
  ) {
    checkLaws(rounding: 1e-15, seed: seed) {
      AnimatableValues(
        Double.random(in: -100...100, using: &$0), CGFloat.random(in: -9...9, using: &$0),
        AnimatablePair(Double.random(in: -1...1, using: &$0), 2.0))
    }
  }

  @Test func `empty animatable data obeys the laws of a vector space`() {
    checkLaws(rounding: 0, seed: 0) { _ in EmptyAnimatableData() }
    let none: AnimatableValues = .init()
    checkLaws(rounding: 0, seed: 0) { _ in none }
  }

  @Test func `pairs add and subtract value by value`() {
    #expect(AnimatablePair(1.0, 2.0) + AnimatablePair(10, 20) == AnimatablePair(11, 22))
    #expect(AnimatablePair(10.0, 20.0) - AnimatablePair(1, 2) == AnimatablePair(9, 18))
  }

  @Test func `magnitudes of pairs are sums of squares`() {
    #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
    #expect(AnimatablePair(AnimatablePair(1.0, 2.0), 3.0).magnitudeSquared == 14)
    #expect(AnimatableValues(1.0, 2.0, 3.0).magnitudeSquared == 14)
  }

  @Test func `interpolation goes part of the way`() {
    let start = AnimatablePair(0.0, 10.0)
    let end = AnimatablePair(100.0, 20.0)
    #expect(start.interpolated(towards: end, amount: 0.25) == AnimatablePair(25, 12.5))
  }

  @Test func `values in a pack keep their order`() {
    let values = AnimatableValues(1.0, CGFloat(2), Float(3))
    #expect(values.value.0 == 1 && values.value.1 == 2 && values.value.2 == 3)
    #expect(values != AnimatableValues(1.0, 2, 4))
  }
}
