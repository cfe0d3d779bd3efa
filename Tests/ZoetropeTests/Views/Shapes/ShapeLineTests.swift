import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// Shapes as drawing items: strokes stay strokes, and shapes can be drawn several times over.
@MainActor struct ShapeLineTests {
  private func list<V: View>(@ViewBuilder _ content: () -> V) -> DisplayList {
    let list = Host(40, 20, content).displayList()
    #expect(throws: Never.self) { try list.validate() }
    return list
  }

  private func stroke<V: View>(@ViewBuilder _ content: () -> V) throws -> DisplayList.Stroke {
    let items = list(content)
    #expect(items.items.count == 1)
    return try #require(items.strokes.first)
  }

  private let rect = Path(CGRect(x: 0, y: 0, width: 40, height: 20))

  @Test func `a trimmed, moved or inset path is drawn as a stroke`() throws {
    let trimmed = try stroke { Rectangle().trim(to: 0.5).stroke(.black, lineWidth: 3) }
    #expect(trimmed.path == rect.trimmedPath(from: 0, to: 0.5))
    #expect(trimmed.style.lineWidth == 3)
    let moved = try stroke { Rectangle().offset(x: 4).stroke(.black) }
    #expect(moved.path == rect.offsetBy(dx: 4, dy: 0))
    let inset = try stroke { Rectangle().inset(by: 2).stroke(.black) }
    #expect(inset.path == Path(CGRect(x: 2, y: 2, width: 36, height: 16)))
  }

  @Test func `a moved, turned or scaled stroke is drawn as a stroke`() throws {
    let moved = try stroke { Rectangle().stroke(lineWidth: 3).offset(x: 4, y: 5) }
    #expect(moved.path == rect)
    #expect(moved.transform == CGAffineTransform(translationX: 4, y: 5))
    let scaled = try stroke { Rectangle().stroke(lineWidth: 3).scale(x: 2, y: 0.5) }
    #expect(scaled.path == rect)
    #expect(scaled.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 0.5, tx: -20, ty: 5))
    let turned = try stroke { Rectangle().stroke(lineWidth: 3).rotation(.degrees(90)) }
    #expect(near(turned.transform.b, 1) && near(turned.transform.tx, 30))
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let transformed = try stroke { Rectangle().stroke().offset(x: 1).transform(transform) }
    let both = CGAffineTransform(translationX: 1, y: 0).concatenating(transform)
    #expect(transformed.transform == both)
    let sized = try stroke { Rectangle().stroke().size(width: 8, height: 6) }
    #expect(sized.path == Path(CGRect(x: 0, y: 0, width: 8, height: 6)))
    let erased = try stroke { AnyShape(Rectangle().stroke(lineWidth: 3)) }
    #expect(erased.path == rect && erased.style.lineWidth == 3)
  }

  @Test func `a trimmed stroke is drawn as a filled outline`() throws {
    let items = list { Rectangle().stroke(lineWidth: 2).trim(to: 0.5) }
    let outline = rect.strokedPath(StrokeStyle(lineWidth: 2)).trimmedPath(from: 0, to: 0.5)
    #expect(items.fills.map(\.path) == [outline])
  }

  @Test func `strokes are antialiased on request`() throws {
    #expect(try stroke { Circle().stroke(.black) }.isAntialiased)
    #expect(try !stroke { Circle().stroke(.black, lineWidth: 1, antialiased: false) }.isAntialiased)
    let pen = StrokeStyle(lineWidth: 2)
    #expect(try !stroke { Circle().stroke(.black, style: pen, antialiased: false) }.isAntialiased)
  }

