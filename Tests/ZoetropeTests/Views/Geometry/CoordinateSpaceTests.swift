import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Frames of views in the spaces of other views.
@MainActor struct CoordinateSpaceTests {
  private func read<Value>(
    _ transform: @escaping @MainActor (GeometryProxy) -> Value
  ) throws -> Value {
    let seen = Handouts<Value>()
    let host = Host(100, 100) {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          let _ = seen.values.append(transform(proxy))
          Color.red
        }
        .frame(width: 20, height: 10)
      }
      .frame(width: 40, height: 40, alignment: .bottomTrailing)
      .coordinateSpace(name: "inner")
      .padding(.leading, 20)
      .coordinateSpace(NamedCoordinateSpace.named("outer"))
      .offset(x: 5)
    }
    return try withExtendedLifetime(host) { try #require(seen.values.last) }
  }

  @Test func `frames are found in the canvas, in the view itself and in enclosing views`() throws {
    let size = CGSize(width: 20, height: 10)
    #expect(
      near(try read { $0.frame(in: .global) }, CGRect(origin: CGPoint(x: 65, y: 60), size: size)))
    #expect(near(try read { $0.frame(in: .local) }, CGRect(origin: .zero, size: size)))
    #expect(
      near(
        try read { $0.frame(in: .named("inner")) },
        CGRect(origin: CGPoint(x: 20, y: 30), size: size)))
    #expect(
      near(
        try read { $0.frame(in: .named("outer")) },
        CGRect(origin: CGPoint(x: 40, y: 30), size: size)))
    // An unknown name stands for the canvas.
    #expect(
      near(
        try read { $0.frame(in: .named("nobody")) },
        CGRect(origin: CGPoint(x: 65, y: 60), size: size)))
    let old: CoordinateSpace = .named("inner")
    #expect(near(try read { $0.frame(in: old) }.origin, CGPoint(x: 20, y: 30)))
  }

  @Test func `bounds of enclosing views are found`() throws {
    let inner = try #require(try read { $0.bounds(of: .named("inner")) })
    #expect(near(inner, CGRect(x: -20, y: -30, width: 40, height: 40)))
    let outer = try #require(try read { $0.bounds(of: .named("outer")) })
    #expect(near(outer, CGRect(x: -40, y: -30, width: 60, height: 40)))
    #expect(try read { $0.bounds(of: .named("nobody")) } == nil)
  }

  @Test func `coordinate spaces are found by name`() {
    #expect(CoordinateSpace.global.isGlobal && !CoordinateSpace.global.isLocal)
    #expect(CoordinateSpace.local.isLocal && !CoordinateSpace.named(1).isLocal)
    #expect(CoordinateSpace.named("a") == .named("a"))
    #expect(NamedCoordinateSpace.named(1) != .named("1"))
    #expect(NamedCoordinateSpace.scrollView != .scrollView(axis: .vertical))
    #expect(NamedCoordinateSpace.named(1).coordinateSpace == .named(1))
    #expect(GlobalCoordinateSpace().coordinateSpace.isGlobal)
    #expect(LocalCoordinateSpace().coordinateSpace.isLocal)
  }

  @Test func `rotated and scaled views report their bounding box`() throws {
    let seen = Handouts<CGRect>()
    _ = Host(100, 100) {
      GeometryReader { proxy in
        let _ = seen.values.append(proxy.frame(in: .global))
        Color.red
      }
      .frame(width: 20, height: 10)
      .rotationEffect(.degrees(90))
      .scaleEffect(2)
    }
    let frame = try #require(seen.values.last)
    #expect(near(frame, CGRect(x: 40, y: 30, width: 20, height: 40), 1e-6))
  }

  struct Moving: View {
    @Binding var x: CGFloat
    let seen: Handouts<CGFloat>
    var body: some View {
      GeometryReader { proxy in
        let _ = seen.values.append(proxy.frame(in: .global).minX)
        Color.red
      }
      .frame(width: 20, height: 10)
      .offset(x: x)
    }
  }

  @Test func `a reader that moves without resizing sees its new place`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let x = host.makeState(CGFloat(0))
    let seen = Handouts<CGFloat>()
    host.show(Moving(x: x, seen: seen))
    #expect(seen.take().last == 40)
    x.wrappedValue = 10
    try await host.advance(to: 1)
    #expect(seen.take().last == 50)
    withAnimation(.linear(duration: 1)) { x.wrappedValue = 20 }
    try await host.advance(to: 1.5)
    #expect(seen.take().last == 55)
    try await host.advance(to: 2)
    #expect(seen.take().last == 60)
  }

  struct Noted: View {
    @Binding var width: CGFloat
    let seen: Handouts<String>
    var body: some View {
      HStack(spacing: 0) {
        box("a", width, 10)
        box("b", 10, 10)
          .onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .global).minX
          } action: {
            seen.values.append("b \($0)")
          }
        Spacer(minLength: 0)
      }
      .onGeometryChange(for: CGSize.self, of: \.size) {
        seen.values.append("all \($0.width) to \($1.width)")
      }
    }
  }

  @Test func `an action is notified of geometry changes once per frame`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let width = host.makeState(CGFloat(20))
    let seen = Handouts<String>()
    host.show(Noted(width: width, seen: seen))
    #expect(seen.take().sorted() == ["all 100.0 to 100.0", "b 20.0"])
    width.wrappedValue = 30
    try await host.advance(to: 1)
    #expect(seen.take() == ["b 30.0"])
    try await host.advance(to: 2)
    #expect(seen.take().isEmpty)
  }
}
