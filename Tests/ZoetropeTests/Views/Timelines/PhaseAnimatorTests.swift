import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

@MainActor struct PhaseAnimatorTests {
  private struct Endless: View {
    var phases: [CGFloat]
    var animation: (CGFloat) -> Animation?
    var body: some View {
      PhaseAnimator(phases) { x in
        box("a", 10, 10).offset(x: x)
      } animation: {
        animation($0)
      }
    }
  }

  private struct Triggered: View {
    var phases: [CGFloat]
    @Binding var trigger: Int
    var animation: (CGFloat) -> Animation?
    var body: some View {
      box("a", 10, 10)
        .phaseAnimator(phases, trigger: trigger) { content, x in
          content.offset(x: x)
        } animation: {
          animation($0)
        }
    }
  }

  private func endless(_ phases: [CGFloat], _ animation: @escaping (CGFloat) -> Animation?) -> Host
  {
    Host(300, 100) { Endless(phases: phases, animation: animation) }
  }

  private func triggered(
    _ phases: [CGFloat], at times: [Double], _ animation: @escaping (CGFloat) -> Animation?
  ) -> Host {
    let host = Host(size: CGSize(width: 300, height: 100))
    let trigger = host.makeState(0)
    host.show(Triggered(phases: phases, trigger: trigger, animation: animation))
    for time in times { host.schedule(at: time) { trigger.wrappedValue += 1 } }
    return host
  }

  private func expect(
    _ host: Host, _ values: [(time: Double, x: CGFloat)],
    location: SourceLocation = #_sourceLocation
  ) async throws {
    for (time, x) in values {
      try await host.advance(to: time)
      let found = host.x("a") - 145
      #expect(near(found, x, 1e-6), "\(found) at \(time)", sourceLocation: location)
    }
  }

  // MARK: Endless

  @Test func `phases follow one another repeatedly from the start`() async throws {
    let host = endless([0, 100]) { _ in .linear(duration: 1) }
    try await expect(
      host, [(0, 0), (0.25, 25), (1, 100), (1.25, 75), (2, 0), (2.5, 50), (101.25, 75)])
  }

  @Test func `the animation of a phase is the one that leads to it`() async throws {
    let host = endless([0, 100, 40]) { .linear(duration: $0 == 0 ? 0.4 : $0 == 100 ? 1 : 2) }
    try await expect(host, [(0.5, 50), (1, 100), (2, 70), (3, 40), (3.2, 20), (3.4, 0), (3.9, 50)])
  }

  @Test func `the next phase begins when a spring is logically complete`() async throws {
    let host = endless([0, 100]) { _ in .spring(duration: 0.5) }
    let spring = Spring(duration: 0.5)
    try await expect(host, [(0.3, 100 * spring.value(target: 1.0, time: 0.3))])
    var (value, velocity) = (0.0, 0.0)
    spring.update(value: &value, velocity: &velocity, target: 100, deltaTime: 0.5)
    spring.update(value: &value, velocity: &velocity, target: 0, deltaTime: 0.2)
    try await expect(host, [(0.7, value)])
  }

  @Test func `a phase that changes nothing is skipped`() async throws {
    let host = endless([0, 100, 100, 100]) { _ in .linear(duration: 1) }
    try await expect(host, [(0.5, 50), (1, 100), (1.5, 50), (2, 0), (2.5, 50)])
  }

  @Test func `a phase without an animation is shown at once, and the next one begins`() async throws
  {
    let host = endless([0, 100]) { $0 == 0 ? nil : .linear(duration: 1) }
    try await expect(host, [(0.5, 50), (0.99, 99), (1.25, 25), (2.5, 50)])
  }

  @Test func `without an animation each phase lasts a sixtieth of a second`() async throws {
    let host = endless([0, 10, 20]) { _ in nil }
    try await host.advance(to: 0)
    var shown: [CGFloat] = []
    for step in 1...6 {
      try await host.advance(to: (Double(step) + 0.5) / 60)
      shown.append(host.x("a") - 145)
    }
    #expect(Set(shown[..<3]) == [0, 10, 20])
    #expect(shown[..<3] == shown[3...])
  }

