import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Anchors: places of views, resolved in the space of others.
@MainActor struct AnchorTests {
  enum Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  enum Points: PreferenceKey {
    static var defaultValue: [Anchor<CGPoint>] { [] }
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
      value += nextValue()
    }
  }

  struct Framed: View {
    @Binding var selection: Int

    var body: some View {
      HStack(alignment: .top, spacing: 10) {
        ForEach(0..<3) { index in
          box("item\(index)", 20 + 10 * CGFloat(index), 20)
            .anchorPreference(key: Bounds.self, value: .bounds) { index == selection ? [$0] : [] }
        }
      }
      .padding(5)
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.map { proxy[$0] }, id: \.minX) { rect in
            Color.red.measured("frame")
              .frame(width: rect.width, height: rect.height)
              .offset(x: rect.minX, y: rect.minY)
          }
        }
      }
    }
  }

  @Test func `bounds are resolved in the space of the reader`() async throws {
    let host = Host(size: CGSize(width: 200, height: 100))
    let selection = host.makeState(0)
    host.show(Framed(selection: selection))
    for index in [0, 1, 2, 1] {
      selection.wrappedValue = index
      try await host.advance(to: 0)
      #expect(near(host.frame("frame"), host.frame("item\(index)")), "\(index)")
    }
  }

  struct Underlined: View {
    @Binding var selection: Int

    var body: some View {
      HStack(spacing: 10) {
        ForEach(0..<3) { index in
          box("item\(index)", 20 + 10 * CGFloat(index), 20)
            .transformAnchorPreference(key: Bounds.self, value: .bounds) {
              if index == selection { $0.append($1) }
            }
        }
      }
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          let rect = proxy[anchors[0]]
          mark("line").frame(width: rect.width, height: 2).offset(x: rect.minX, y: rect.maxY)
        }
      }
    }
  }

  @Test func `a view placed by an anchor moves with the transaction`() async throws {
    let host = Host(size: CGSize(width: 200, height: 100))
    let selection = host.makeState(0)
    host.show(Underlined(selection: selection))
    try await host.advance(to: 0)
    let (from, to) = (host.frame("item0"), host.frame("item2"))
    withAnimation(.linear(duration: 1)) { selection.wrappedValue = 2 }
    for step in 0...4 {
      let f = CGFloat(step) / 4
      try await host.advance(to: Double(f))
      let line = host.frame("line")
      #expect(near(line.minX, from.minX + (to.minX - from.minX) * f), "at \(f)")
      #expect(near(line.width, from.width + (to.width - from.width) * f), "at \(f)")
    }
  }

  @Test func `points, rectangles, lists and missing anchors are resolved through effects`() throws {
    let found = Handouts<[CGPoint]>()
    let rects = Handouts<CGRect>()
    enum Everything: PreferenceKey {
      struct Value {
        var points: Anchor<[CGPoint]>?
        var missing: Anchor<CGPoint?>?
        var rect: Anchor<CGRect>?
      }
      static var defaultValue: Value { Value() }
      static func reduce(value: inout Value, nextValue: () -> Value) {
        let next = nextValue()
        value.points = value.points ?? next.points
        value.missing = value.missing ?? next.missing
        value.rect = value.rect ?? next.rect
      }
    }
    let host = Host(100, 100) {
      box("a", 20, 10)
        .transformAnchorPreference(
          key: Everything.self,
          value: Anchor<[CGPoint]>.Source([
            .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
            .bottomTrailing, .unitPoint(UnitPoint(x: 0.25, y: 0.5)),
            .point(CGPoint(x: 3, y: 4)),
          ])
        ) { $0.points = $1 }
        .transformAnchorPreference(
          key: Everything.self, value: Anchor<CGPoint?>.Source(nil)
        ) { $0.missing = $1 }
        .transformAnchorPreference(
          key: Everything.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
        ) { $0.rect = $1 }
        .rotationEffect(.degrees(90), anchor: .topLeading)
        .overlayPreferenceValue(Everything.self) { value in
          GeometryReader { proxy in
            let _ = found.values.append(value.points.map { proxy[$0] } ?? [])
            let _ = rects.values.append(value.rect.map { proxy[$0] } ?? .zero)
            let missing = value.missing.map { proxy[$0] == nil } ?? false
            box(missing ? "missing" : "there", 1, 1)
          }
        }
    }
    let points = try #require(found.values.last)
    let local: [CGPoint] = [
      CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 5),
      CGPoint(x: 10, y: 5), CGPoint(x: 20, y: 5), CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 10),
      CGPoint(x: 20, y: 10), CGPoint(x: 5, y: 5), CGPoint(x: 3, y: 4),
    ]
    #expect(points.count == local.count)
    for (point, local) in zip(points, local) {
      #expect(near(point, CGPoint(x: -local.y, y: local.x), 1e-6), "\(local)")
    }
    let rect = try #require(rects.values.last)
    #expect(near(rect, CGRect(x: -6, y: 1, width: 4, height: 3), 1e-6))
    #expect(host.frames()["missing"] != nil)
  }

  @Test func `a group has an anchor for each of its views`() {
    let host = Host(100, 100) {
      HStack(spacing: 0) {
        Group {
          box("a", 20, 10)
          box("b", 30, 10)
        }
        .anchorPreference(key: Points.self, value: .topLeading) { [$0] }
      }
      .overlayPreferenceValue(Points.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.map { proxy[$0].x }, id: \.self) { box("at \($0)", 1, 1) }
        }
      }
    }
    let names = host.frames().keys.filter { $0.hasPrefix("at") }
    #expect(names.sorted() == ["at 0.0", "at 20.0"])
  }

  @Test func `anchors are equal if they are the same part of the same view`() {
    let seen = Handouts<[Anchor<CGPoint>]>()
    _ = Host(100, 100) {
      HStack {
        Color.red.anchorPreference(key: Points.self, value: .top) { [$0, $0] }
          .transformAnchorPreference(key: Points.self, value: .bottom) { $0.append($1) }
        Color.red.anchorPreference(key: Points.self, value: .top) { [$0] }
      }
      .onPreferenceChange(Points.self) { seen.values.append($0) }
    }
    let anchors = seen.values.first ?? []
    #expect(anchors.count == 4)
    #expect(Set(anchors).count == 3)
  }
}
