import Foundation
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry

@testable import Zoetrope

/// Gradients as paints: the places of their colors in the frame of a view.
@MainActor struct GradientTests {
  private func gradient<S: ShapeStyle>(_ style: S) -> GradientPaint? {
    drawn { Rectangle().fill(style) }.gradients.first
  }

  private func shape<S: ShapeStyle>(_ style: S) -> GradientPaint.Shape? { gradient(style)?.shape }

  @Test func `colors without locations are evenly spaced`() {
    #expect(Gradient(colors: []).stops == [])
    #expect(Gradient(colors: [.red]).stops == [.init(color: .red, location: 0)])
    #expect(Gradient(colors: [.red, .blue, .red]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]) == Gradient(stops: [.init(color: .red, location: 0)]))
  }

  @Test func `without colors nothing is drawn, and one color is a plain fill`() {
    let none = drawn { LinearGradient(colors: [], startPoint: .top, endPoint: .bottom) }
    #expect(none.items.isEmpty)
    #expect(drawn { Rectangle().fill(Gradient(colors: [.clear, .clear])) }.items.isEmpty)
    let one = drawn { LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom) }
    #expect(one.paints == [.color(paintColor(.red))])
    let equal = drawn { Rectangle().fill(Gradient(colors: [.red, .red])) }
    #expect(equal.paints == [.color(paintColor(.red))])
  }

  @Test func `a linear gradient runs from point to point of the frame`() {
    let style = LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottom)
    #expect(shape(style) == .linear(start: .zero, end: CGPoint(x: 20, y: 20)))
    let stops = gradient(style)?.stops ?? []
    #expect(stops.map(\.location) == [0, 1])
    #expect(stops.map(\.color) == [paintColor(.red), paintColor(.blue)])
    #expect(gradient(style)?.interpolation == .device)
    #expect(gradient(style)?.spread == .pad && gradient(style)?.transform == .identity)
    let direct = drawn { style }
    #expect(direct == drawn { Rectangle().fill(style) })
  }

  @Test func `unit points refer to the frame, wherever it is and whatever its shape`() {
    let style = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let list = drawn {
      Circle().fill(style).frame(width: 10, height: 10).padding(.leading, 20)
    }
    #expect(
      list.gradients.first?.shape
        == .linear(start: CGPoint(x: 0, y: 5), end: CGPoint(x: 10, y: 5)))
    let background = drawn { Color.clear.frame(width: 12, height: 8).background(style) }
    #expect(
      background.gradients.first?.shape
        == .linear(start: CGPoint(x: 0, y: 4), end: CGPoint(x: 12, y: 4)))
  }

  @Test func `a rectangle can replace the frame`() {
    let style = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let rect = CGRect(x: 2, y: 4, width: 10, height: 6)
    let expected = GradientPaint.Shape.linear(
      start: CGPoint(x: 7, y: 4), end: CGPoint(x: 7, y: 10))
    #expect(shape(style.in(rect)) == expected)
    // The inner one wins.
    #expect(shape(style.in(rect).in(CGRect(x: 0, y: 0, width: 1, height: 1))) == expected)
    #expect(drawn { Rectangle().fill(Color.red.in(rect)) }.paints == [.color(paintColor(.red))])
  }

  @Test func `a stroke and a rotated shape keep the gradient in the frame`() throws {
    let style = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let line = drawn { Capsule().stroke(style, lineWidth: 2) }
    #expect(
      line.gradients.first?.shape
        == .linear(start: CGPoint(x: 20, y: 0), end: CGPoint(x: 20, y: 20)))
    let turned = drawn { Rectangle().rotation(.degrees(90)).stroke(style, lineWidth: 2) }
    let paint = try #require(turned.gradients.first)
    guard case .stroke(let stroke) = turned.items[0] else { throw Missing() }
    let start = CGPoint(x: 20, y: 0).applying(paint.transform).applying(stroke.transform)
    #expect(near(start, CGPoint(x: 20, y: 0)))
  }

  private struct Missing: Error {}

  @Test func `radii are in points`() {
    let style = RadialGradient(
      colors: [.red, .blue], center: .bottomTrailing, startRadius: 2, endRadius: 30)
    #expect(
      shape(style) == .radial(center: CGPoint(x: 40, y: 20), startRadius: 2, endRadius: 30))
    #expect(shape(.radialGradient(Color.red.gradient, endRadius: 5)) != nil)
  }

  @Test func `an elliptical gradient is a circular one stretched to the frame`() throws {
    let style = EllipticalGradient(colors: [.red, .blue])
    #expect(
      shape(style)
        == .radial(center: CGPoint(x: 0.5, y: 0.5), startRadius: 0, endRadius: 0.5))
    let transform = try #require(gradient(style)?.transform)
    #expect(transform == CGAffineTransform(a: 40, b: 0, c: 0, d: 20, tx: 0, ty: 0))
    let flat = drawn { style.frame(height: 0) }
    #expect(flat.gradients.allSatisfy { $0.transform.d > 0 })
  }

  @Test func `a conic gradient is a whole turn`() {
    let center = CGPoint(x: 20, y: 10)
    let style = AngularGradient(
      colors: [.red, .blue], center: .center, angle: .radians(1))
    guard case .angular(center, 1, let end) = shape(style) else {
      Issue.record("\(String(describing: shape(style)))")
      return
    }
    #expect(abs(end - 1 - 2 * .pi) < 1e-12)
    #expect(
      AngularGradient(gradient: Gradient(colors: []), center: .center).endAngle == .degrees(360))
    #expect(gradient(style)?.stops.map(\.location) == [0, 1])
  }

  @Test func `of several turns the last one shows`() throws {
    let style = AngularGradient(
      colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .radians(4 * .pi))
    guard case .angular(_, let start, let end) = shape(style) else { throw Missing() }
    #expect(abs(start - 2 * .pi) < 1e-12 && abs(end - 4 * .pi) < 1e-12)
    let locations = try #require(gradient(style)?.stops.map(\.location))
    #expect(abs(locations[0] + 1) < 1e-12 && abs(locations[1] - 1) < 1e-12)
  }

  @Test func `descending angles reverse the gradient`() throws {
    let style = AngularGradient(
      stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.25)],
      center: .center, startAngle: .radians(2), endAngle: .radians(1))
    guard case .angular(_, 1, 2) = shape(style) else { throw Missing() }
    let stops = try #require(gradient(style)?.stops)
    #expect(stops.map(\.location) == [0.75, 1])
    #expect(stops.map(\.color) == [paintColor(.blue), paintColor(.red)])
  }

  @Test func `a gradient may be mixed in Oklab`() {
    let gradient = Gradient(colors: [.red, .blue])
    let any = gradient.colorSpace(.perceptual)
    #expect(self.gradient(any)?.interpolation == .perceptual)
    #expect(self.gradient(any.colorSpace(.device))?.interpolation == .device)
    let linear = self.gradient(.linearGradient(any, startPoint: .leading, endPoint: .trailing))
    #expect(linear?.interpolation == .perceptual)
    #expect(linear?.shape == .linear(start: CGPoint(x: 0, y: 10), end: CGPoint(x: 40, y: 10)))
    #expect(any == AnyGradient(gradient).colorSpace(.perceptual) && any != AnyGradient(gradient))
  }

  /// The lightness of HSL, in levels, at the upper end of a color's gradient.
  private func topLightness(_ color: Color) -> Float {
    guard let top = gradient(color.gradient)?.stops.first?.color else { return -1 }
    let parts = [top.red, top.green, top.blue]
    return ((parts.max() ?? 0) + (parts.min() ?? 0)) / 2 * 255
  }

  @Test func `the gradient of a color is lighter at the top`() {
    func color(_ red: Double, _ green: Double, _ blue: Double) -> Color {
      Color(red: red / 255, green: green / 255, blue: blue / 255)
    }
    #expect(abs(topLightness(color(128, 128, 128)) - 0.647 * 255) < 4)
    #expect(abs(topLightness(color(51, 102, 204)) - 0.639 * 255) < 4)
    #expect(abs(topLightness(color(0, 153, 51)) - 0.451 * 255) < 4)
    #expect(abs(topLightness(.black) - 0.198 * 255) < 4)
    #expect(drawn { Rectangle().fill(Color.white.gradient) }.paints.count == 1)
    let blue = gradient(.blue.gradient)
    #expect(blue?.shape == .linear(start: CGPoint(x: 20, y: 0), end: CGPoint(x: 20, y: 20)))
    #expect(blue?.stops.last?.color == paintColor(.blue))
    #expect(gradient(.blue.opacity(0.5).gradient)?.stops.map(\.color.alpha) == [0.5, 0.5])
  }

  @Test func `levels and opacities fade all colors`() {
    let style = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(gradient(style.opacity(0.5))?.stops.map(\.color.alpha) == [0.5, 0.5])
    #expect(gradient(style.secondary)?.stops.map(\.color.alpha) == [0.5, 0.5])
    #expect(drawn { Rectangle().fill(style.opacity(0)) }.items.isEmpty)
    let levels = drawn {
      Rectangle().fill(.tertiary).foregroundStyle(style)
    }
    #expect(levels.gradients.first?.stops.map(\.color.alpha) == [0.25, 0.25])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `non-finite numbers draw nothing and are reported`(_ bad: CGFloat) {
    let styles: [AnyShapeStyle] = [
      AnyShapeStyle(
        LinearGradient(
          colors: [.red, .blue], startPoint: UnitPoint(x: bad, y: 0), endPoint: .bottom)),
      AnyShapeStyle(
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: bad)),
      AnyShapeStyle(
        AngularGradient(colors: [.red, .blue], center: .center, angle: .radians(Double(bad)))),
      AnyShapeStyle(
        Gradient(stops: [.init(color: .red, location: bad), .init(color: .blue, location: 1)])),
      AnyShapeStyle(Color.red.gradient.in(CGRect(x: bad, y: 0, width: 1, height: 1))),
    ]
    for style in styles {
      let host = Host(40, 20) { Rectangle().fill(style) }
      #expect(host.displayList().items.isEmpty)
      #expect(host.takeDiagnostics().contains { $0.message.contains("not finite") })
    }
  }
}
