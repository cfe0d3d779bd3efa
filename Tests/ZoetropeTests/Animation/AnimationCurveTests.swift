import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// The progress of an animation from 0 to 1.
func fraction(_ animation: Animation, at time: TimeInterval) -> Double? {
  var context = AnimationContext<Double>()
  return animation.animate(value: 1, time: time, context: &context)
}

/// The end and the logical completion of an animation from 0 to 1.
func timing(_ animation: Animation) -> AnimationTiming? {
  var context = AnimationContext<Double>()
  return animation.timing(of: 1.0, context: &context)
}

struct AnimationCurveTests {
  struct Sample: CustomStringConvertible, Sendable {
    var animation: Animation
    var time: Double
    var expected: Double
    var tolerance: Double

    init(_ animation: Animation, _ time: Double, _ expected: Double, _ tolerance: Double = 2e-6) {
      self.animation = animation
      self.time = time
      self.expected = expected
      self.tolerance = tolerance
    }

    var description: String {
      "\(animation) at \(time)"
    }
  }

  /// Values of OpenSwiftUI, which is reverse-engineered from SwiftUI.
  static let samples: [Sample] = [
    Sample(.easeIn(duration: 1), 0.25, 0.0934647), Sample(.easeIn(duration: 1), 0.4, 0.2148609),
    Sample(.easeIn(duration: 1), 0.6, 0.4291198), Sample(.easeOut(duration: 1), 0.1, 0.1605722),
    Sample(.easeInOut(duration: 1), 0.25, 0.1291619),
    Sample(.easeInOut(duration: 1), 0.9, 0.9802775),
    Sample(.timingCurve(0.25, 0.1, 0.25, 1, duration: 1), 0.5, 0.8024034),
    Sample(.timingCurve(0.17, 0.67, 0.83, 0.67, duration: 2), 1, 0.6275),
    Sample(.linear(duration: 100), 10, 0.1, 0.01), Sample(.linear(duration: 100), 50, 0.5, 0.01),
    // These values were integrated in steps; the closed form is within the error of the steps.
    Sample(.smooth, 0.1, 0.370762, 0.016), Sample(.smooth, 0.25, 0.823335, 0.016),
    Sample(.smooth, 0.5, 0.984469, 0.016), Sample(.snappy, 0.1, 0.402265, 0.016),
    Sample(.snappy, 0.25, 0.8963, 0.016), Sample(.snappy, 0.5, 1.00435, 0.016),
    Sample(.bouncy, 0.1, 0.438695, 0.016), Sample(.bouncy, 0.25, 0.985244, 0.016),
    Sample(.bouncy, 0.5, 1.013297, 0.016),
    Sample(.interpolatingSpring(mass: 1, stiffness: 100, damping: 10), 0.1, 0.340299847, 1e-6),
    Sample(.interpolatingSpring(mass: 2, stiffness: 100, damping: 20), 0.2, 0.491674014, 1e-6),
    // The documented default: response 0.55, critically damped (Apple's page on
    // `Animation.default`).
    Sample(.default, 0.25, 0.7783, 1e-4),
  ]

  @Test(arguments: samples) func `animations have their reference values`(sample: Sample) throws {
    let value = try #require(fraction(sample.animation, at: sample.time))
    #expect(abs(value - sample.expected) <= sample.tolerance)
  }

  @Test func `easing takes 0.35 seconds by default`() {
    let animations: [Animation] = [
      .linear, .easeIn, .easeOut, .easeInOut, .timingCurve(0.1, 0.2, 0.3, 0.4),
    ]
    for animation in animations {
      #expect(timing(animation)?.end == 0.35)
      #expect(fraction(animation, at: 0.35) == 1)
      #expect(fraction(animation, at: 0.35.nextUp) == nil)
    }
  }

