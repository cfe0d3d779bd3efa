import Foundation
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry

@testable import Zoetrope

struct ShapeInsetTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
  private let inner = CGRect(x: 5, y: 5, width: 90, height: 50)

  @Test func `built-in shapes can be inset`() {
    #expect(Rectangle().inset(by: 5).path(in: rect) == Path(inner))
    #expect(Rectangle().inset(by: 2).inset(by: 3).path(in: rect) == Path(inner))
    #expect(Rectangle().inset(by: 0).path(in: rect) == Path(rect))
    #expect(Ellipse().inset(by: 5).path(in: rect) == Path(ellipseIn: inner))
    #expect(Capsule().inset(by: 5).path(in: rect) == Capsule().path(in: inner))
    #expect(Circle().inset(by: 5).path(in: rect) == Circle().path(in: inner))
    #expect(ContainerRelativeShape().inset(by: 5).path(in: rect) == Path(inner))
    #expect(
      Circle().inset(by: 5).path(in: rect).description
        == """
        75 30 m 75 43.8071 63.8071 55 50 55 c 36.1929 55 25 43.8071 25 30 c \
        25 16.1929 36.1929 5 50 5 c 63.8071 5 75 16.1929 75 30 c h
        """)
  }

  @Test func `the corners of an inset keep their centers`() {
    for style in [RoundedCornerStyle.circular, .continuous] {
      func path(_ radius: CGFloat, insetBy amount: CGFloat) -> Path {
        RoundedRectangle(cornerRadius: radius, style: style).inset(by: amount).path(in: rect)
      }
      func expected(_ radius: CGFloat, _ rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: radius, style: style)
      }
      #expect(path(12, insetBy: 5) == expected(7, inner))
      #expect(path(12, insetBy: 0) == expected(12, rect))
      #expect(path(5, insetBy: 5) == Path(inner))
      #expect(path(3, insetBy: 5) == Path(inner))
      #expect(path(0, insetBy: -5) == Path(rect.insetBy(dx: -5, dy: -5)))
      #expect(path(12, insetBy: -5) == expected(17, rect.insetBy(dx: -5, dy: -5)))
      // A radius that does not fit counts as it is drawn.
      #expect(path(80, insetBy: 5) == expected(25, inner))
      #expect(path(80, insetBy: -5) == expected(35, rect.insetBy(dx: -5, dy: -5)))
    }
    let size = CGSize(width: 20, height: 8)
    #expect(
      RoundedRectangle(cornerSize: size, style: .circular).inset(by: 5).path(in: rect)
        == Path(roundedRect: inner, cornerSize: CGSize(width: 15, height: 3), style: .circular))
  }

  @Test func `each corner of an uneven rectangle shrinks by itself`() {
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: 0, bottomLeadingRadius: 3, bottomTrailingRadius: 12, topTrailingRadius: 20)
    let radii = RectangleCornerRadii(bottomTrailing: 7, topTrailing: 15)
    #expect(shape.inset(by: 5).path(in: rect) == Path(roundedRect: inner, cornerRadii: radii))
  }

  @Test func `an inset without room is empty`() {
    #expect(Rectangle().inset(by: 31).path(in: rect).isEmpty)
    #expect(Circle().inset(by: 31).path(in: rect).isEmpty)
    #expect(RoundedRectangle(cornerRadius: 4).inset(by: 31).path(in: rect).isEmpty)
    #expect(Capsule().inset(by: 31).path(in: rect).isEmpty)
  }

  @Test func `offset and rotated shapes inset the shape inside`() {
    #expect(
      Rectangle().offset(x: 7).inset(by: 5).path(in: rect)
        == Path(inner.offsetBy(dx: 7, dy: 0)))
    let turned = Rectangle().rotation(.degrees(30)).inset(by: 5).path(in: rect)
    #expect(turned == Rectangle().inset(by: 5).rotation(.degrees(30)).path(in: rect))
  }

  @Test func `the inset animates with the shape's own numbers`() {
    var inset = ShapeInset(base: RoundedRectangle(cornerRadius: 12), amount: 4)
    inset.animatableData.scale(by: 0.5)
    #expect(inset.amount == 2)
    #expect(inset.base.cornerSize == CGSize(width: 6, height: 6))
  }

  @MainActor @Test func `a border lies inside the frame`() throws {
    let pen = StrokeStyle(lineWidth: 4, lineJoin: .round)
    let host = Host(40, 20) { Rectangle().strokeBorder(.black, style: pen, antialiased: false) }
    let stroke = try #require(host.displayList().strokes.first)
    #expect(stroke.path == Path(CGRect(x: 2, y: 2, width: 36, height: 16)))
    #expect(stroke.style == pen)
    #expect(!stroke.isAntialiased)
  }

  @MainActor @Test func `all spellings of a border draw the same`() {
    func border(_ content: () -> some View) -> [DisplayList.Stroke] {
      Host(40, 20, content).displayList().strokes
    }
    let wanted = border { Capsule().strokeBorder(.black, lineWidth: 3) }
    #expect(wanted.count == 1)
    #expect(wanted.first?.style == StrokeStyle(lineWidth: 3))
    let pen = StrokeStyle(lineWidth: 3)
    #expect(border { Capsule().strokeBorder(lineWidth: 3) } == wanted)
    #expect(border { Capsule().strokeBorder(style: pen) } == wanted)
    #expect(border { Capsule().strokeBorder(.black, style: pen) } == wanted)
    #expect(border { Capsule().strokeBorder() }.first?.style.lineWidth == 1)
  }

  @MainActor @Test func `a growing border stays inside`() async throws {
    let host = Host(size: CGSize(width: 40, height: 20))
    let width = host.makeState(2.0)
    host.show(Border(width: width))
    withAnimation(.linear(duration: 1)) { width.wrappedValue = 6 }
    try await host.advance(to: 0)
    try await host.advance(to: 0.5)
    let stroke = try #require(host.displayList().strokes.first)
    #expect(near(stroke.style.lineWidth, 4))
    #expect(near(stroke.path.boundingRect, CGRect(x: 2, y: 2, width: 36, height: 16)))
  }

  private struct Border: View {
    @Binding var width: Double
    var body: some View { Rectangle().strokeBorder(.black, lineWidth: width) }
  }
}
