import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeGeometry

/// Changes during running animations, and the frames at several times.
@MainActor @Suite(.reportsSeed) struct InterruptionTests {
  struct Sliding: View {
    @Binding var x: CGFloat
    var body: some View {
      HStack(spacing: 0) {
        Color.clear.frame(width: x, height: 10)
        box("frame", 10, 10)
        Spacer(minLength: 0)
      }
      .overlay(alignment: .leading) { box("offset", 10, 10).offset(x: x) }
    }
  }

  @MainActor struct Fixture {
    let host = Host(size: CGSize(width: 1000, height: 10))
    let x: Binding<CGFloat>

    init() {
      x = host.makeState(0)
      host.show(Sliding(x: x))
    }

    /// The position in both modes, which has to agree.
    func x(at time: Double) async throws -> CGFloat {
      try await host.advance(to: time)
      #expect(near(host.x("frame"), host.x("offset"), 1e-6))
      return host.x("frame")
    }
  }

  @Test func `curves add up when they are interrupted`() async throws {
    let fixture = Fixture()
    withAnimation(.linear(duration: 1)) { fixture.x.wrappedValue = 100 }
    #expect(near(try await fixture.x(at: 0.5), 50))
    withAnimation(.linear(duration: 1)) { fixture.x.wrappedValue = 0 }
    #expect(near(try await fixture.x(at: 0.5), 50))
    // The first curve is at 75 of 100; the second has made a quarter of the 75 back.
    #expect(near(try await fixture.x(at: 0.75), 75 - 75 / 4, 1e-6))
    #expect(near(try await fixture.x(at: 1.25), 100 - 75, 1e-6))
    #expect(try await fixture.x(at: 1.5) == 0)
  }

  @Test(arguments: [Animation.smooth(duration: 0.6), .bouncy(duration: 0.6), .spring()])
  func `springs keep their velocity when they are interrupted`(_ spring: Animation) async throws {
    let fixture = Fixture()
    let step = 1e-4
    withAnimation(spring) { fixture.x.wrappedValue = 100 }
    let before = try await fixture.x(at: 0.2 - step)
    let here = try await fixture.x(at: 0.2)
    withAnimation(spring) { fixture.x.wrappedValue = 30 }
    #expect(near(try await fixture.x(at: 0.2), here, 1e-6))
    let after = try await fixture.x(at: 0.2 + step)
    let (speedBefore, speedAfter) = ((here - before) / step, (after - here) / step)
    #expect(speedBefore > 50)
    #expect(abs(speedAfter - speedBefore) < 0.2 * speedBefore)
    #expect(near(try await fixture.x(at: 20), 30, 1e-9))
  }

  @Test func `a change without an animation carries a running one along`() async throws {
    let fixture = Fixture()
    withAnimation(.linear(duration: 1)) { fixture.x.wrappedValue = 100 }
    #expect(near(try await fixture.x(at: 0.5), 50))
    fixture.x.wrappedValue = 300
    #expect(near(try await fixture.x(at: 0.5), 250))
    #expect(near(try await fixture.x(at: 0.75), 275))
    #expect(near(try await fixture.x(at: 1), 300))
  }

  /// Many kinds of views, moved by random changes.
  struct Busy: View {
    @Binding var state: [CGFloat]
    var body: some View {
      VStack(spacing: state[0] / 10) {
        WheelLayout(radius: state[0], rotation: .degrees(Double(state[1]))) {
          ForEach(0..<3) { index in
            Color.red.frame(width: 10 + state[2] / 10, height: 10)
              .rotationEffect(.degrees(Double(state[index])))
          }
        }
        box("a", state[1], 10).offset(x: state[2])
        box("b", 10, 10).opacity(Double(state[1]) / 100)
          .animation(.easeOut(duration: 0.7), value: state[2])
      }
    }
  }

  private static let animations: [Animation?] = [
    nil, .linear(duration: 0.4), .easeInOut(duration: 0.9), .smooth(duration: 0.5),
    .bouncy(duration: 0.4), .interpolatingSpring(stiffness: 80, damping: 9),
    .linear(duration: 0.3).repeatCount(3), .easeIn(duration: 0.2).delay(0.15),
  ]

  private func film(
    seed: UInt64, at times: [Double], _ interpolation: LayoutInterpolation
  ) async throws -> [Double: [Placement]] {
    var random = SeededRandom(seed: seed)
    let host = Host(size: CGSize(width: 400, height: 400), interpolation: interpolation)
    let state = host.makeState([50, 50, 50] as [CGFloat])
    host.show(Busy(state: state))
    for _ in 0..<6 {
      let animation = Self.animations.randomElement(using: &random) ?? nil
      let (index, value) = (
        Int.random(in: 0..<3, using: &random), CGFloat.random(in: 0...100, using: &random)
      )
      host.schedule(at: Double.random(in: 0...1.5, using: &random)) {
        withAnimation(animation) { state[index].wrappedValue = value }
      }
    }
    var film: [Double: [Placement]] = [:]
    for time in times {
      try await host.advance(to: time)
      film[time] = host.placements()
    }
    return film
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>, LayoutInterpolation.allCases)
  func `the frame at a time is independent of earlier frames`(
    _ seed: UInt64, _ interpolation: LayoutInterpolation
  ) async throws {
    let slow = (0...75).map { Double($0) / 30 }
    let fast = (0...150).map { Double($0) / 60 }
    var random = SeededRandom(seed: seed &* 977)
    let odd = (0..<20).map { _ in Double.random(in: 0...2.5, using: &random) }
    let mixed = (odd + slow).sorted()
    let atSlow = try await film(seed: seed, at: slow, interpolation)
    let atFast = try await film(seed: seed, at: fast, interpolation)
    let atMixed = try await film(seed: seed, at: mixed, interpolation)
    let atEnd = try await film(seed: seed, at: [2.5], interpolation)
    for time in slow {
      #expect(same(atSlow[time], atFast[time]), "seed \(seed), 60 a second, \(time) s")
      #expect(same(atSlow[time], atMixed[time]), "seed \(seed), other times, \(time) s")
    }
    #expect(same(atEnd[2.5], atSlow[2.5]), "seed \(seed)")
    #expect(atSlow[0.5] != atSlow[1])
  }

  private func same(_ a: [Placement]?, _ b: [Placement]?) -> Bool {
    guard let a, let b, a.count == b.count else { return false }
    return zip(a, b).allSatisfy {
      $0.path == $1.path && near($0.transform, $1.transform, 1e-9) && near($0.frame, $1.frame, 1e-9)
    }
  }

  @Test func `random films end alike in both modes`() async throws {
    for seed in 20...40 as ClosedRange<UInt64> {
      var ends: [[Placement]?] = []
      for interpolation in LayoutInterpolation.allCases {
        ends.append(try await film(seed: seed, at: [60], interpolation)[60])
      }
      #expect(same(ends[0], ends[1]), "seed \(seed)")
    }
  }
}
