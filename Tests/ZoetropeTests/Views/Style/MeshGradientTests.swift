import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// Mesh gradients as paints.
@MainActor struct MeshGradientTests {
  private func paint<S: ShapeStyle>(_ style: S) -> MeshPaint? {
    let list = drawn { Rectangle().fill(style) }
    for paint in list.paints {
      if case .mesh(let mesh) = paint { return mesh }
    }
    return nil
  }

  private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  @Test func `two by two points form a patch with straight edges`() throws {
    let style = MeshGradient(
      width: 2, height: 2, points: corners, colors: [.red, .green, .blue, .white])
    let mesh = try #require(paint(style))
    #expect(mesh.width == 2 && mesh.height == 2 && mesh.isSmooth && mesh.interpolation == .device)
    #expect(mesh.background.alpha == 0)
    #expect(mesh.colors == [.red, .green, .blue, .white].map(paintColor))
    #expect(
      mesh.vertices.map(\.position) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 20), CGPoint(x: 40, y: 20),
      ])
    #expect(near(mesh.vertices[0].trailing, CGPoint(x: 40.0 / 3, y: 0), 1e-4))
    #expect(near(mesh.vertices[1].leading, CGPoint(x: 80.0 / 3, y: 0), 1e-4))
    #expect(near(mesh.vertices[0].bottom, CGPoint(x: 0, y: 20.0 / 3), 1e-4))
    #expect(near(mesh.vertices[2].top, CGPoint(x: 0, y: 40.0 / 3), 1e-4))
    #expect(drawn { style } == drawn { Rectangle().fill(style) })
  }

  @Test func `curves go smoothly through an inner point`() throws {
    let points: [SIMD2<Float>] = [[0, 0], [0.5, 0.25], [1, 0], [0, 1], [0.5, 1], [1, 1]]
    let style = MeshGradient(
      width: 3, height: 2, points: points,
      resolvedColors: Array(repeating: Color.Resolved(red: 1, green: 0, blue: 0), count: 6),
      background: .black, smoothsColors: false, colorSpace: .perceptual)
    let mesh = try #require(paint(style))
    let middle = mesh.vertices[1]
    // A sixth of the way from neighbor to neighbor.
    #expect(near(middle.trailing, CGPoint(x: 20 + 40 / 6.0, y: 5), 1e-4))
    #expect(near(middle.leading, CGPoint(x: 20 - 40 / 6.0, y: 5), 1e-4))
    #expect(!mesh.isSmooth && mesh.interpolation == .perceptual && mesh.background.alpha == 1)
  }

  @Test func `control points may be given`() throws {
    let points = corners.map {
      MeshGradient.BezierPoint(
        position: $0, leadingControlPoint: [0.1, 0.1], topControlPoint: [0.2, 0.2],
        trailingControlPoint: [0.3, 0.3], bottomControlPoint: [0.4, 0.4])
    }
    let style = MeshGradient(
      width: 2, height: 2, bezierPoints: points, colors: [.red, .red, .red, .blue])
    let vertex = try #require(paint(style)).vertices[3]
    #expect(near(vertex.leading, CGPoint(x: 4, y: 2), 1e-4))
    #expect(near(vertex.bottom, CGPoint(x: 16, y: 8), 1e-4))
  }

  @Test(arguments: [(2, 2, 3, 4), (2, 2, 4, 5), (-2, -2, 4, 4), (Int.max, Int.max, 4, 4)])
  func `wrong counts show the background and are reported`(
    _ width: Int, _ height: Int, _ points: Int, _ colors: Int
  ) {
    let style = MeshGradient(
      width: width, height: height, points: Array(repeating: .zero, count: points),
      colors: Array(repeating: .red, count: colors), background: .blue)
    let host = Host(40, 20) { style }
    #expect(host.displayList().paints == [.color(paintColor(.blue))])
    #expect(host.takeDiagnostics().contains { $0.message.contains("mesh gradient") })
  }

  @Test func `an empty mesh draws nothing, and a line draws its background`() {
    let none = MeshGradient(width: 0, height: 0, points: [], colors: [])
    #expect(drawn { none }.items.isEmpty)
    let line = MeshGradient(
      width: 2, height: 1, points: [[0, 0], [1, 0]], colors: [.red, .blue], background: .green)
    #expect(drawn { line }.paints == [.color(paintColor(.green))])
    let bad = MeshGradient(
      width: 2, height: 2, points: [[.nan, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.red, .red, .red, .red])
    #expect(drawn { bad }.items.isEmpty)
  }
}
