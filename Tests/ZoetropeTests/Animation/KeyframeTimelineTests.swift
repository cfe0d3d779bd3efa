import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeGeometry

@Suite(.reportsSeed) struct KeyframeTimelineTests {
  /// A value with properties to animate.
  private struct Pose {
    var x = 0.0
    var angle = Angle.zero
    var name = "pose"
  }

  private func track(
    from initial: Double = 0,
    @KeyframesBuilder<Double> _ content: () -> some Keyframes<Double>
  ) -> KeyframeTimeline<Double> {
    KeyframeTimeline(initialValue: initial, content: content)
  }

  private func expect(
    _ timeline: KeyframeTimeline<Double>, _ values: [(time: Double, value: Double)],
    within tolerance: Double = 1e-9, location: SourceLocation = #_sourceLocation
  ) {
    for (time, value) in values {
      let found = timeline.value(time: time)
      #expect(abs(found - value) <= tolerance, "\(found) at \(time)", sourceLocation: location)
    }
  }

  // MARK: Linear, move

  @Test func `a timeline without keyframes is constant`() {
    let timeline = track {}
    #expect(timeline.duration == 0)
    expect(timeline, [(-1, 0), (0, 0), (3, 0)])
    let empty = KeyframeTimeline(initialValue: 7.0) { KeyframeTrack {} }
    expect(empty, [(0, 7), (1, 7)])
  }

  @Test func `linear keyframes are straight, and a move takes no time`() {
    let timeline = track {
      LinearKeyframe(100, duration: 1)
      LinearKeyframe(150, duration: 1)
      MoveKeyframe(200)
    }
    #expect(timeline.duration == 2)
    expect(
      timeline, [(-1, 0), (0, 0), (0.25, 25), (1, 100), (1.5, 125), (2, 200), (9, 200)])
  }

  @Test func `a move takes effect at its own time`() {
    let timeline = track {
      MoveKeyframe(50)
      LinearKeyframe(100, duration: 1)
      MoveKeyframe(0)
      MoveKeyframe(10)
      LinearKeyframe(20, duration: 1)
    }
    expect(
      timeline, [(0, 50), (0.5, 75), (0.999_999, 100), (1, 10), (1.5, 15), (2, 20)], within: 1e-3)
    expect(timeline, [(1, 10), (2, 20)])
  }

  @Test func `a linear keyframe follows its timing curve`() {
    let timeline = track { LinearKeyframe(10, duration: 2, timingCurve: .easeIn) }
    expect(timeline, [0, 0.3, 1, 1.7, 2].map { ($0, 10 * UnitCurve.easeIn.value(at: $0 / 2)) })
  }

  @Test func `angles are interpolated`() {
    let timeline = KeyframeTimeline(initialValue: Angle.zero) {
      LinearKeyframe(.degrees(10), duration: 0.5)
      LinearKeyframe(.degrees(50), duration: 1)
    }
    for (time, degrees) in [(0.25, 5.0), (1, 30), (1.5, 50)] {
      #expect(abs(timeline.value(time: time).degrees - degrees) < 1e-6)
    }
  }

  // MARK: Tracks

