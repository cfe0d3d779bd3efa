import Foundation
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry

@testable import Zoetrope

/// Views turned in space.
@MainActor struct Rotation3DTests {
  typealias Axis = (x: CGFloat, y: CGFloat, z: CGFloat)

  private func effect(
    _ degrees: Double, _ axis: Axis, anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1, size: CGSize = CGSize(width: 100, height: 50)
  ) -> ProjectionTransform {
    Rotation3DEffect(
      angle: .degrees(degrees), axis: axis, anchor: anchor, anchorZ: anchorZ,
      perspective: perspective
    ).effectValue(size: size)
  }

  @Test func `the right side moves away when a view turns about the y axis`() {
    let turn = effect(60, (0, 1, 0))
    #expect(near(CGPoint(x: 50, y: 25).applying(turn), CGPoint(x: 50, y: 25)))
    // A side 50 from the axis is 25 to the side and 43.3 away; the eye is at 100.
    let depth: CGFloat = 50 * 0.75.squareRoot()
    let right = CGPoint(x: 100, y: 0).applying(turn)
    #expect(near(right.x, 50 + 25 / (1 + depth / 100)))
    #expect(near(right.y, 25 - 25 / (1 + depth / 100)))
    let left = CGPoint(x: 0, y: 50).applying(turn)
    #expect(near(left.x, 50 - 25 / (1 - depth / 100)))
    #expect(near(left.y, 25 + 25 / (1 - depth / 100)))
  }

