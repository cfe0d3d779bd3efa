import Foundation
import Testing
import ZoetropeGeometry

/// Transforms of space.
struct CATransform3DTests {
  private func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    func entries(_ t: CATransform3D) -> [CGFloat] {
      [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
        t.m42, t.m43, t.m44,
      ]
    }
    return zip(entries(a), entries(b)).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func `the identity leaves points unchanged`() {
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    let turn = CATransform3DMakeRotation(1, 1, 2, 3)
    #expect(CATransform3DEqualToTransform(CATransform3DConcat(turn, CATransform3DIdentity), turn))
    #expect(CATransform3DEqualToTransform(CATransform3DConcat(CATransform3DIdentity, turn), turn))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func `an operation on a transform is applied before it`() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
    #expect(moved.m41 == 2 && moved.m42 == 3 && moved.m43 == 4)
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(1, 1, 1), 2, 3, 4)
    #expect(scaled.m41 == 1 && scaled.m11 == 2)
    let turned = CATransform3DRotate(CATransform3DMakeTranslation(5, 0, 0), .pi / 2, 0, 0, 1)
    #expect(abs(turned.m12 - 1) < 1e-12 && turned.m41 == 5)
  }

  @Test func `perspective that precedes a rotation is kept`() {
    var eye = CATransform3DIdentity
    eye.m34 = -1.0 / 1000
    let turn = CATransform3DRotate(eye, .pi / 4, 1, 0, 0)
    #expect(abs(turn.m24 + 0.000707) < 1e-6 && abs(turn.m34 + 0.000707) < 1e-6)
    #expect(abs(turn.m23 - 0.70711) < 1e-5 && abs(turn.m32 + 0.70711) < 1e-5)
  }

  @Test func `the inverse undoes every transform`() {
    var eye = CATransform3DIdentity
    eye.m34 = -0.01
    for transform in [
      CATransform3DIdentity, CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(2, 3, 4),
      CATransform3DMakeRotation(1, 1, 2, 3), CATransform3DRotate(eye, 2, 0, 1, 0),
      CATransform3DTranslate(eye, 5, 6, 7),
    ] {
      let inverse = CATransform3DInvert(transform)
      #expect(isNear(CATransform3DConcat(transform, inverse), CATransform3DIdentity))
    }
    let flat = CATransform3DMakeScale(1, 1, 0)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test func `an affine transform keeps its entries in three dimensions`() {
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let space = CATransform3DMakeAffineTransform(affine)
    #expect(CATransform3DIsAffine(space))
    #expect(CATransform3DGetAffineTransform(space) == affine)
    #expect(ProjectionTransform(space) == ProjectionTransform(affine))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
  }

  @Test func `near a point a projection is affine`() {
    var projection = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(projection.isParallel && projection.determinant == 6)
    #expect(projection.affine(near: .zero) == CGAffineTransform(scaleX: 2, y: 3))
    projection.m13 = 0.01
    projection.m31 = 7
    #expect(!projection.isParallel)
    let point = CGPoint(x: 30, y: 20)
    let affine = projection.affine(near: point)
    for (dx, dy) in [(0.0, 0.0), (1e-4, 0), (0, 1e-4)] {
      let moved = CGPoint(x: point.x + CGFloat(dx), y: point.y + CGFloat(dy))
      let (exact, near) = (moved.applying(projection), moved.applying(affine))
      #expect(abs(exact.x - near.x) < 1e-8 && abs(exact.y - near.y) < 1e-8)
    }
  }
}
