import Foundation
import Testing
import Zoetrope

struct AnimationModifierTests {
  struct Course: CustomStringConvertible, Sendable {
    var animation: Animation
    var fractions: [(time: Double, expected: Double)]

    init(_ animation: Animation, _ times: [Double], _ expected: [Double]) {
      self.animation = animation
      fractions = Array(zip(times, expected)).map { (time: $0, expected: $1) }
    }

    var description: String {
      animation.description
    }
  }

  private static let one = Animation.linear(duration: 1)
  private static let two = Animation.linear(duration: 2)

  static let courses: [Course] = [
    Course(one.delay(0.5), [0.25, 0.5, 1, 1.5], [0, 0, 0.5, 1]),
    Course(one.delay(-0.5), [0, 0.25], [0.5, 0.75]),
    Course(one.speed(2), [0.25, 0.5], [0.5, 1]),
    Course(one.speed(0.5), [1], [0.5]),
    Course(one.speed(0), [0, 7], [0, 0]),
    Course(two.speed(2).delay(1), [1.5], [0.5]),
    Course(two.delay(1).speed(2), [1], [0.5]),
    Course(
      one.repeatCount(3, autoreverses: false), [0, 0.5, 1, 1.5, 2, 2.5, 3],
      [0, 0.5, 1, 0.5, 1, 0.5, 1]),
    Course(one.repeatCount(2), [0.25, 1, 1.25, 1.75, 2], [0.25, 1, 0.75, 0.25, 0]),
    Course(one.repeatForever(), [2.25, 3.25, 4, 100_000.25], [0.25, 0.75, 0, 0.25]),
    Course(one.repeatForever(autoreverses: false), [2.25, 3, 3.25], [0.25, 1, 0.25]),
    Course(one.repeatCount(0), [0.5, 1], [0.5, 1]),
    Course(
      one.delay(1).repeatCount(2, autoreverses: false), [1.5, 2, 2.5, 3.5], [0.5, 1, 0, 0.5]),
    Course(
      one.repeatCount(2, autoreverses: false).delay(1), [0.5, 1.5, 2.5], [0, 0.5, 0.5]),
    Course(one.repeatCount(2).repeatCount(2, autoreverses: false), [1.75, 2.25], [0.25, 0.25]),
    Course(one.logicallyComplete(after: 0.2), [0.1, 0.9], [0.1, 0.9]),
  ]

  @Test(arguments: courses) func `delays, speeds and repetitions change an animation's course`(
    course: Course
  ) throws {
    for (time, expected) in course.fractions {
      let value = try #require(fraction(course.animation, at: time))
      #expect(abs(value - expected) <= 1e-6, "at \(time)")
    }
  }

  @Test func `modified animations end at their exact times`() {
    #expect(timing(Self.one.delay(0.5))?.end == 1.5)
    #expect(timing(Self.one.speed(4))?.end == 0.25)
    #expect(timing(Self.one.speed(0))?.end == .infinity)
    #expect(timing(Self.one.repeatCount(2))?.end == 2)
    #expect(timing(Self.one.repeatCount(-5))?.end == 1)
    #expect(timing(Self.one.repeatForever())?.end == .infinity)
    #expect(timing(.linear(duration: 0).repeatForever())?.end == 0)
    #expect(timing(Self.two.logicallyComplete(after: 1))?.logicalEnd == 1)
    #expect(timing(Self.one.logicallyComplete(after: 5))?.logicalEnd == 1)
    #expect(timing(Self.one.logicallyComplete(after: 0.5).delay(1))?.logicalEnd == 1.5)
    #expect(timing(Self.one.logicallyComplete(after: 0.5).speed(2))?.logicalEnd == 0.25)
    #expect(timing(Self.one.logicallyComplete(after: 0.5).repeatCount(3))?.logicalEnd == 2.5)
  }

  @Test func `the value stays constant past the end`() {
    #expect(fraction(Self.one.delay(0.5), at: 1.501) == nil)
    #expect(fraction(Self.one.repeatCount(3), at: 3.001) == nil)
    #expect(fraction(.linear(duration: 0).repeatForever(), at: 0) == nil)
  }

  @Test(arguments: [24.0, 30, 60, 120, 30000 / 1001.0])
  func `the instant at which a repetition ends shows its final value at every frame rate`(
    rate: Double
  ) {
    // Repetitions of six frames; frame times are rounded quotients.
    let animation = Animation.linear(duration: 6 / rate).repeatForever(autoreverses: false)
    for pass in 1...2000 {
      #expect(fraction(animation, at: Double(pass * 6) / rate) == 1, "pass \(pass)")
    }
  }

  @Test func `a spring repeats as a whole`() throws {
    let spring = Animation.bouncy
    let pass = try #require(timing(spring)?.end)
    let animation = spring.repeatForever(autoreverses: true)
    let forth = try #require(fraction(animation, at: 0.2))
    #expect(forth == fraction(spring, at: 0.2))
    let back = try #require(fraction(animation, at: pass + 0.2))
    #expect(abs(back - (1 - forth)) < 1e-9)
    let again = try #require(fraction(animation, at: 2 * pass + 0.2))
    #expect(abs(again - forth) < 1e-9)
  }

  /// A custom animation that counts its samples and has a duration.
  private struct Counting: CustomAnimation {
    var duration: TimeInterval

    struct FramesKey: AnimationStateKey {
      static let defaultValue = 0
    }

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      context.state[FramesKey.self] += 1
      if time >= duration / 2 { context.isLogicallyComplete = true }
      return time >= duration ? nil : value.scaled(by: Double(context.state[FramesKey.self]))
    }
  }

  @Test func `each repetition of a custom animation starts with empty state`() {
    let animation = Animation(Counting(duration: 0.5)).repeatForever(autoreverses: false)
    var context = AnimationContext<Double>()
    var values: [Double?] = []
    for time in [0, 0.2, 0.4, 0.5, 0.6, 0.8, 1.0, 1.1] {
      values.append(animation.animate(value: 1.0, time: time, context: &context))
    }
    #expect(values == [1, 2, 3, 1, 1, 2, 1, 1])
    #expect(!context.isLogicallyComplete)
  }

  @Test func `the duration of a custom animation is found by sampling it`() {
    let animation = Animation(Counting(duration: 0.5)).repeatCount(3)
    #expect(timing(animation) == AnimationTiming(end: 1.5, logicalEnd: 1.25))
    #expect(timing(Animation(Counting(duration: 0.5)).delay(1)) == nil)
    #expect(timing(Animation(Counting(duration: 0)).repeatForever())?.end == 0)
    #expect(timing(Animation(Counting(duration: .infinity)).repeatCount(3))?.end == .infinity)
  }

  @Test func `a context with another state keeps its environment`() {
    var context = AnimationContext<Double>(isLogicallyComplete: true)
    context.state[Counting.FramesKey.self] = 3
    let other = context.withState(AnimationState<Float>())
    #expect(other.state[Counting.FramesKey.self] == 0)
    #expect(other.isLogicallyComplete)
    #expect(context.state[Counting.FramesKey.self] == 3)
  }
}