  @Test func `the upper side moves away when a view turns about the x axis`() {
    let turn = effect(60, (2, 0, 0))
    let (top, bottom) = (CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 50))
    #expect(top.applying(turn).x > 0 && bottom.applying(turn).x < 0)
  }

  @Test func `a turn about the z axis is flat and clockwise`() {
    let turn = effect(90, (0, 0, 1))
    #expect(turn.isParallel)
    #expect(near(CGPoint(x: 100, y: 25).applying(turn), CGPoint(x: 50, y: 75)))
  }

  @Test func `the eye's distance is the longer side divided by the perspective`() {
    for (perspective, distance) in [(0.5, 200.0), (1, 100), (2, 50)] {
      let turn = effect(30, (0, 1, 0), perspective: CGFloat(perspective))
      // The sine of the angle over the distance.
      #expect(near(turn.m13, CGFloat(0.5 / distance)))
      let high = effect(
        30, (0, 1, 0), perspective: CGFloat(perspective), size: CGSize(width: 10, height: 100))
      #expect(near(high.m13, turn.m13))
    }
    #expect(effect(30, (0, 1, 0), perspective: 0).isParallel)
  }

  @Test func `the anchor stays in place`() {
    for anchor in [UnitPoint.leading, .bottomTrailing, UnitPoint(x: 2, y: -1)] {
      let point = CGPoint(x: anchor.x * 100, y: anchor.y * 50)
      #expect(near(point.applying(effect(70, (1, 2, 3), anchor: anchor)), point, 1e-6))
    }
  }

  @Test func `an axis in front of the view swings the view`() {
    let turn = effect(90, (0, 1, 0), anchorZ: 20, perspective: 0)
    // The view is behind the axis by 20 and comes to lie beside it.
    #expect(near(CGPoint(x: 0, y: 25).applying(turn).x, 30))
    #expect(near(CGPoint(x: 100, y: 25).applying(turn).x, 30))
  }

  @Test func `without an axis, a size or a turn nothing changes`() {
    #expect(effect(40, (0, 0, 0)).isIdentity)
    #expect(effect(0, (1, 1, 0)).isIdentity)
    #expect(effect(0, (1, 1, 0), size: .zero).isIdentity)
  }

  // Recorded from SwiftUI: 100 by 50 points, turned by 60 degrees about the y axis, 1 point in
  // front of the view.
  @Test(arguments: [
    (
      LayoutDirection.leftToRight,
      [0.93301, 0.21651, 0.00866, 0, 1, 0, 2.73334, -10.70032, 0.57199]
    ),
    (
      .rightToLeft, [0.06699, -0.21651, -0.00866, 0, 1, 0, 47.76666, 10.95032, 1.43801]
    ),
  ])
  func `from right to left a view turns the other way`(
    _ direction: LayoutDirection, _ expected: [CGFloat]
  ) throws {
    let list = Host(100, 50) {
      Color.black
        .rotation3DEffect(.radians(.pi / 3), axis: (x: 0, y: 1, z: 0), anchorZ: 1)
        .environment(\.layoutDirection, direction)
    }.displayList()
    let turn = try #require(list.layers.first?.projection)
    let entries = [
      turn.m11, turn.m12, turn.m13, turn.m21, turn.m22, turn.m23, turn.m31, turn.m32, turn.m33,
    ]
    for (entry, value) in zip(entries, expected) { #expect(near(entry, value, 1e-4)) }
  }

  @Test func `from right to left an anchor counts from the right`() throws {
    let list = Host(100, 50) {
      Color.black
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading)
        .environment(\.layoutDirection, .rightToLeft)
    }.displayList()
    let turn = try #require(list.layers.first?.projection)
    #expect(near(CGPoint(x: 100, y: 25).applying(turn), CGPoint(x: 100, y: 25), 1e-6))
    #expect(near(CGPoint(x: 0, y: 25).applying(turn), CGPoint(x: 0, y: 25), 1) == false)
  }

  @Test func `a turned view is a projected layer on the canvas`() throws {
    let host = Host(200, 100) {
      Color.black.frame(width: 100, height: 50)
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    }
    let list = host.displayList()
    #expect(throws: Never.self) { try list.validate() }
    #expect(list.layers.count == 1)
    let projection = try #require(list.layers[0].projection)
    let local = effect(60, (0, 1, 0))
    for corner in [CGPoint.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 50)] {
      let moved = corner.applying(local)
      let flat = CGPoint(x: corner.x + 50, y: corner.y + 25)
      #expect(
        near(flat.applying(projection), CGPoint(x: moved.x + 50, y: moved.y + 25), 1e-9))
    }
    // The content is drawn flat.
    #expect(list.fills[0].fill.transform == CGAffineTransform(translationX: 50, y: 25))
  }

  @Test func `a turn without perspective is drawn as a sharp shape`() {
    let list = Host(100, 50) {
      Color.black.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    }.displayList()
    #expect(list.layers.isEmpty)
    #expect(near(list.fills[0].fill.transform.a, 0.5))
    #expect(near(list.fills[0].fill.transform.tx, 25))
  }

  @Test func `an edge-on view is invisible, and beyond it the back is visible`() throws {
    func list(_ degrees: Double) -> DisplayList {
      Host(100, 50) { Color.black.rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0)) }
        .displayList()
    }
    #expect(list(90).items.isEmpty && list(-270).items.isEmpty)
    let back = try #require(list(120).layers.first?.projection)
    let left = CGPoint(x: 0, y: 25).applying(back)
    let right = CGPoint(x: 100, y: 25).applying(back)
    #expect(left.x > right.x)
    let flipped = Host(100, 50) {
      Color.black.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0), perspective: 0)
    }.displayList()
    #expect(near(flipped.fills[0].fill.transform.a, -1))
  }

  @Test func `nested and faded turns are one layer`() {
    let list = Host(100, 50) {
      Color.black.overlay { Color.white }
        .compositingGroup().opacity(0.5)
        .rotation3DEffect(.degrees(10), axis: (x: 1, y: 0, z: 0))
        .rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0))
    }.displayList()
    #expect(list.layers.count == 1)
    #expect(list.layers.map(\.opacity) == [0.5])
    let both = effect(10, (1, 0, 0)).concatenating(effect(20, (0, 1, 0)))
    let corner = CGPoint(x: 100, y: 50)
    #expect(
      list.layers.first?.projection.map { near(corner.applying($0), corner.applying(both), 1e-6) }
        == true)
  }

  @Test func `effects after a turn are another layer`() {
    let list = Host(100, 50) {
      Color.black.rotation3DEffect(.degrees(10), axis: (x: 1, y: 0, z: 0)).shadow(radius: 3)
    }.displayList()
    #expect(list.layers.map(\.filters.count) == [1, 0])
    let before = Host(100, 50) {
      Color.black.shadow(radius: 3).rotation3DEffect(.degrees(10), axis: (x: 1, y: 0, z: 0))
    }.displayList()
    #expect(before.layers.map(\.filters.count) == [1])
  }

  @Test func `reported frames are those without perspective, about the center`() {
    let host = Host(200, 100) {
      box("a", 100, 50).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    }
    #expect(near(host.frame("a"), CGRect(x: 75, y: 25, width: 50, height: 50)))
  }

  @Test func `a turned view can be tapped`() async throws {
    let journal = Journal()
    let host = Host.bench(cues: [Cue(at: 0, tap: "Turned")]) {
      Button("Turned") { journal.note("tap") }
        .rotation3DEffect(.degrees(50), axis: (x: 1, y: 1, z: 0))
    }
    try await host.advance(to: 0.1)
    #expect(journal.lines == ["tap"])
  }

  /// Turns a page about its left edge, as a client's own effect.
  struct Page: GeometryEffect {
    var angle: Double
    var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      var transform = CATransform3DIdentity
      transform.m34 = -1 / max(size.width, size.height)
      transform = CATransform3DRotate(transform, CGFloat(Angle(degrees: angle).radians), 0, 1, 0)
      transform = CATransform3DTranslate(transform, -size.width / 2, -size.height / 2, 0)
      let back = ProjectionTransform(
        CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
      return ProjectionTransform(transform).concatenating(back)
    }
  }

  @Test func `a custom effect has perspective, too`() {
    let own = Page(angle: 30).effectValue(size: CGSize(width: 100, height: 50))
    let ours = effect(30, (0, 1, 0))
    for (a, b) in [(own.m11, ours.m11), (own.m13, ours.m13), (own.m31, ours.m31)] {
      #expect(near(a, b))
    }
    let list = Host(100, 50) { Color.black.modifier(Page(angle: 30)) }.displayList()
    #expect(list.layers.first?.projection != nil)
    let projected = Host(100, 50) { Color.black.projectionEffect(own) }.displayList()
    #expect(projected == list)
  }
}
