import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// The animations that arrive in each part of a view.
@MainActor struct TransactionScopeTests {
  /// Views shifted by one state, with or without their own animations.
  struct Content: View {
    @Binding var x: CGFloat
    @Binding var trigger: Int

    var body: some View {
      VStack(spacing: 0) {
        box("plain", 10, 10).offset(x: x)
        box("own", 10, 10).offset(x: x).animation(.linear(duration: 2), value: x)
        box("none", 10, 10).offset(x: x).animation(nil, value: x)
        box("inner", 10, 10).offset(x: x).animation(.linear(duration: 4), value: x)
          .animation(.linear(duration: 2), value: x)
        box("other", 10, 10).offset(x: x).animation(.linear(duration: 4), value: trigger)
        box("outside", 10, 10).animation(.linear(duration: 2), value: trigger).offset(x: x)
        box("slower", 10, 10).offset(x: x)
          .transaction { $0.animation = $0.animation?.speed(0.5) }
        box("always", 10, 10).offset(x: x).animation(.linear(duration: 2))
        box("when", 10, 10).offset(x: x)
          .transaction(value: trigger) { $0.animation = .linear(duration: 2) }
      }
    }
  }

  /// The progress of each view, of 100, at 1 s.
  private func positions(
    _ change: @escaping @MainActor (Binding<CGFloat>, Binding<Int>) -> Void
  ) async throws -> [String: CGFloat] {
    let host = Host(size: CGSize(width: 100, height: 100))
    let x = host.makeState(CGFloat(0))
    let trigger = host.makeState(0)
    host.show(Content(x: x, trigger: trigger))
    let starts = host.frames().mapValues(\.minX)
    change(x, trigger)
    try await host.advance(to: 1)
    return host.frames().mapValues(\.minX).merging(starts) { ($0 - $1).rounded() }
  }

  @Test func `without an animation only views with their own animation move gradually`()
    async throws
  {
    let positions = try await positions { x, _ in x.wrappedValue = 100 }
    #expect(
      positions == [
        "plain": 100, "own": 50, "none": 100, "inner": 25, "other": 100, "outside": 100,
        "slower": 100, "always": 50, "when": 100,
      ])
  }

  @Test func `the innermost animation with a changed value wins`() async throws {
    let positions = try await positions { x, trigger in
      withAnimation(.linear(duration: 10)) {
        x.wrappedValue = 100
        trigger.wrappedValue += 1
      }
    }
    #expect(
      positions == [
        "plain": 10, "own": 50, "none": 100, "inner": 25, "other": 25, "outside": 10,
        "slower": 5, "always": 50, "when": 50,
      ])
  }

  @Test func `disabled animations are disabled everywhere`() async throws {
    let positions = try await positions { x, _ in
      var transaction = Transaction(animation: .linear(duration: 10))
      transaction.disablesAnimations = true
      withTransaction(transaction) { x.wrappedValue = 100 }
    }
    #expect(positions.values.allSatisfy { $0 == 100 })
  }

  @Test func `a trigger that changed earlier does not count`() async throws {
    let positions = try await positions { x, trigger in
      trigger.wrappedValue += 1
      withTransaction(Transaction(animation: nil)) { x.wrappedValue = 100 }
    }
    #expect(positions["other"] == 100)
    #expect(positions["when"] == 100)
  }

  @Test func `an inserted view appears at its final place`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let isShown = host.makeState(false)
    host.show(Appearing(isShown: isShown))
    withAnimation(.linear(duration: 1)) { isShown.wrappedValue = true }
    try await host.advance(to: 0)
    #expect(host.x("new") == 45)
    #expect(host.frame("new").width == 10)
    try await host.advance(to: 0.5)
    #expect(host.x("new") == 45)
  }

  struct Appearing: View {
    @Binding var isShown: Bool
    var body: some View {
      ZStack {
        Color.blue
        if isShown { box("new", 10, 10).animation(.linear(duration: 1), value: isShown) }
      }
    }
  }

  @Test func `two transactions of one event are applied in order, each with its animation`()
    async throws
  {
    let host = Host(size: CGSize(width: 300, height: 100))
    let a = host.makeState(CGFloat(0))
    let b = host.makeState(CGFloat(0))
    host.show(Two(a: a, b: b))
    withAnimation(.linear(duration: 1)) { a.wrappedValue = 100 }
    withAnimation(.linear(duration: 2)) { b.wrappedValue = 100 }
    try await host.advance(to: 0.5)
    #expect(near(host.x("a"), 50))
    #expect(near(host.x("b"), 25))
  }

  @Test func `a nested animation is independent of the outer one`() async throws {
    let host = Host(size: CGSize(width: 300, height: 100))
    let a = host.makeState(CGFloat(0))
    let b = host.makeState(CGFloat(0))
    host.show(Two(a: a, b: b))
    withAnimation(.linear(duration: 1)) {
      a.wrappedValue = 50
      withAnimation(.linear(duration: 2)) { b.wrappedValue = 100 }
      a.wrappedValue = 100
    }
    try await host.advance(to: 0.5)
    #expect(near(host.x("b"), 25))
    try await host.advance(to: 1)
    #expect(near(host.x("a"), 100))
    #expect(near(host.x("b"), 50))
  }

  struct Two: View {
    @Binding var a: CGFloat
    @Binding var b: CGFloat
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        box("a", 10, 10).offset(x: a)
        box("b", 10, 10).offset(x: b)
      }
    }
  }

  @Test func `an offset that jumps carries along an animating view, once`() async throws {
    let host = Host(size: CGSize(width: 300, height: 100))
    let isOn = host.makeState(false)
    host.show(Jumping(isOn: isOn))
    isOn.wrappedValue = true
    // The view moves from 0 to 100 for the offset and by 100 for the layout, on one curve.
    let curve = UnitCurve.easeInOut
    for time in [0, 0.25, 0.5, 0.75] {
      try await host.advance(to: time)
      #expect(near(host.x("a"), 200 * curve.value(at: time), 0.01), "at \(time)")
    }
    try await host.advance(to: 1)
    #expect(host.x("a") == 200)
  }

  struct Jumping: View {
    @Binding var isOn: Bool
    var body: some View {
      HStack(spacing: 0) {
        Color.clear.frame(width: isOn ? 100 : 0, height: 10)
        box("a", 10, 10)
          .animation(.easeInOut(duration: 1), value: isOn)
          .offset(x: isOn ? 100 : 0)
        Spacer(minLength: 0)
      }
    }
  }
}
