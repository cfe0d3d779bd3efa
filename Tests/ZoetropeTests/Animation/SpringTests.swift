import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeGeometry

/// Values tested for equality against SwiftUI's `Spring`; the version of the system is not known.
@Suite(.reportsSeed) struct SpringTests {
  struct Conversion: CustomStringConvertible, Sendable {
    var description: String
    var actual: Double
    var expected: Double
    var tolerance: Double

    init(_ description: String, _ actual: Double, _ expected: Double, _ tolerance: Double = 1e-9) {
      self.description = description
      self.actual = actual
      self.expected = expected
      self.tolerance = tolerance
    }
  }

  private static let springy = Spring(duration: 0.7, bounce: 0.2)
  private static let flat = Spring(duration: 0.7, bounce: -0.2)
  private static let sluggish = Spring(
    mass: 0.6, stiffness: 0.1, damping: 10, allowOverDamping: true)
  private static let measured = Spring(mass: 1, stiffness: 157.91, damping: 17.59)
  private static let physical = Spring(mass: 1, stiffness: 100, damping: 10)

  static let conversions = [
    Conversion("default bounce", Spring().bounce, 0),
    Conversion("duration of 0.7, 0.2", springy.duration, 0.7),
    Conversion("bounce of 0.7, 0.2", springy.bounce, 0.2),
    Conversion("duration with bounce past 1", Spring(duration: 0.3, bounce: 1.2).duration, 0.3),
    Conversion("duration of 0.7, -0.2", flat.duration, 0.7),
    Conversion("bounce of 0.7, -0.2", flat.bounce, -0.2),
    Conversion("response", Spring(response: 0.4, dampingRatio: 0.8).response, 0.4),
    Conversion("over-damped response", Spring(response: 0.2, dampingRatio: 1.8).response, 0.2),
    Conversion("over-damped ratio", Spring(response: 0.2, dampingRatio: 1.8).dampingRatio, 1.8),
    Conversion("negative ratio", Spring(response: 1.3, dampingRatio: -0.1).response, 1.3),
    Conversion("critical ratio", Spring(response: 1, dampingRatio: 1).dampingRatio, 1),
    Conversion("soft stiffness", Spring(mass: 1, stiffness: 0.5, damping: 0.7).stiffness, 0.5),
    Conversion("soft damping", Spring(mass: 1, stiffness: 0.5, damping: 0.7).damping, 0.7),
    Conversion("stiffness", Spring(mass: 0.6, stiffness: 120, damping: 1.1).stiffness, 120),
    Conversion(
      "stiffness, over-damping allowed",
      Spring(mass: 0.6, stiffness: 120, damping: 1.1, allowOverDamping: true).stiffness, 120),
    Conversion("over-damped stiffness", sluggish.stiffness, 83.233333333333),
    Conversion("over-damped damping", sluggish.damping, 10),
    Conversion("default damping", Spring().damping, 25.132741228718),
    Conversion("default ratio", Spring().dampingRatio, 1),
    Conversion("damping of 0.15", Spring(duration: 0.5, bounce: 0.15).damping, 21.362830044411),
    Conversion("ratio of 0.3", Spring(duration: 0.5, bounce: 0.3).dampingRatio, 0.7),
    Conversion("ratio of 0.2", springy.dampingRatio, 0.8),
    Conversion("damping of -0.2", flat.damping, 22.439947525641),
    Conversion("ratio of -0.2", flat.dampingRatio, 1.25),
    Conversion("bouncy mass", Spring.bouncy.mass, 1, 0),
    Conversion("bouncy stiffness", Spring.bouncy.stiffness, 157.91, 0.005),
    Conversion("bouncy damping", Spring.bouncy.damping, 17.59, 0.005),
    Conversion("physical duration", physical.duration, 0.63, 0.005),
    Conversion("physical bounce", physical.bounce, 0.5, 0.005),
    Conversion("measured duration", measured.duration, 0.5, 0.001),
    Conversion("measured bounce", measured.bounce, 0.3, 0.001),
    Conversion("stiffness", Spring(response: 0.8, dampingRatio: 0.6).stiffness, 61.685, 0.001),
    Conversion("damping", Spring(response: 0.8, dampingRatio: 0.6).damping, 9.4248, 0.001),
  ]

