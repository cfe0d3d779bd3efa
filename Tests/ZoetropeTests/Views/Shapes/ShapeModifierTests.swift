import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Shapes made from other shapes.
struct ShapeModifierTests {
  private static let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  private func text(_ shape: some Shape, in rect: CGRect = rect) -> String {
    shape.path(in: rect).description
  }

  @Test func `an offset moves the path`() {
    let moved = "10 5 m 110 5 l 110 65 l 10 65 l h"
    #expect(text(Rectangle().offset(x: 10, y: 5)) == moved)
    #expect(text(Rectangle().offset(CGSize(width: 10, height: 5))) == moved)
    #expect(text(Rectangle().offset(CGPoint(x: 10, y: 5))) == moved)
    #expect(text(Rectangle().offset(y: 5)) == "0 5 m 100 5 l 100 65 l 0 65 l h")
  }

  @Test func `a scale keeps its anchor in place`() {
    let half = "25 15 m 75 15 l 75 45 l 25 45 l h"
    #expect(text(Rectangle().scale(0.5)) == half)
    #expect(text(Rectangle().scale(x: 0.5, y: 0.5)) == half)
    #expect(text(Rectangle().scale(x: 0.5)) == "25 0 m 75 0 l 75 60 l 25 60 l h")
    #expect(
      text(Rectangle().scale(2, anchor: .topLeading)) == "0 0 m 200 0 l 200 120 l 0 120 l h")
    let elsewhere = CGRect(x: 10, y: 20, width: 20, height: 10)
    #expect(
      text(Rectangle().scale(0.5), in: elsewhere) == "15 22.5 m 25 22.5 l 25 27.5 l 15 27.5 l h")
  }

  @Test func `a rotation turns clockwise around its anchor`() {
    expect(Rectangle().rotation(.degrees(90)), "80 -20 m 80 80 l 20 80 l 20 -20 l h")
    expect(
      Rectangle().rotation(.degrees(30), anchor: .bottomTrailing),
      "43.3975 -41.9615 m 130 8.03848 l 100 60 l 13.3975 10 l h")
  }

  @Test func `a transform is applied about the top left corner`() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 3, ty: 4)
    #expect(text(Rectangle().transform(transform)) == "3 4 m 203 4 l 203 64 l 3 64 l h")
  }

  @Test func `a custom size starts at the frame's corner or has an anchor`() {
    #expect(text(Rectangle().size(width: 10, height: 20)) == "0 0 m 10 0 l 10 20 l 0 20 l h")
    #expect(
      text(
        Rectangle().size(CGSize(width: 10, height: 20)), in: CGRect(x: 5, y: 6, width: 1, height: 1)
      )
        == "5 6 m 15 6 l 15 26 l 5 26 l h")
    #expect(
      text(Rectangle().size(width: 10, height: 20, anchor: .center))
        == "45 20 m 55 20 l 55 40 l 45 40 l h")
    #expect(
      text(Rectangle().size(CGSize(width: 10, height: 20), anchor: .bottomTrailing))
        == "90 40 m 100 40 l 100 60 l 90 60 l h")
  }

  @Test func `a trim is a part of the path`() {
    #expect(text(Rectangle().trim(from: 0.125, to: 0.5)) == "40 0 m 100 0 l 100 60 l")
    #expect(text(Rectangle().trim(to: 0.125)) == "0 0 m 40 0 l")
    #expect(text(Rectangle().trim()) == text(Rectangle()))
    #expect(text(Rectangle().trim(from: 0.5, to: 0.5)).isEmpty)
  }

  @Test func `modifiers combine in order`() {
    #expect(
      text(Rectangle().scale(0.5).offset(x: 5).trim(to: 0.25)) == "30 15 m 70 15 l")
    #expect(
      text(Rectangle().offset(x: 5).scale(0.5)) == "27.5 15 m 77.5 15 l 77.5 45 l 27.5 45 l h")
  }

  @Test func `all numbers of a chain animate`() {
    var shape = RoundedRectangle(cornerRadius: 4).offset(x: 1, y: 2)
      .scale(x: 3, y: 4, anchor: .topLeading).rotation(.radians(1), anchor: .center)
    let data = shape.animatableData
    #expect(data.first.first.first == AnimatablePair(4, 4))
    #expect(data.first.first.second == AnimatablePair(1, 2))
    #expect(data.first.second.first == AnimatablePair(3, 4))
    #expect(data.second.first == Angle.radians(1).animatableData)
    var half = data
    half.scale(by: 0.5)
    shape.animatableData = half
    #expect(shape.shape.shape.offset == CGSize(width: 0.5, height: 1))
    #expect(shape.shape.scale == CGSize(width: 1.5, height: 2))
    #expect(shape.angle == .radians(0.5))
    #expect(shape.anchor == UnitPoint(x: 0.25, y: 0.25))
  }

  @Test func `trims, sizes and strokes animate`() {
    var trimmed = _TrimmedShape(shape: Rectangle(), startFraction: 0.2, endFraction: 0.6)
    trimmed.animatableData.scale(by: 0.5)
    #expect(trimmed.startFraction == 0.1 && trimmed.endFraction == 0.3)
    var sized = _SizedShape(
      shape: Rectangle(), size: CGSize(width: 8, height: 6), anchor: .trailing)
    sized.animatableData.scale(by: 0.5)
    #expect(sized.size == CGSize(width: 4, height: 3))
    #expect(sized.anchor == UnitPoint(x: 0.5, y: 0.25))
    var stroked = _StrokedShape(shape: Rectangle(), style: StrokeStyle(lineWidth: 8))
    stroked.animatableData.scale(by: 0.5)
    #expect(stroked.style.lineWidth == 4)
    var transformed = RoundedRectangle(cornerRadius: 4).transform(.identity)
    transformed.animatableData.scale(by: 0.5)
    #expect(transformed.shape.cornerSize == CGSize(width: 2, height: 2))
  }

  @Test func `sizes are those of the shape inside`() {
    let proposal = ProposedViewSize(width: 60, height: 40)
    func size(_ shape: some Shape) -> CGSize { shape.sizeThatFits(proposal) }
    let full = CGSize(width: 60, height: 40)
    let square = CGSize(width: 40, height: 40)
    #expect(size(Rectangle().scale(0.5)) == full)
    #expect(size(Rectangle().offset(x: 9)) == full)
    #expect(size(Rectangle().rotation(.degrees(9))) == full)
    #expect(size(Rectangle().transform(.identity)) == full)
    #expect(size(Rectangle().size(width: 5, height: 5)) == full)
    #expect(size(Rectangle().inset(by: 5)) == full)
    #expect(size(Circle().trim(to: 0.5)) == square)
    #expect(size(Circle().stroke()) == square)
    #expect(size(Circle().inset(by: 5)) == square)
    #expect(size(AnyShape(Circle().scale(2))) == square)
    #expect(Rectangle().offset(x: 9).sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
  }

  @Test func `the role is that of the shape inside`() {
    func role<S: Shape>(_ shape: S) -> ShapeRole { S.role }
    #expect(role(Rectangle().offset(x: 1).scale(2).rotation(.zero).trim()) == .fill)
    #expect(role(Rectangle().stroke().offset(x: 1).transform(.identity)) == .stroke)
    #expect(role(Circle().inset(by: 1).size(width: 1, height: 1)) == .fill)
  }

  @Test func `uneven and container shapes have short names`() {
    let radii = RectangleCornerRadii(topLeading: 5, bottomTrailing: 9)
    let uneven = UnevenRoundedRectangle(cornerRadii: radii)
    #expect(text(.rect(cornerRadii: radii)) == text(uneven))
    #expect(text(.rect(topLeadingRadius: 5, bottomTrailingRadius: 9)) == text(uneven))
    #expect(text(.containerRelative) == text(Rectangle()))
  }

  private func expect(_ shape: some Shape, _ description: String) {
    let found = text(shape).split(separator: " ")
    let wanted = description.split(separator: " ")
    #expect(found.count == wanted.count)
    for (a, b) in zip(found, wanted) {
      let isSame = Double(a).flatMap { a in Double(b).map { abs(a - $0) <= 1e-3 } } ?? (a == b)
      #expect(isSame, "\(a) is not \(b)")
    }
  }
}
