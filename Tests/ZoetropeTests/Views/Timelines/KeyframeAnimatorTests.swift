import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

@MainActor struct KeyframeAnimatorTests {
  /// A box that is moved to the right by keyframes.
  private struct Moved<Path: Keyframes>: View where Path.Value == Double {
    @Binding var trigger: Int
    let keyframes: (Double) -> Path

    var body: some View {
      box("a", 10, 10)
        .keyframeAnimator(initialValue: 0.0, trigger: trigger) { content, x in
          content.offset(x: x)
        } keyframes: {
          keyframes($0)
        }
    }
  }

  @MainActor private struct Fixture {
    let host = Host(size: CGSize(width: 300, height: 100))
    let trigger: Binding<Int>

    init(@KeyframesBuilder<Double> _ keyframes: @escaping (Double) -> some Keyframes<Double>) {
      trigger = host.makeState(0)
      host.show(Moved(trigger: trigger, keyframes: keyframes))
    }

    var x: Double { host.x("a") - 145 }

    func pull(at time: Double) {
      host.schedule(at: time) { [trigger] in trigger.wrappedValue += 1 }
    }

    func expect(
      _ values: [(time: Double, x: Double)], location: SourceLocation = #_sourceLocation
    ) async throws {
      for (time, expected) in values {
        try await host.advance(to: time)
        let found = x
        #expect(abs(found - expected) < 1e-9, "\(found) at \(time)", sourceLocation: location)
      }
    }
  }

  @Test func `keyframes play when the trigger changes and stay at their end`() async throws {
    let fixture = Fixture { _ in
      LinearKeyframe(100, duration: 1)
      LinearKeyframe(40, duration: 0.5)
    }
    fixture.pull(at: 0.33)
    try await fixture.expect([
      (0, 0), (0.3, 0), (0.33, 0), (0.58, 25), (1.33, 100), (1.58, 70), (1.83, 40), (9, 40),
    ])
  }

  @Test func `keyframes leave the layout unchanged`() async throws {
    let host = Host(300, 120) {
      mark("box").frame(width: 60, height: 40)
        .keyframeAnimator(initialValue: 1.0, trigger: 0) { content, value in
          content.scaleEffect(value).offset(x: 10 - 10 * value)
        } keyframes: { _ in
          LinearKeyframe(2, duration: 1)
        }
    }
    #expect(near(host.frame("box"), CGRect(x: 120, y: 40, width: 60, height: 40), 0.01))
  }

  @Test func `replayed keyframes start from where they ended`() async throws {
    let journal = Journal()
    let fixture = Fixture { value in
      journal.note("\(value)")
      return KeyframeTrack { LinearKeyframe(value + 50, duration: 1) }
    }
    for time in [1.0, 5, 9] { fixture.pull(at: time) }
    try await fixture.expect([(1.5, 25), (4, 50), (5.5, 75), (9.5, 125), (20, 150)])
    #expect(journal.lines == ["0.0", "50.0", "100.0"])
  }

  @Test func `interrupted keyframes continue from their value and velocity`() async throws {
    let fixture = Fixture { value in
      if value == 0 {
        LinearKeyframe(100, duration: 1)
      } else {
        SpringKeyframe(0, spring: .bouncy)
      }
    }
    fixture.pull(at: 0)
    fixture.pull(at: 0.4)
    try await fixture.expect([(0.2, 20), (0.4, 40)])
    for time in [0.05, 0.3, 0.5] {
      let way = Spring.bouncy.value(target: -40.0, initialVelocity: 100, time: time)
      try await fixture.expect([(0.4 + time, 40 + way)])
    }
    try await fixture.expect([(5, 0)])
  }

  @Test func `an animated change of the trigger does not animate the keyframes' values`()
    async throws
  {
    let fixture = Fixture { _ in
      MoveKeyframe(100)
      LinearKeyframe(0, duration: 1)
    }
    fixture.host.schedule(at: 1) { [trigger = fixture.trigger] in
      withAnimation(.linear(duration: 5)) { trigger.wrappedValue += 1 }
    }
    try await fixture.expect([(1, 100), (1.25, 75), (2, 0), (3, 0)])
  }

  @Test func `the frames are the same at any frame rate`() async throws {
    var found: [Double: [Double]] = [:]
    for rate in [30.0, 60] {
      let fixture = Fixture { _ in
        CubicKeyframe(100, duration: 0.317)
        SpringKeyframe(-20, duration: 0.4, spring: .bouncy)
        CubicKeyframe(7, duration: 0.2)
      }
      for time in [0.111, 0.5, 1.717] { fixture.pull(at: time) }
      for frame in 0...Int(3 * rate) {
        try await fixture.host.advance(to: Double(frame) / rate)
        let second = Double(frame) / rate
        if frame % Int(rate / 30) == 0 { found[second, default: []].append(fixture.x) }
      }
    }
    #expect(found.count == 91)
    #expect(found.values.allSatisfy { $0.count == 2 && $0[0] == $0[1] })
  }

  // MARK: Repeating

  private struct Repeating: View {
    @Binding var isOn: Bool
    var duration: Double
    var body: some View {
      KeyframeAnimator(initialValue: 10.0, repeating: isOn) { x in
        box("a", 10, 10).offset(x: x)
      } keyframes: { _ in
        MoveKeyframe(20)
        LinearKeyframe(100, duration: duration)
      }
    }
  }

  @Test func `repeating keyframes start when the view appears`() async throws {
    let host = Host(300, 100) { Repeating(isOn: .constant(true), duration: 0.8) }
    for (time, x) in [(0, 20.0), (0.4, 60), (0.8, 20), (1, 40), (80.4, 60), (80.6, 80)] {
      try await host.advance(to: time)
      #expect(near(host.x("a"), 145 + x, 1e-9), "\(time)")
    }
  }