  static let motions = [
    Conversion(
      "critical velocity", Spring().velocity(target: 1.2, initialVelocity: 0.1, time: 0.2),
      3.057682081177),
    Conversion(
      "bouncy velocity", springy.velocity(target: 1.2, initialVelocity: 0.1, time: 0.2),
      3.743219954335),
    Conversion(
      "over-damped velocity", flat.velocity(target: 1.2, initialVelocity: 0.1, time: 0.2),
      3.918503301573),
    Conversion(
      "bouncy force", springy.force(target: 1.2, position: 0.1, velocity: 0.2),
      85.752705828541),
    Conversion(
      "over-damped force", sluggish.force(target: 0.2, position: 1, velocity: -0.2),
      -64.586666666667),
    Conversion("over-damped value", sluggish.value(target: 2, time: 0.3), 0.00480416591),
    Conversion("smooth at 0.1", Spring.smooth.value(target: 1, time: 0.1), 0.35773955647),
    Conversion("smooth at 0.25", Spring.smooth.value(target: 1, time: 0.25), 0.821026, 1e-6),
    Conversion("smooth at 0.5", Spring.smooth.value(target: 1, time: 0.5), 0.986399, 1e-6),
    Conversion("snappy at 1", Spring.snappy.value(target: 1, time: 1), 0.999966081858),
    Conversion("bouncy at 0.25", Spring.bouncy.value(target: 1, time: 0.25), 0.984087, 1e-6),
    Conversion("bouncy at 0.5", Spring.bouncy.value(target: 1, time: 0.5), 1.014498421616),
    Conversion("bouncy at 1", Spring.bouncy.value(target: 1, time: 1), 1.000071596886),
    Conversion("default settling", Spring().settlingDuration, 0.8, 1e-6),
    Conversion("sluggish settling", sluggish.settlingDuration, 0, 1e-6),
    Conversion(
      "sluggish settling to 0.2",
      sluggish.settlingDuration(target: 0.2, initialVelocity: 0, epsilon: 0.001), 0, 1e-6),
  ]

  @Test(arguments: conversions) func `a spring's parameters convert between its descriptions`(
    conversion: Conversion
  ) {
    #expect(abs(conversion.actual - conversion.expected) <= conversion.tolerance)
  }

  @Test(arguments: motions) func `motion has its reference values`(motion: Conversion) {
    #expect(abs(motion.actual - motion.expected) <= motion.tolerance)
  }

  @Test func `impossible springs give NaN`() {
    #expect(Spring(duration: 0.7, bounce: -1.2).duration.isNaN)
    #expect(Spring(duration: 0.7, bounce: -1.2).bounce.isNaN)
    #expect(Spring(mass: 0, stiffness: 50, damping: 0.4).stiffness.isNaN)
    #expect(Spring(mass: 0, stiffness: 50, damping: 0.4).damping.isNaN)
  }

  @Test func `presets are durations with a bounce`() {
    #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(Spring.snappy(duration: 1, extraBounce: 0.1) == Spring(duration: 1, bounce: 0.25))
  }

  @Test func `updates advance value and velocity together`() {
    var value = 0.0
    var velocity = 0.0
    let expected = [1.091958558098, 1.179739566555, 1.19999980308]
    Spring().update(value: &value, velocity: &velocity, target: 1.2, deltaTime: 0.16)
    for (step, next) in zip([0.16, 0.16, 1], expected) {
      Spring().update(value: &value, velocity: &velocity, target: 1.2, deltaTime: step)
      #expect(abs(value - next) < 1e-9)
    }
  }