  @Test func `a shape is filled and stroked over`() {
    let items = list { Circle().fill(.white).stroke(.black, lineWidth: 2) }
    #expect(items.items.count == 2)
    #expect(items.fills.first?.path == Circle().path(in: CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(items.strokes.first?.path == items.fills.first?.path)
    // A circle in the middle of a wider canvas: both are at the same place.
    #expect(items.fills.first?.fill.transform == CGAffineTransform(translationX: 10, y: 0))
    #expect(items.strokes.first?.transform == items.fills.first?.fill.transform)
    guard case .fill? = items.items.first else {
      Issue.record("The fill is not behind the line")
      return
    }
  }

  @Test func `a shape is drawn three and four times over`() {
    let three = list {
      Capsule().strokeBorder(.black, lineWidth: 6).stroke(.white, lineWidth: 2).fill(.red)
    }
    #expect(three.strokes.map(\.style.lineWidth) == [6, 2])
    #expect(three.fills.count == 1)
    let four = list {
      Circle().fill().fill(.white).strokeBorder(lineWidth: 3).stroke(.black, lineWidth: 1)
    }
    #expect(four.items.count == 4)
    #expect(four.strokes.map(\.style.lineWidth) == [3, 1])
  }

  @Test func `strokes are measured like their shapes`() {
    let host = Host(300, 200) {
      HStack(spacing: 0) {
        mark("c") { Circle() }
        mark("e") { Ellipse() }
        mark("cap") { Capsule() }
        mark("st") { Circle().stroke() }
      }.frame(height: 40)
    }
    #expect(near(host.frame("c"), CGRect(x: 0, y: 80, width: 40, height: 40)))
    #expect(near(host.frame("e"), CGRect(x: 40, y: 80, width: 110, height: 40)))
    #expect(near(host.frame("cap"), CGRect(x: 150, y: 80, width: 110, height: 40)))
    #expect(near(host.frame("st"), CGRect(x: 260, y: 80, width: 40, height: 40)))
    let fixed = Host(300, 200) {
      mark("b") { Circle().strokeBorder().fixedSize() }
      mark("s") { Rectangle().stroke(.black).fixedSize() }
    }
    #expect(fixed.frame("b").size == CGSize(width: 10, height: 10))
    #expect(fixed.frame("s").size == CGSize(width: 10, height: 10))
  }

  @Test func `a path names the innermost shape`() {
    let host = Host(40, 20) {
      Circle().trim(to: 0.5).rotation(.degrees(9)).stroke(lineWidth: 2)
      RoundedRectangle(cornerRadius: 2).inset(by: 1).offset(x: 1)
    }
    #expect(host.placements().map(\.path) == ["Circle[0]", "RoundedRectangle[1]"])
  }

  @Test func `right-to-left layout mirrors shapes`() throws {
    func shown(_ direction: LayoutDirection, _ content: () -> some View) -> DisplayList {
      let host = Host(size: CGSize(width: 40, height: 20))
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      host.show(content(), environment: environment)
      return host.displayList()
    }
    let corner = UnevenRoundedRectangle(topLeadingRadius: 8, style: .circular)
    let mirrored = UnevenRoundedRectangle(topTrailingRadius: 8, style: .circular)
    let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    let right = try #require(shown(.rightToLeft) { corner }.fills.first?.path)
    #expect(right.boundingRect == frame)
    #expect(right.contains(CGPoint(x: 1, y: 1)) && !right.contains(CGPoint(x: 39, y: 1)))
    #expect(!mirrored.path(in: frame).contains(CGPoint(x: 39, y: 1)))
    #expect(shown(.leftToRight) { corner }.fills.first?.path == corner.path(in: frame))
    // A symmetric shape stays unchanged, and so does the start of its outline.
    let circle = Circle().trim(to: 0.25)
    #expect(
      shown(.rightToLeft) { circle }.fills.first?.path
        == shown(.leftToRight) { circle }.fills.first?.path)
    let line = try #require(shown(.rightToLeft) { corner.stroke(.black) }.strokes.first)
    #expect(line.path == corner.path(in: frame))
    #expect(line.transform == CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 40, ty: 0))
  }
}