  @Test func `the longest track sets the duration, and shorter ones stay at their end`() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(1, duration: 0.2)
        LinearKeyframe(3, duration: 0.3)
      }
      KeyframeTrack(\.angle) {
        LinearKeyframe(.degrees(10), duration: 0.5)
        LinearKeyframe(.degrees(20), duration: 0.2)
        LinearKeyframe(.degrees(90), duration: 0.3)
      }
    }
    #expect(abs(timeline.duration - 1) < 1e-9)
    #expect(timeline.value(time: 0.8).x == 3)
    #expect(timeline.value(time: 5).angle == .degrees(90))
    #expect(timeline.value(progress: 1).angle == .degrees(90))
    #expect(abs(timeline.value(progress: 0.25).angle.degrees - 5) < 1e-9)
    #expect(timeline.value(time: 0.3).name == "pose")
  }

  @Test func `of two tracks for one property the later one wins`() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) { LinearKeyframe(100, duration: 2) }
      KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
    }
    #expect(timeline.value(time: 0.5).x == 5)
    #expect(timeline.value(time: 2).x == 10)
  }

  private struct Steps: KeyframeTrackContent {
    var count: Int
    var body: some KeyframeTrackContent<Double> {
      for step in 0..<count { LinearKeyframe(Double(step + 1) * 10, duration: 1) }
      if count > 2 { MoveKeyframe(-1) } else { LinearKeyframe(0, duration: 1) }
    }
  }

  private struct Dance: Keyframes {
    var count: Int
    var body: some Keyframes<Pose> {
      KeyframeTrack(\.x) { Steps(count: count) }
      KeyframeTrack(\.angle) { LinearKeyframe(.degrees(1), duration: 1) }
    }
  }

  @Test(arguments: [0, 1, 2, 3])
  func `keyframes can be built from loops, conditions and custom types`(
    count: Int
  ) {
    let timeline = KeyframeTimeline(initialValue: Pose()) { Dance(count: count) }
    #expect(timeline.duration == Double(max(count > 2 ? count : count + 1, 1)))
    for step in 0..<count {
      #expect(abs(timeline.value(time: Double(step) + 0.5).x - Double(step) * 10 - 5) < 1e-9)
    }
    #expect(timeline.value(time: 100).x == (count > 2 ? -1 : 0))
  }

  // MARK: Cubic

  @Test func `a single cubic keyframe starts and ends at rest`() {
    let timeline = track { CubicKeyframe(100, duration: 1) }
    expect(timeline, [(0, 0), (0.25, 15.625), (0.5, 50), (0.75, 84.375), (1, 100)])
  }

  @Test func `two cubic keyframes go there and back`() {
    let timeline = track {
      CubicKeyframe(-20, duration: 0.25)
      CubicKeyframe(0, duration: 0.25)
    }
    expect(timeline, [(0.1, -7.04), (0.25, -20), (0.4, -7.04)])
  }

  @Test func `cubic keyframes honor the given velocities`() {
    let timeline = track {
      CubicKeyframe(-50, duration: 2, endVelocity: -50)
      CubicKeyframe(30, duration: 5)
      CubicKeyframe(-100, duration: 2, startVelocity: -100)
      CubicKeyframe(0, duration: 0.5, startVelocity: 5)
      CubicKeyframe(-100, duration: 1, startVelocity: 10)
      CubicKeyframe(-120, duration: 3)
    }
    expect(
      timeline,
      [
        (1, -12.5), (2, -50), (4, 29.245714285714), (8, -61.25), (9.25, -50.3125), (10, -45),
        (12, -121.25),
      ])
  }

  @Test func `a cubic keyframe takes on the velocity of neighbors of other kinds`() {
    let timeline = track {
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(0, duration: 1)
      LinearKeyframe(-60, duration: 2)
      CubicKeyframe(0, duration: 1)
      SpringKeyframe(100, startVelocity: 70)
    }
    for (time, velocity) in [(1.0, 10.0), (2, -30), (4, -30), (5, 70)] {
      #expect(abs(speed(timeline, before: time) - velocity) < 0.05, "before \(time)")
      #expect(abs(speed(timeline, after: time) - velocity) < 0.05, "after \(time)")
    }
  }

  @Test func `a cubic keyframe rests beside a move`() {
    let timeline = track {
      MoveKeyframe(50)
      CubicKeyframe(10, duration: 1)
      MoveKeyframe(0)
      CubicKeyframe(10, duration: 1)
    }
    for time in [0.0, 1] {
      #expect(abs(speed(timeline, after: time)) < 1e-3)
      #expect(abs(speed(timeline, before: time + 1)) < 1e-3)
    }
    expect(timeline, [(0.5, 30), (1.5, 5)])
  }

  private let step = 1e-6

  private func speed(_ timeline: KeyframeTimeline<Double>, after time: Double) -> Double {
    (timeline.value(time: time + 2 * step) - timeline.value(time: time + step)) / step
  }

  private func speed(_ timeline: KeyframeTimeline<Double>, before time: Double) -> Double {
    (timeline.value(time: time - step) - timeline.value(time: time - 2 * step)) / step
  }

  // MARK: Springs

  @Test func `a spring keyframe follows its spring for the settling duration`() {
    let spring = Spring(duration: 0.4, bounce: 0.3)
    let timeline = track(from: 20) { SpringKeyframe(100, spring: spring) }
    #expect(timeline.duration == spring.settlingDuration)
    expect(
      timeline, [0, 0.1, 0.25, 0.6].map { ($0, 20 + spring.value(target: 80.0, time: $0)) })
    #expect(timeline.value(time: timeline.duration) == 100)
  }

  @Test func `a spring keyframe keeps the incoming velocity unless it has its own`() {
    for own in [nil, -300.0] {
      let timeline = track {
        LinearKeyframe(100, duration: 0.5)
        SpringKeyframe(150, spring: .bouncy, startVelocity: own)
      }
      expect(
        timeline,
        [0, 0.1, 0.5].map {
          let way = Spring.bouncy.value(target: 50.0, initialVelocity: own ?? 200, time: $0)
          return (0.5 + $0, 100 + way)
        })
    }
  }

  @Test func `a spring that is cut short passes on its value and velocity`() {
    let first = Spring(duration: 0.5)
    let second = Spring(duration: 1, bounce: 0.2)
    let timeline = track {
      SpringKeyframe(100, duration: 0.2, spring: first)
      SpringKeyframe(0, duration: 1, spring: second)
    }
    #expect(timeline.duration == 1.2)
    var (value, velocity) = (0.0, 0.0)
    first.update(value: &value, velocity: &velocity, target: 100, deltaTime: 0.2)
    expect(timeline, [(0.2, value)])
    second.update(value: &value, velocity: &velocity, target: 0, deltaTime: 0.3)
    expect(timeline, [(0.5, value)])
    #expect(timeline.value(time: 1.2) == 0)
  }

  @Test func `an undamped spring never ends`() {
    let timeline = track { SpringKeyframe(1, spring: Spring(duration: 1, bounce: 1)) }
    #expect(timeline.duration == .infinity)
    expect(timeline, [(0.5, 2), (1, 0), (1000.5, 2)], within: 1e-6)
  }

  // MARK: All kinds

  @Test func `keyframes other than moves make a continuous value`() {
    for seed in UInt64(0)..<40 {
      var random = SeededRandom(seed: seed)
      let timeline = track {
        for _ in 0..<6 {
          let (to, duration) = (
            Double.random(in: -100...100, using: &random),
            Double.random(in: 0.1...1, using: &random)
          )
          switch Int.random(in: 0..<3, using: &random) {
          case 0: LinearKeyframe(to, duration: duration)
          case 1: CubicKeyframe(to, duration: duration)
          default: SpringKeyframe(to, duration: duration)
          }
        }
      }
      var last = timeline.value(time: 0)
      for time in stride(from: 0, to: timeline.duration - 1e-4, by: 1e-3) {
        let value = timeline.value(time: time)
        #expect(abs(value - last) < 5, "seed \(seed), \(time)")
        last = value
      }
    }
  }
}