  @Test func `overdamping is clamped unless it is allowed`() {
    let clamped = Spring(mass: 1, stiffness: 100, damping: 50)
    #expect(clamped.dampingRatio == 1)
    #expect(abs(clamped.stiffness - 100) < 1e-9)
    let kept = Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true)
    #expect(abs(kept.dampingRatio - 2.5) < 1e-9)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `random springs obey their equation of motion`(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    for _ in 0..<100 {
      let spring = Spring(
        response: .random(in: 0.1...2, using: &generator),
        dampingRatio: .random(in: 0...3, using: &generator))
      let target = Double.random(in: -100...100, using: &generator)
      let speed = Double.random(in: -100...100, using: &generator)
      let time = Double.random(in: 0...1, using: &generator)
      let label: Comment = "seed \(seed), \(spring), time \(time)"
      // Two updates make one, and both are the closed form.
      var value = 0.0
      var velocity = speed
      spring.update(value: &value, velocity: &velocity, target: target, deltaTime: time)
      let whole = spring.value(target: target, initialVelocity: speed, time: 2 * time)
      spring.update(value: &value, velocity: &velocity, target: target, deltaTime: time)
      #expect(abs(value - whole) < 1e-8, label)
      // The velocity is the slope of the value, apart from the surplus of overdamped springs, which
      // SwiftUI's `Spring` has too.
      let width = 1e-5
      let slope =
        (spring.value(target: target, initialVelocity: speed, time: 2 * time + width)
          - spring.value(target: target, initialVelocity: speed, time: 2 * time - width))
        / (2 * width)
      #expect(abs(velocity - slope) < 1e-3 * (abs(slope) + 100), label)
      let surplus = spring.dampingRatio > 1 ? target : 0
      let stated = spring.velocity(target: target, initialVelocity: speed, time: 2 * time)
      #expect(abs(stated - velocity - surplus) < 1e-7, label)
    }
  }

  @Test(arguments: [0.1, 0.5, 0.9, 1]) func `a spring made for a settling duration settles by then`(
    ratio: Double
  ) {
    let spring = Spring(settlingDuration: 2, dampingRatio: ratio)
    #expect(abs(spring.dampingRatio - ratio) < 1e-9)
    for time in stride(from: 2.0, to: 6, by: 0.05) {
      #expect(abs(spring.value(target: 1, time: time) - 1) < 0.01)
    }
    // Shortly before, the spring had not settled.
    let early = stride(from: 0.0, to: 1.5, by: 0.01).filter {
      abs(spring.value(target: 1, time: $0) - 1) > 0.001
    }.max()
    #expect((early ?? 0) > 1)
  }

  @Test func `an undamped spring never settles`() {
    #expect(Spring(duration: 1, bounce: 1).settlingDuration == .infinity)
  }

  @Test func `animatable values spring by their animatable data`() {
    let spring = Spring.bouncy
    let start = CGPoint(x: 10, y: 0)
    let end = CGPoint(x: 30, y: -8)
    let push = CGPoint(x: 5, y: 5)
    let point = spring.value(fromValue: start, toValue: end, initialVelocity: push, time: 0.2)
    let x = 10 + spring.value(target: 20.0, initialVelocity: 5, time: 0.2)
    #expect(abs(Double(point.x) - x) < 1e-9)
    let velocity = spring.velocity(
      fromValue: start, toValue: end, initialVelocity: push, time: 0.2)
    let vy = spring.velocity(target: -8.0, initialVelocity: 5, time: 0.2)
    #expect(abs(Double(velocity.y) - vy) < 1e-9)
    let force = spring.force(fromValue: start, toValue: end, position: start, velocity: push)
    let fx = spring.force(target: 30.0, position: 10, velocity: 5)
    #expect(abs(Double(force.x) - fx) < 1e-9)
    let settling = spring.settlingDuration(
      fromValue: start, toValue: end, initialVelocity: .zero, epsilon: 0.001)
    #expect(settling > spring.settlingDuration)
  }
}