  /// The defaults on the pages of `Animation` in Apple's documentation of 2025.
  @Test func `springs have the documented defaults`() {
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.spring == .spring(response: 0.5, dampingFraction: 1))
    #expect(Animation.spring(response: 0.5) == .spring(response: 0.5, dampingFraction: 0.825))
    #expect(
      Animation.interactiveSpring(response: 0.15)
        == .interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
    #expect(Animation.interactiveSpring() == .interactiveSpring)
    #expect(
      Animation.interactiveSpring
        == .spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25))
    #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.bouncy(extraBounce: 0.1) == .spring(duration: 0.5, bounce: 0.4))
    #expect(
      Animation.spring(Spring(response: 0.4, dampingRatio: 0.5))
        != .spring(response: 0.3, dampingFraction: 0.5))
  }

  @Test func `animations are equal if their rule and parameters are`() {
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.linear != .easeIn)
    #expect(Animation.linear.delay(1) == .linear.delay(1))
    #expect(Animation.linear.delay(1) != .linear.speed(1))
    #expect(Animation.default != .spring(response: 0.55, dampingFraction: 1))
    #expect(Set([Animation.linear, .linear, .easeIn]).count == 2)
  }

  @Test func `the description of the default animation names it`() {
    #expect(Animation.default.description == "DefaultAnimation()")
  }

  @Test func `a spring starts at rest and ends near the target`() throws {
    for animation in [Animation.default, .spring, .bouncy, .interpolatingSpring, .snappy] {
      #expect(fraction(animation, at: 0) == 0)
      let end = try #require(timing(animation)?.end)
      #expect(end > 0.3 && end < 3)
      let last = try #require(fraction(animation, at: end - 1e-6))
      #expect(abs(last - 1) <= 0.01)
      #expect(fraction(animation, at: end + 1e-6) == nil)
    }
  }

  @Test func `a spring counts as complete after one response`() {
    #expect(timing(.default)?.logicalEnd == 0.55)
    #expect(timing(.spring(duration: 0.7))?.logicalEnd == 0.7)
    let physical = timing(.interpolatingSpring(mass: 1, stiffness: 100, damping: 10))
    #expect(abs((physical?.logicalEnd ?? 0) - 0.2 * .pi) < 1e-12)
  }

  @Test func `springs with invalid parameters or without damping do not trap`() {
    #expect(fraction(.spring(duration: 0.5, bounce: -1), at: 0.1) == nil)
    #expect(fraction(.spring(response: .nan, dampingFraction: .nan), at: 0.1)?.isNaN != true)
    #expect(fraction(.interpolatingSpring(mass: 0, stiffness: 1, damping: 1), at: 0.1) == nil)
    #expect(timing(.spring(duration: 1, bounce: 1))?.end == .infinity)
    #expect(timing(.interpolatingSpring(duration: 1, bounce: 1))?.end == .infinity)
    #expect((timing(.spring(response: 0))?.end ?? 9) < 0.2)
    #expect(timing(.linear(duration: 0)) == .instant)
    #expect(timing(.linear(duration: .nan)) == .instant)
  }

  @Test func `the velocity is the slope of the value`() throws {
    let animations: [Animation] = [
      .linear, .easeIn, .easeOut, .easeInOut(duration: 1), .default, .bouncy,
      .spring(duration: 0.5, bounce: -0.4), .interpolatingSpring(duration: 0.6, bounce: 0.3),
      .interpolatingSpring(stiffness: 100, damping: 5, initialVelocity: 3),
      .easeIn(duration: 0.4).speed(0.5), .linear.delay(0.05), .linear(duration: 0.1).repeatCount(4),
      .easeIn.logicallyComplete(after: 0.1),
    ]
    let width = 1e-6
    for animation in animations {
      for time in [0.07, 0.13, 0.23, 0.31] {
        let low = try #require(fraction(animation, at: time - width))
        let high = try #require(fraction(animation, at: time + width))
        let velocity = animation.velocity(
          value: 1.0, time: time, context: AnimationContext<Double>())
        let slope = (high - low) / (2 * width)
        #expect(abs((velocity ?? .nan) - slope) < 1e-4, "\(animation) at \(time)")
      }
    }
  }

  @Test func `vectors move in step with numbers`() throws {
    for animation in [Animation.easeIn, .bouncy, .interpolatingSpring] {
      var context = AnimationContext<AnimatablePair<Double, Double>>()
      let pair = try #require(
        animation.animate(value: AnimatablePair(2, -3), time: 0.2, context: &context))
      let number = try #require(fraction(animation, at: 0.2))
      #expect(abs(pair.first - 2 * number) < 1e-12)
      #expect(abs(pair.second + 3 * number) < 1e-12)
    }
  }
}
