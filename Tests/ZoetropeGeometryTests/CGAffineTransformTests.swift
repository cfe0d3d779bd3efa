import Foundation
import TestSupport
import Testing
import ZoetropeGeometry

@Suite(.reportsSeed) struct CGAffineTransformTests {
  private func expectSame(
    _ p: CGPoint, _ q: CGPoint, _ comment: Comment = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectEqual(p.x, q.x, comment, sourceLocation: sourceLocation)
    expectEqual(p.y, q.y, comment, sourceLocation: sourceLocation)
  }

  @Test func `the empty initializer gives zeros rather than the identity`() {
    #expect(CGAffineTransform() == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform(translationX: 1, y: 0).isIdentity)
  }

  @Test func `a rotation takes x to y, clockwise on the screen`() {
    let turned = CGPoint(x: 2, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    expectSame(turned, CGPoint(x: 0, y: 2))
  }

  @Test(arguments: UInt64(1)...20)
  func `concatenating applies the first transform first`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (first, second, point) = (random.transform(), random.transform(), random.point())
    expectSame(
      point.applying(first.concatenating(second)), point.applying(first).applying(second),
      "seed \(seed)")
  }

  @Test(arguments: UInt64(1)...20)
  func `concatenating is associative and the identity is neutral`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (a, b, c) = (random.transform(), random.transform(), random.transform())
    let point = random.point()
    expectSame(
      point.applying(a.concatenating(b).concatenating(c)),
      point.applying(a.concatenating(b.concatenating(c))), "seed \(seed)")
    #expect(a.concatenating(.identity) == a, "seed \(seed)")
    #expect(CGAffineTransform.identity.concatenating(a) == a, "seed \(seed)")
  }

  @Test(arguments: UInt64(1)...20)
  func `an inverse undoes its transform`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let transform = random.transform().rotated(by: 1).scaledBy(x: 2, y: 3)
    let point = random.point()
    let back = point.applying(transform).applying(transform.inverted())
    expectEqual(back.x, point.x, within: 1e-6, "seed \(seed)")
    expectEqual(back.y, point.y, within: 1e-6, "seed \(seed)")
  }

  @Test func `the inverse of a singular transform is the transform itself`() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 3)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform().inverted() == CGAffineTransform())
  }

  @Test func `rotating, scaling and translating happen before the transform`() {
    let point = CGPoint(x: 1, y: 1)
    let moved = CGAffineTransform(translationX: 10, y: 20)
    expectSame(point.applying(moved.scaledBy(x: 2, y: 3)), CGPoint(x: 12, y: 23))
    expectSame(point.applying(moved.rotated(by: .pi)), CGPoint(x: 9, y: 19))
    let scaled = CGAffineTransform(scaleX: 2, y: 3)
    expectSame(point.applying(scaled.translatedBy(x: 1, y: 2)), CGPoint(x: 4, y: 9))
  }

  @Test func `a size is transformed without the translation`() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let size = CGSize(width: 10, height: 100).applying(transform)
    #expect(size == CGSize(width: 310, height: 420))
  }

  @Test func `a rectangle becomes the bounding box of its corners`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let mirrored = rect.applying(CGAffineTransform(scaleX: -2, y: 1))
    #expect(mirrored == CGRect(x: -8, y: 2, width: 6, height: 4))
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
    expectRect(turned, -6...(-2), 1...4, within: 1e-9)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    #expect(CGRect.infinite.applying(CGAffineTransform(scaleX: 2, y: 2)).isInfinite)
  }

  @Test func `a transform is encoded as its six entries`() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(transform)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(CGAffineTransform.self, from: Data("[1,2,3]".utf8))
    }
  }

  @Test func `a vector is encoded as its two components`() throws {
    let data = try JSONEncoder().encode(CGVector(dx: 1, dy: 2.5))
    #expect(String(decoding: data, as: UTF8.self) == "[1,2.5]")
    #expect(try JSONDecoder().decode(CGVector.self, from: data) == CGVector(dx: 1, dy: 2.5))
    #expect(CGVector() == .zero)
  }
}
