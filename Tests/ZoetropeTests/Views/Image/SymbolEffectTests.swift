import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// Symbol effects, in the spelling of apps and at exact times.
@MainActor struct SymbolEffectTests {
  private struct Usage: View {
    @State private var count = 0
    @State private var isActive = false
    var isPlain = false

    var body: some View {
      Image(systemName: isActive ? "pause.circle.fill" : "play.circle.fill")
        .symbolEffectsRemoved(isPlain)
        .symbolEffect(.bounce, value: count)
        .symbolEffect(.bounce.down.byLayer, options: .speed(3).repeat(3), value: count)
        .symbolEffect(.pulse, options: .repeating, isActive: isActive)
        .symbolEffect(.variableColor.iterative.dimInactiveLayers.nonReversing)
        .symbolEffect(.breathe.plain.byLayer, options: .repeat(.continuous))
        .symbolEffect(.wiggle.custom(angle: 20), options: .repeat(.periodic(3, delay: 0.4)))
        .symbolEffect(.wiggle.backward, options: .nonRepeating, isActive: isActive)
        .symbolEffect(.rotate.counterClockwise, options: .repeat(.periodic), value: count)
        .symbolEffect(.scale.up.wholeSymbol, isActive: isActive)
        .symbolEffect(.disappear, isActive: isActive)
        .symbolEffect(.drawOff.reversed, isActive: isActive)
        .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer)))
        .contentTransition(.symbolEffect)
        .transition(.symbolEffect)
        .transition(.symbolEffect(.appear.up, options: .speed(2)))
    }
  }

  @Test func `effects of enclosing views are removed`() {
    let list = Host(100, 100) { Usage(isPlain: true) }.displayList()
    let plain = Host(100, 100) { Image(systemName: "play.circle.fill") }.displayList()
    #expect(!plain.items.isEmpty)
    #expect(list == plain)
  }

  // "Returns a new view with its inherited symbol image effects either removed or left unchanged":
  // developer.apple.com/documentation/swiftui/view/symboleffectsremoved(_:), iOS 17.
  @Test func `effects inside of the view that removes effects stay`() async throws {
    let pulse = Host(100, 100) { Image(systemName: "bolt").symbolEffect(.pulse) }
    let inner = Host(100, 100) {
      Image(systemName: "bolt").symbolEffect(.pulse).symbolEffectsRemoved()
    }
    let removed = Host(100, 100) {
      Image(systemName: "bolt").symbolEffectsRemoved().symbolEffect(.pulse)
    }
    for host in [pulse, inner, removed] { try await host.advance(to: 0.5) }
    #expect(inner.displayList() == pulse.displayList())
    #expect(removed.displayList() != pulse.displayList())
  }

  private struct Turning: View {
    @Binding var trigger: Int
    var options = SymbolEffectOptions.default

    var body: some View {
      VStack {
        Text(verbatim: "turn")
        Image(systemName: "arrow.up")
      }
      .symbolEffect(.rotate, options: options, value: trigger)
    }
  }

  /// The angle of the symbol in degrees, from -180 to 180.
  private func angle(_ host: Host) -> Double? {
    for case .fill(let fill) in host.displayList().items {
      return atan2(fill.transform.b, fill.transform.a) * 180 / .pi
    }
    return nil
  }

  private func turning(
    _ options: SymbolEffectOptions, at times: [Double]
  ) async throws -> [Double] {
    let host = Host(size: CGSize(width: 100, height: 100))
    let trigger = host.makeState(0)
    host.show(Turning(trigger: trigger, options: options))
    host.schedule(at: 1) { trigger.wrappedValue += 1 }
    var angles: [Double] = []
    for time in times {
      try await host.advance(to: time)
      angles.append(try #require(angle(host)).rounded())
    }
    return angles
  }

  @Test func `a rotation begins when its value changes, and ends after one turn`() async throws {
    // The turn lasts 1.5 seconds; its easing is symmetric, with 5/32 at a quarter.
    let quarter = 360.0 * 5 / 32
    let angles = try await turning(.default, at: [0.5, 1.375, 1.75, 2.6, 3])
    #expect(angles[0] == 0)
    #expect(angles[1] == quarter.rounded())
    #expect(abs(angles[2]) == 180)
    #expect(angles[3] == 0 && angles[4] == 0)
  }

  @Test func `options set the speed, the number of turns and the pauses`() async throws {
    let fast = try await turning(.speed(2), at: [1.375, 1.8])
    #expect(abs(fast[0]) == 180 && fast[1] == 0)
    let twice = try await turning(.repeat(2), at: [1.75, 3.25, 4.1])
    #expect(abs(twice[0]) == 180 && abs(twice[1]) == 180 && twice[2] == 0)
    let pausing = try await turning(.repeat(.periodic(2, delay: 1)), at: [3, 4.25, 5])
    #expect(pausing[0] == 0 && abs(pausing[1]) == 180 && pausing[2] == 0)
  }

  @Test func `an effect moves symbols, and leaves texts and layout as they are`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let trigger = host.makeState(0)
    host.show(Turning(trigger: trigger))
    let (frames, runs) = (host.placements().map(\.frame), host.displayList().runs)
    host.schedule(at: 0) { trigger.wrappedValue += 1 }
    try await host.advance(to: 0.75)
    #expect(abs(angle(host) ?? 0) > 179)
    #expect(host.placements().map(\.frame) == frames)
    #expect(host.displayList().runs == runs)
  }

  @Test func `a symbol that disappears fades out, and comes back`() async throws {
    struct Vanishing: View {
      @Binding var isHidden: Bool

      var body: some View {
        Image(systemName: "star.fill").foregroundStyle(.red)
          .symbolEffect(.disappear, isActive: isHidden)
      }
    }
    let host = Host(size: CGSize(width: 100, height: 100))
    let isHidden = host.makeState(false)
    host.show(Vanishing(isHidden: isHidden))
    func alpha() -> Float {
      for case .fill(let fill) in host.displayList().items {
        if case .color(let color) = fill.paint { return color.alpha }
      }
      return 0
    }
    #expect(alpha() == 1)
    host.schedule(at: 0) { isHidden.wrappedValue = true }
    host.schedule(at: 1) { isHidden.wrappedValue = false }
    try await host.advance(to: 0.175)
    #expect(abs(alpha() - 0.5) < 0.01)
    try await host.advance(to: 0.5)
    #expect(alpha() == 0)
    try await host.advance(to: 2)
    #expect(alpha() == 1)
  }
}