  @Test func `keyframes that do not repeat show their initial value`() async throws {
    let host = Host(size: CGSize(width: 300, height: 100))
    let isOn = host.makeState(false)
    host.show(Repeating(isOn: isOn, duration: 0.8))
    for (time, turn) in [(1.3, true), (2.5, false), (3, true)] {
      host.schedule(at: time) { isOn.wrappedValue = turn }
    }
    for (time, x) in [(0, 20.0), (1.3, 20), (1.7, 60), (2.3, 40), (2.5, 20), (2.9, 20), (3.1, 30)] {
      try await host.advance(to: time)
      #expect(near(host.x("a"), 145 + x, 1e-9), "\(time)")
    }
  }

  @Test func `keyframes without a duration leave the value unchanged`() async throws {
    let host = Host(300, 100) { Repeating(isOn: .constant(true), duration: 0) }
    for time in [0, 0.5, 4.0] {
      try await host.advance(to: time)
      #expect(near(host.x("a"), 145 + 100))
    }
  }

  private struct Paced: View {
    @Binding var duration: Double
    var body: some View { Repeating(isOn: .constant(true), duration: duration) }
  }

  @Test func `new keyframes apply from the next round on`() async throws {
    let host = Host(size: CGSize(width: 300, height: 100))
    let duration = host.makeState(0.8)
    host.show(Paced(duration: duration))
    host.schedule(at: 1) { duration.wrappedValue = 1.6 }
    for (time, x) in [(1, 40.0), (1.2, 60), (1.6, 20), (2.4, 60), (3.2, 20), (4, 60)] {
      try await host.advance(to: time)
      #expect(near(host.x("a"), 145 + x, 1e-9), "\(time)")
    }
  }

  // MARK: The content

  private struct Counted: View {
    let journal: Journal
    @Binding var trigger: Int
    @Binding var height: CGFloat
    var body: some View {
      let _ = journal.note("body")
      KeyframeAnimator(initialValue: 0.0, trigger: trigger) { x in
        let _ = journal.note("content")
        box("a", 10, height).offset(x: x)
      } keyframes: { _ in
        LinearKeyframe(100, duration: 1)
      }
    }
  }

  @Test func `only the content is built for each frame, and only while keyframes run`() async throws
  {
    let journal = Journal()
    let host = Host(size: CGSize(width: 300, height: 100))
    let (trigger, height) = (host.makeState(0), host.makeState(CGFloat(10)))
    host.show(Counted(journal: journal, trigger: trigger, height: height))
    trigger.wrappedValue = 1
    try await host.advance(to: 0)
    _ = journal.take()
    for frame in 1...60 { try await host.advance(to: Double(frame) / 30) }
    #expect(journal.count("body") == 0)
    #expect((29...33).contains(journal.take().count))
    try await host.advance(to: 3)
    height.wrappedValue = 20
    try await host.advance(to: 3)
    #expect(journal.lines == ["content"])
    #expect(near(host.frame("a"), CGRect(x: 245, y: 40, width: 10, height: 20)))
  }

  @Test func `removing the view stops its keyframes`() async throws {
    struct Content: View {
      let journal: Journal
      @Binding var isShown: Bool
      var body: some View {
        if isShown {
          KeyframeAnimator(initialValue: 0.0) { x in
            let _ = journal.note("content")
            Color.red.offset(x: x)
          } keyframes: { _ in
            LinearKeyframe(100, duration: 1)
          }
        }
      }
    }
    let journal = Journal()
    let host = Host(size: CGSize(width: 300, height: 100))
    let isShown = host.makeState(true)
    host.show(Content(journal: journal, isShown: isShown))
    host.schedule(at: 0.5) { isShown.wrappedValue = false }
    try await host.advance(to: 0.5)
    #expect(journal.take().isEmpty == false)
    try await host.advance(to: 2)
    #expect(journal.lines == [])
  }

  private struct Stacked: View {
    let journal: Journal
    @Binding var trigger: Int
    var body: some View {
      box("a", 10, 10)
        .onAppear { journal.note("appear") }
        .phaseAnimator([CGFloat(0), 10], trigger: trigger) { content, x in
          content.offset(x: x)
        } animation: { _ in
          .linear(duration: 1)
        }
        .keyframeAnimator(initialValue: CGFloat(0), trigger: trigger) { content, y in
          content.offset(y: y)
        } keyframes: { _ in
          LinearKeyframe(30, duration: 1)
        }
        .keyframeAnimator(initialValue: CGFloat(0)) { content, y in
          content.offset(y: -y)
        } keyframes: { _ in
          LinearKeyframe(4, duration: 4)
        }
    }
  }

  @Test func `animators may be nested, and the inner view keeps its identity`() async throws {
    let journal = Journal()
    let host = Host(size: CGSize(width: 300, height: 100))
    let trigger = host.makeState(0)
    host.show(Stacked(journal: journal, trigger: trigger))
    host.schedule(at: 1) { trigger.wrappedValue += 1 }
    for (time, x, y) in [
      (1, 0.0, -1.0), (1.5, 5, 13.5), (2.5, 5, 27.5), (3, 0, 27), (4.5, 0, 29.5),
    ] {
      try await host.advance(to: time)
      let found = host.frame("a").origin
      #expect(near(found, CGPoint(x: 145 + x, y: 45 + y), 1e-9), "\(found) at \(time)")
    }
    #expect(journal.lines == ["appear"])
  }
}
