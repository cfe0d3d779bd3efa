import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

struct AnimatableTests {
  private struct Plain: Animatable {
    var number = 7
  }

  private struct Wheel: Animatable {
    var turn = Angle.zero
    var radius: CGFloat = 0

    var animatableData: AnimatablePair<Angle.AnimatableData, CGFloat> {
      get { AnimatablePair(turn.animatableData, radius) }
      set {
        turn.animatableData = newValue.first
        radius = newValue.second
      }
    }
  }

  @Test func `a type without animatable data has nothing to animate`() {
    var plain = Plain()
    plain.animatableData = EmptyAnimatableData()
    #expect(plain.animatableData == .zero)
    #expect(plain.number == 7)
  }

  @Test func `numbers are their own animatable data`() {
    var number = 1.5
    number.animatableData += 1
    #expect(number == 2.5)
    var length: CGFloat = 3
    length.animatableData.scale(by: 2)
    #expect(length == 6)
  }

  @Test func `several values are animated as a pair`() {
    var wheel = Wheel(turn: .radians(0.5), radius: 3)
    #expect(wheel.animatableData == AnimatablePair(64, 3))
    wheel.animatableData = AnimatablePair(128, 9)
    #expect(wheel.turn.radians == 1 && wheel.radius == 9)
  }

  @Test func `an angle's animatable data is 128 per radian`() {
    #expect(abs(Angle(degrees: 90).animatableData - 201.061929829747) < 1e-9)
    #expect(abs(Angle(degrees: 180).animatableData - 402.123859659494) < 1e-9)
    var angle = Angle(degrees: 90)
    angle.animatableData *= 2
    #expect(abs(angle.degrees - 180) < 1e-9)
    #expect(abs(Angle(degrees: 180).radians - 3.14159265359) < 1e-11)
    #expect(abs(Angle(degrees: 360).radians - 6.28318530718) < 1e-11)
  }

  @Test func `a unit point's animatable data is 128 per unit`() {
    let point = UnitPoint(x: 0.25, y: 0.75)
    #expect(point.animatableData == AnimatablePair(32, 96))
    var copy = UnitPoint.zero
    copy.animatableData = point.animatableData
    #expect(copy == point)
  }

  @Test func `edge insets are ordered from top to trailing, unscaled`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let data = AnimatablePair<CGFloat, _>(
      1, AnimatablePair<CGFloat, _>(2, AnimatablePair<CGFloat, CGFloat>(3, 4)))
    #expect(insets.animatableData == data)
    var copy = EdgeInsets()
    copy.animatableData = data
    #expect(copy == insets)
  }

  @Test func `a stroke animates width, miter limit and dash phase`() {
    let style = StrokeStyle(lineWidth: 3, miterLimit: 10, dashPhase: 5)
    #expect(
      style.animatableData
        == AnimatablePair<CGFloat, _>(3, AnimatablePair<CGFloat, CGFloat>(10, 5)))
    var copy = StrokeStyle()
    copy.animatableData = style.animatableData
    #expect(copy == style)
  }

  @Test func `corner radii animate the top corners before the bottom ones`() {
    let radii = RectangleCornerRadii(
      topLeading: 1, bottomLeading: 3, bottomTrailing: 4, topTrailing: 2)
    #expect(
      radii.animatableData
        == AnimatablePair(
          AnimatablePair<CGFloat, CGFloat>(1, 2), AnimatablePair<CGFloat, CGFloat>(3, 4)))
    var copy = RectangleCornerRadii()
    copy.animatableData = radii.animatableData
    #expect(copy == radii)
  }

  @Test func `points, sizes and rectangles animate their coordinates`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.origin.animatableData == AnimatablePair(1, 2))
    #expect(rect.size.animatableData == AnimatablePair(3, 4))
    var copy = CGRect.zero
    copy.animatableData = rect.animatableData
    #expect(copy == rect)
  }

  @Test func `angles have arithmetic`() {
    var angle = Angle.degrees(30) + .degrees(60)
    #expect(abs(angle.degrees - 90) < 1e-12)
    angle -= .degrees(45)
    #expect(abs(angle.degrees - 45) < 1e-12)
    angle *= 4
    angle /= 2
    #expect(abs(angle.degrees - 90) < 1e-12)
    #expect(abs((angle * 2 - angle / 3).degrees - 150) < 1e-12)
    #expect((-Angle.radians(2)).radians == -2)
    #expect(Angle.radians(-0.5).magnitude == 64)
  }

  @Test func `edge insets have arithmetic`() {
    let one = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let sum = one + one * 2
    #expect(sum == EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3))
    #expect((sum - one).magnitude == 4)
  }
}
