import Foundation
import Testing
import ZoetropeGeometry

struct GeometryValueTests {
  @Test func `degrees and radians describe the same angle`() {
    #expect(abs(Angle(degrees: 180).radians - 3.14159265359) < 1e-11)
    #expect(abs(Angle(degrees: 360).radians - 6.28318530718) < 1e-11)
    #expect(Angle.radians(.pi) == Angle(radians: .pi))
    #expect(Angle.degrees(90) == Angle(degrees: 90))
    var angle = Angle()
    #expect(angle == .zero)
    angle.degrees = 45
    #expect(abs(angle.degrees - 45) < 1e-12)
    #expect(abs(angle.radians - .pi / 4) < 1e-12)
  }

  @Test func `angles are ordered and keep whole turns`() {
    #expect(Angle.degrees(10) < .degrees(20))
    #expect(Angle.degrees(-10) < .zero)
    #expect(Angle.degrees(360) != .zero)
  }

  @Test func `unit points name nine places`() {
    #expect(UnitPoint() == .zero)
    #expect(UnitPoint.zero == .topLeading)
    let places: [UnitPoint] = [
      .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
      .bottomTrailing,
    ]
    #expect(Set(places).count == 9)
    #expect(places.map(\.x) == [0, 0.5, 1, 0, 0.5, 1, 0, 0.5, 1])
    #expect(places.map(\.y) == [0, 0, 0, 0.5, 0.5, 0.5, 1, 1, 1])
  }

  @Test func `edge insets are zero by default`() {
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    #expect(EdgeInsets() != EdgeInsets(top: 0, leading: 0, bottom: 1, trailing: 0))
  }

  @Test func `a set of edges has one bit per edge`() {
    #expect(Edge.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(Edge.allCases.map { Edge.Set($0).rawValue } == [1, 2, 4, 8])
    #expect(Edge.Set.all.rawValue == 15)
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set.vertical == [.top, .bottom])
    #expect(!Edge.Set.vertical.contains(.leading))
    #expect(Edge.Set().isEmpty)
    #expect(HorizontalEdge.Set.all == [.leading, .trailing])
    #expect(HorizontalEdge.Set(.trailing).rawValue == 2)
    #expect(VerticalEdge.Set.all == [.top, .bottom])
    #expect(VerticalEdge.Set(.bottom).rawValue == 2)
  }

  @Test func `axes have their raw values and descriptions`() {
    #expect(Axis.horizontal.rawValue == 0)
    #expect(Axis.vertical.rawValue == 1)
    #expect(Axis.allCases == [.horizontal, .vertical])
    #expect("\(Axis.horizontal) \(Axis.vertical)" == "horizontal vertical")
    #expect(!Axis.Set.horizontal.contains(.vertical))
    #expect(Axis.Set([.horizontal, .vertical]).rawValue == 3)
  }

  @Test func `a mirroring shape is mirrored in right-to-left layout`() {
    #expect(LayoutDirectionBehavior.mirrors == .mirrors(in: .rightToLeft))
    #expect(LayoutDirectionBehavior.mirrors != .fixed)
    #expect(LayoutDirection.allCases == [.leftToRight, .rightToLeft])
  }

  @Test func `fill, stroke and corner styles have their defaults`() {
    #expect(FillStyle() == FillStyle(eoFill: false, antialiased: true))
    #expect(RectangleCornerRadii(topTrailing: 3).topTrailing == 3)
    #expect(RectangleCornerRadii(topTrailing: 3) != RectangleCornerRadii())
    let pen = StrokeStyle()
    #expect(pen == StrokeStyle(lineWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 10))
    #expect(pen.dash.isEmpty)
  }
}