  @Test(arguments: [0, 1]) func `fewer than two phases do not move`(count: Int) async throws {
    let host = endless(Array(repeating: 30, count: count)) { _ in .linear(duration: 1) }
    for time in [0, 0.5, 3] {
      try await host.advance(to: time)
      #expect(host.placements().map(\.frame.minX) == Array(repeating: 175, count: count))
    }
    #expect(host.takeDiagnostics().count == (count == 0 ? 1 : 0))
  }

  @Test func `the frames are the same at any frame rate`() async throws {
    var found: [[CGFloat]] = []
    for rate in [30, 60] {
      let host = endless([0, 100, -30]) {
        $0 == 0 ? .easeIn(duration: 0.237) : .spring(duration: 0.31, bounce: 0.2)
      }
      var row: [CGFloat] = []
      for frame in 0...(4 * rate) {
        try await host.advance(to: Double(frame) / Double(rate))
        if frame % (rate / 30) == 0 { row.append(host.x("a")) }
      }
      found.append(row)
    }
    #expect(found[0].count == 121)
    #expect(zip(found[0], found[1]).allSatisfy { near($0, $1, 1e-9) })
  }

  private struct Late: View {
    @Binding var isShown: Bool
    var body: some View {
      if isShown { Endless(phases: [0, 100]) { _ in .linear(duration: 1) } }
    }
  }

  @Test func `phases begin when the view appears and end when it disappears`() async throws {
    let host = Host(size: CGSize(width: 300, height: 100))
    let isShown = host.makeState(false)
    host.show(Late(isShown: isShown))
    host.schedule(at: 0.7) { isShown.wrappedValue = true }
    host.schedule(at: 2.2) { isShown.wrappedValue = false }
    try await expect(host, [(0.7, 0), (0.95, 25), (1.95, 75)])
    try await host.advance(to: 5)
    #expect(host.placements().isEmpty)
    let count = host.bodyCount
    try await host.advance(to: 9)
    #expect(host.bodyCount == count)
  }

  // MARK: Triggered

  @Test func `a trigger runs through the phases once and back to the first`() async throws {
    let host = triggered([0, 100, 40], at: [0.5, 7]) {
      .linear(duration: $0 == 0 ? 0.4 : $0 == 100 ? 1 : 2)
    }
    try await expect(
      host,
      [
        (0, 0), (0.5, 0), (1, 50), (1.5, 100), (2.5, 70), (3.5, 40), (3.7, 20), (3.9, 0), (6, 0),
        (7.5, 50), (10.4, 0), (20, 0),
      ])
  }

  @Test func `without an animation a run through the phases takes no time`() async throws {
    let host = triggered([0, 100, 40], at: [0.5]) { $0 == 40 ? .linear(duration: 1) : nil }
    try await expect(host, [(0.5, 100), (1, 70), (1.5, 0), (2, 0)])
  }

  @Test func `a trigger in the middle restarts with the second phase`() async throws {
    let host = triggered([0, 100, 200], at: [0, 1.5]) { _ in .linear(duration: 1) }
    try await expect(
      host, [(1, 100), (1.5, 150), (2.5, 100), (3, 150), (3.5, 200), (4.5, 0), (9, 0)])
  }

  @Test func `animations of other changes do not affect the phases`() async throws {
    let host = Host(size: CGSize(width: 300, height: 100))
    let trigger = host.makeState(0)
    host.show(Triggered(phases: [0, 100], trigger: trigger) { _ in .linear(duration: 1) })
    host.schedule(at: 1) { withAnimation(.linear(duration: 9)) { trigger.wrappedValue += 1 } }
    try await expect(host, [(1.5, 50), (2, 100), (2.5, 50), (3, 0), (5, 0)])
  }
}
