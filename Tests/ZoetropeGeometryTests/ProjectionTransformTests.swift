import Foundation
import TestSupport
import Testing
import ZoetropeGeometry

@Suite(.reportsSeed) struct ProjectionTransformTests {
  @Test func `an affine transform fills the first two columns`() {
    let m = ProjectionTransform(CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7))
    #expect([m.m11, m.m12, m.m13] == [2, 3, 0])
    #expect([m.m21, m.m22, m.m23] == [4, 5, 0])
    #expect([m.m31, m.m32, m.m33] == [6, 7, 1])
    #expect(m.isAffine)
    #expect(!m.isIdentity)
    #expect(ProjectionTransform().isIdentity)
  }

  @Test func `the inverse of a scale by two is a scale by a half`() {
    let inverse = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)).inverted()
    #expect(inverse.m11 == 0.5)
    #expect(inverse.m22 == 0.5)
  }

  @Test func `a translation moves a point`() {
    let transform = ProjectionTransform(CGAffineTransform(translationX: 1, y: 2))
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 2, y: 3))
  }

  @Test func `perspective divides by the third coordinate`() {
    var transform = ProjectionTransform()
    transform.m13 = 1
    #expect(!transform.isAffine)
    #expect(CGPoint(x: 3, y: 8).applying(transform) == CGPoint(x: 0.75, y: 2))
  }

  @Test func `the inverse of a singular matrix is the matrix itself`() {
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let copy = flat
    let inverted = flat.invert()
    #expect(!inverted)
    #expect(flat == copy)
    #expect(flat.inverted() == copy)
  }

  @Test(arguments: UInt64(1)...20)
  func `inverse and composition hold with perspective`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var first = ProjectionTransform(random.transform())
    first.m13 = 0.001
    first.m23 = 0.002
    let second = ProjectionTransform(CGAffineTransform(rotationAngle: 1).translatedBy(x: 2, y: 3))
    let point = random.point()
    let one = point.applying(first.concatenating(second))
    let two = point.applying(first).applying(second)
    expectEqual(one.x, two.x, within: 1e-6, "seed \(seed)")
    expectEqual(one.y, two.y, within: 1e-6, "seed \(seed)")
    let back = point.applying(first.concatenating(first.inverted()))
    expectEqual(back.x, point.x, within: 1e-5, "seed \(seed)")
    expectEqual(back.y, point.y, within: 1e-5, "seed \(seed)")
  }
}
