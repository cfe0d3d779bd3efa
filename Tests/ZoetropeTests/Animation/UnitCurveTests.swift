import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeGeometry

/// Values of a compatibility suite that also runs against SwiftUI; the version of the system is not
/// known.
@Suite(.reportsSeed) struct UnitCurveTests {
  struct Sample: CustomStringConvertible, Sendable {
    var name: String
    var curve: UnitCurve
    var progress: Double
    var expected: Double
    var tolerance: Double

    init(_ name: String, _ curve: UnitCurve, _ progress: Double, _ expected: Double, _ t: Double) {
      self.name = name
      self.curve = curve
      self.progress = progress
      self.expected = expected
      tolerance = t
    }

    var description: String {
      "\(name) at \(progress)"
    }
  }

  private static let gentle = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.75, y: 0.9))
  private static let wild = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
  private static let straight = UnitCurve.bezier(
    startControlPoint: .center, endControlPoint: .center)

  static let values = [
    Sample("linear", .linear, 0.25, 0.25, 1e-6), Sample("linear", .linear, 0.5, 0.5, 1e-6),
    Sample("linear", .linear, 1, 1, 1e-6),
    Sample("easeIn", .easeIn, 0.25, 0.09, 0.01), Sample("easeIn", .easeIn, 0.5, 0.32, 0.01),
    Sample("easeIn", .easeIn, 0.75, 0.62, 0.01), Sample("easeIn", .easeIn, 1, 1, 1e-6),
    Sample("easeOut", .easeOut, 0.5, 0.68, 0.01), Sample("easeOut", .easeOut, 1, 1, 1e-6),
    Sample("easeInOut", .easeInOut, 0, 0, 1e-6), Sample("easeInOut", .easeInOut, 1, 1, 1e-6),
    Sample("easeInOut", .easeInOut, 1.5, 1, 1e-6),
    Sample("circularEaseIn", .circularEaseIn, 0.25, 0.032, 0.001),
    Sample("circularEaseIn", .circularEaseIn, 0.5, 0.134, 0.001),
    Sample("circularEaseInOut", .circularEaseInOut, 0, 0, 1e-6),
    Sample("circularEaseInOut", .circularEaseInOut, 0.25, 0.067, 0.001),
    Sample("circularEaseInOut", .circularEaseInOut, 0.75, 0.933, 0.001),
    Sample("gentle", gentle, 0.5, 0.5, 0.01), Sample("wild", wild, 0, 0, 1e-6),
    Sample("straight", straight, 0.5, 0.5, 1e-6),
    Sample("easeInOut", .easeInOut, 0.25, 0.129162, 1e-6),
    Sample("easeInOut", .easeInOut, 0.75, 0.870838, 1e-6),
    Sample("easeIn", .easeIn, 0.5, 0.315357, 1e-6),
    Sample("easeOut", .easeOut, 0.5, 0.684643, 1e-6),
    Sample("inverse of circularEaseIn", .circularEaseIn.inverse, 0.3, 0.714142842854, 1e-6),
    Sample("inverse of circularEaseIn", .circularEaseIn.inverse, 0.7, 0.953939201417, 1e-6),
    Sample("inverse of linear", .linear.inverse, 0.5, 0.5, 1e-6),
  ]

  static let velocities = [
    Sample("linear", .linear, 0, 1, 1e-6), Sample("linear", .linear, 0.25, 1, 1e-6),
    Sample("linear", .linear, 0.5, 1, 1e-6), Sample("linear", .linear, 1, 1, 1e-6),
    Sample("linear", .linear, -0.5, 1, 1e-6),
    Sample("easeIn", .easeIn, 0, 0, 0.01), Sample("easeIn", .easeIn, 0.25, 0.67, 0.01),
    Sample("easeIn", .easeIn, 0.5, 1.07, 0.01), Sample("easeIn", .easeIn, 0.75, 1.37, 0.01),
    Sample("easeIn", .easeIn, 1, 0, 0.01),
    Sample("easeOut", .easeOut, 0.25, 1.37, 0.01), Sample("easeOut", .easeOut, 0.5, 1.07, 0.01),
    Sample("easeInOut", .easeInOut, 0, 0, 0.01),
    Sample("circularEaseIn", .circularEaseIn, 0.75, 1.134, 0.001),
    Sample("circularEaseOut", .circularEaseOut, 0.25, 1.134, 0.001),
    Sample("circularEaseOut", .circularEaseOut, 0.75, 0.258, 0.001),
    Sample("circularEaseInOut", .circularEaseInOut, 0.25, 0.577, 0.001),
    Sample("circularEaseInOut", .circularEaseInOut, 0.75, 0.577, 0.001),
    Sample("circularEaseInOut", .circularEaseInOut, 1, 0, 0.001),
    Sample("gentle", gentle, 0.5, 1.2, 0.01), Sample("gentle", gentle, 0.5, 1.199, 0.0011),
    Sample("wild", wild, 0.5, -1, 1e-6),
    Sample("inverse of circularEaseIn", .circularEaseIn.inverse, 0.3, 0.98019605882, 1e-6),
  ]

  @Test(arguments: values) func `curves have their reference values`(sample: Sample) {
    #expect(abs(sample.curve.value(at: sample.progress) - sample.expected) <= sample.tolerance)
  }

  @Test(arguments: velocities) func `curves have their reference slopes`(sample: Sample) {
    #expect(abs(sample.curve.velocity(at: sample.progress) - sample.expected) <= sample.tolerance)
  }

  @Test func `a circular curve is vertical where it meets the edge`() {
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
  }

  @Test func `the inverse of ease-in differs from ease-out`() {
    let inverse = UnitCurve.easeIn.inverse.value(at: 0.3)
    #expect(abs(inverse - UnitCurve.easeOut.value(at: 0.3)) > 0.01)
  }

  @Test func `the inverse swaps the coordinates of the control points`() {
    let swapped = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.1, y: 0.25), endControlPoint: UnitPoint(x: 0.9, y: 0.75))
    #expect(Self.gentle.inverse == swapped)
    #expect(Self.gentle.inverse.value(at: 0.3) == swapped.value(at: 0.3))
  }

  @Test(arguments: [3, 14, 159] as [UInt64])
  func `random curves are solved to 1e-9 and inverted by their inverse`(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let points = (0..<4).map { _ in CGFloat.random(in: 0...1, using: &generator) }
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: points[0], y: points[1]),
        endControlPoint: UnitPoint(x: points[2], y: points[3]))
      let s = Double.random(in: 0.05...0.95, using: &generator)
      func cubic(_ first: CGFloat, _ second: CGFloat) -> Double {
        let r = 1 - s
        return 3 * r * r * s * Double(first) + 3 * r * s * s * Double(second) + s * s * s
      }
      let x = cubic(points[0], points[2])
      let y = cubic(points[1], points[3])
      #expect(abs(curve.value(at: x) - y) < 1e-9, "seed \(seed), \(points), \(s)")
      #expect(abs(curve.inverse.value(at: y) - x) < 1e-9, "seed \(seed), \(points), \(s)")
    }
  }

  @Test func `every curve begins at 0, ends at 1 and clamps its input`() {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut, Self.wild,
    ]
    for curve in curves {
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: -3) == 0)
      #expect(curve.value(at: 3) == 1)
    }
  }
}
