import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeGeometry

@Suite(.reportsSeed) struct AnimatorTests {
  /// A value and its animator, as a view holds them.
  struct Subject<Value: VectorArithmetic> {
    var model: Value
    var animator = Animator<Value>()

    init(_ model: Value) {
      self.model = model
    }

    mutating func change(to new: Value, _ animation: Animation?, at time: Double) {
      animator.retarget(
        from: model, to: new, transaction: Transaction(animation: animation), at: time,
        environment: EnvironmentValues())
      model = new
    }

    mutating func value(at time: Double) -> Value {
      animator.value(at: time, model: model)
    }
  }

  /// A vector in a common form: zero has one number, and sums have as many as the shorter term.
  struct Cropping: VectorArithmetic {
    var values: [Double]
    static var zero: Cropping { Cropping(values: [0]) }
    static func + (a: Cropping, b: Cropping) -> Cropping {
      Cropping(values: zip(a.values, b.values).map { $0 + $1 })
    }
    static func - (a: Cropping, b: Cropping) -> Cropping {
      Cropping(values: zip(a.values, b.values).map { $0 - $1 })
    }
    mutating func scale(by factor: Double) { values = values.map { $0 * factor } }
    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
  }

  @Test(arguments: [
    Animation.linear(duration: 1), .easeInOut(duration: 1), .spring(duration: 1, bounce: 0.3),
    .linear(duration: 1).delay(0.1), .linear(duration: 0.2).repeatCount(5, autoreverses: true),
    .interpolatingSpring(duration: 1, bounce: 0.2), .default,
  ])
  func `vectors keep their length, whatever the length of their zero`(animation: Animation) {
    var subject = Subject(Cropping(values: [0, 10, 20, 30]))
    subject.change(to: Cropping(values: [10, 0, 30, 20]), animation, at: 0)
    for time in [0, 0.05, 0.15, 0.3, 0.45] { #expect(subject.value(at: time).values.count == 4) }
    subject.change(to: Cropping(values: [5, 5, 5, 5]), animation, at: 0.45)
    subject.change(to: Cropping(values: [1, 2, 3, 4]), .spring(duration: 0.4), at: 0.5)
    subject.change(to: Cropping(values: [4, 3, 2, 1]), animation, at: 0.6)
    for time in [0.6, 0.7, 0.8, 9] { #expect(subject.value(at: time).values.count == 4) }
    #expect(subject.value(at: 9).values == [4, 3, 2, 1])
  }

  @Test func `an idle animator presents the model value`() {
    var subject = Subject(3.0)
    #expect(!subject.animator.isActive)
    #expect(subject.value(at: 0) == 3)
    #expect(subject.animator.nextEvent == nil)
    #expect(subject.animator.velocity(at: 0) == 0)
    subject.animator.shift(by: 1)
    subject.animator.stop()
    #expect(!subject.animator.isActive)
  }

  @Test func `without an animation the new value is presented at once`() {
    var subject = Subject(0.0)
    subject.change(to: 1, nil, at: 0)
    #expect(subject.value(at: 0) == 1 && !subject.animator.isActive)
    subject.change(to: 2, .linear(duration: 1), at: 0)
    #expect(subject.animator.isActive)
    subject.change(to: 3, nil, at: 0.5)
    #expect(subject.value(at: 0.5) == 3 && !subject.animator.isActive)
    var disabled = Transaction(animation: .linear)
    disabled.disablesAnimations = true
    subject.animator.retarget(
      from: 3, to: 4, transaction: disabled, at: 1, environment: EnvironmentValues())
    #expect(!subject.animator.isActive)
  }

  @Test func `an equal value neither starts nor stops an animation`() {
    var subject = Subject(0.0)
    subject.change(to: 0, .linear, at: 0)
    #expect(!subject.animator.isActive)
    subject.change(to: 1, .linear(duration: 1), at: 0)
    subject.change(to: 1, nil, at: 0.5)
    #expect(subject.value(at: 0.5) == 0.5)
  }

  @Test func `a curve runs from the old to the new value`() {
    var subject = Subject(10.0)
    subject.change(to: 20, .linear(duration: 2), at: 5)
    #expect(subject.animator.nextEvent == 7)
    #expect(subject.value(at: 5) == 10)
    #expect(subject.value(at: 6) == 15)
    #expect(subject.animator.velocity(at: 6) == 5)
    #expect(subject.animator.isActive)
    #expect(subject.value(at: 7) == 20)
    #expect(!subject.animator.isActive)
  }

  @Test(arguments: [7, 77, 777] as [UInt64])
  func `the first instant is exactly the old value, and the last exactly the new one`(seed: UInt64)
  {
    var generator = SeededRandom(seed: seed)
    let animations: [Animation] = [
      .default, .bouncy, .linear, .easeInOut(duration: 0.3), .interpolatingSpring,
      .linear.repeatCount(3), .easeIn.delay(0.1), .spring.speed(2),
    ]
    for animation in animations {
      let old = Double.random(in: -1e3...1e3, using: &generator)
      let new = Double.random(in: -1e-3...1e-3, using: &generator)
      let begin = Double.random(in: 0...100, using: &generator)
      var subject = Subject(old)
      subject.change(to: new, animation, at: begin)
      #expect(subject.value(at: begin) == old, "seed \(seed), \(animation)")
      guard let logical = subject.animator.nextEvent else {
        Issue.record("\(animation) has no end")
        continue
      }
      #expect(subject.value(at: logical + 10) == new, "seed \(seed), \(animation)")
      #expect(!subject.animator.isActive)
    }
  }

  @Test func `a spring retargeted half-way keeps its position and velocity`() {
    for (first, second) in [
      (
        Animation.spring(response: 0.5, dampingFraction: 0.825),
        Spring(response: 0.5, dampingRatio: 0.825)
      ),
      (.bouncy, .smooth), (.default, .snappy), (.smooth, Spring(duration: 0.4, bounce: -0.3)),
    ] {
      var subject = Subject(0.0)
      subject.change(to: 100, first, at: 2)
      let position = subject.value(at: 2.2)
      let velocity = subject.animator.velocity(at: 2.2)
      #expect(velocity > 10)
      subject.change(to: -50, .spring(second), at: 2.2)
      #expect(subject.value(at: 2.2) == position)
      #expect(abs(subject.animator.velocity(at: 2.2) - velocity) < 1e-9)
      for elapsed in stride(from: 0.0, to: 0.6, by: 0.05) {
        let expected =
          position
          + second.value(target: -50 - position, initialVelocity: velocity, time: elapsed)
        #expect(abs(subject.value(at: 2.2 + elapsed) - expected) < 1e-9, "\(elapsed)")
      }
    }
  }

  @Test func `a spring takes over the velocity of a curve`() {
    var subject = Subject(0.0)
    subject.change(to: 100, .easeIn(duration: 1), at: 0)
    let position = 100 * UnitCurve.easeIn.value(at: 0.5)
    let velocity = 100 * UnitCurve.easeIn.velocity(at: 0.5)
    subject.change(to: 0, .smooth, at: 0.5)
    let expected =
      position
      + Spring.smooth.value(target: -position, initialVelocity: velocity, time: 0.1)
    #expect(abs(subject.value(at: 0.6) - expected) < 1e-9)
  }

  @Test func `a spring takes over the velocity of combined curves`() {
    var subject = Subject(0.0)
    subject.change(to: 100, .easeIn(duration: 1), at: 0)
    subject.change(to: 300, .easeInOut(duration: 1), at: 0.3)
    let width = 1e-6
    let (before, after) = (subject.value(at: 0.6 - width), subject.value(at: 0.6 + width))
    let velocity = (after - before) / (2 * width)
    #expect(abs(subject.animator.velocity(at: 0.6) - velocity) < 1e-3)
    let position = subject.value(at: 0.6)
    subject.change(to: 0, .smooth, at: 0.6)
    #expect(subject.value(at: 0.6) == position)
    #expect(abs(subject.animator.velocity(at: 0.6) - velocity) < 1e-3)
  }

  @Test func `a vertical curve hands no velocity to a spring`() {
    var subject = Subject(0.0)
    subject.change(to: 100, .timingCurve(.circularEaseOut, duration: 1), at: 0)
    subject.change(to: 50, .smooth, at: 0)
    #expect(abs(subject.value(at: 0.1) - Spring.smooth.value(target: 50, time: 0.1)) < 1e-9)
  }

  @Test func `two overlapping curves add up`() {
    var subject = Subject(0.0)
    subject.change(to: 100, .easeIn(duration: 1), at: 0)
    subject.change(to: 160, .easeOut(duration: 1), at: 0.5)
    #expect(subject.animator.nextEvent == 1.5)
    for time in [0.5, 0.6, 0.8, 1, 1.2, 1.4] {
      let older = 100 * UnitCurve.easeIn.value(at: time)
      let newer = (160 - older) * UnitCurve.easeOut.value(at: time - 0.5)
      #expect(abs(subject.value(at: time) - (older + newer)) < 1e-9, "\(time)")
    }
    #expect(subject.value(at: 1.5) == 160)
    #expect(!subject.animator.isActive)
  }

  @Test func `many overlapping curves end with the newest`() {
    var subject = Subject(0.0)
    for step in 0..<200 {
      let shown = subject.value(at: Double(step) / 60)
      subject.change(to: Double(step + 1), .easeInOut(duration: 0.2), at: Double(step) / 60)
      #expect(abs(subject.value(at: Double(step) / 60) - shown) < 1e-9)
    }
    #expect(subject.value(at: 199 / 60.0 + 0.2) == 200)
    #expect(!subject.animator.isActive)
  }

  @Test func `a new curve ends an endless repetition`() {
    var subject = Subject(0.0)
    subject.change(to: 1, .linear(duration: 1).repeatForever(), at: 0)
    #expect(subject.animator.nextEvent == nil)
    #expect(abs(subject.value(at: 1000.25) - 0.25) < 1e-9)
    subject.change(to: 0, .linear(duration: 0.5), at: 1000.25)
    #expect(subject.value(at: 1000.75) == 0)
    #expect(!subject.animator.isActive)
  }

  @Test func `repeated and delayed changes follow their schedule`() {
    var subject = Subject(0.0)
    subject.change(to: 10, .linear(duration: 1).repeatCount(2).delay(1), at: 0)
    let values = [0.5, 1, 1.5, 2, 2.5].map { subject.value(at: $0) }
    #expect(values == [0, 0, 5, 10, 5])
    #expect(subject.value(at: 3) == 10)
    #expect(!subject.animator.isActive)
  }

  @Test func `the presented value moves along with a shifted model value`() {
    var subject = Subject(0.0)
    subject.change(to: 10, .linear(duration: 1), at: 0)
    #expect(subject.value(at: 0.5) == 5)
    subject.animator.shift(by: 100)
    subject.model += 100
    #expect(subject.value(at: 0.5) == 105)
    // An unannounced shift is noticed.
    subject.model += 1000
    #expect(subject.value(at: 0.6) == 1106)
    #expect(subject.value(at: 1) == 1110)
  }

  @Test func `a later change in a transaction starts from the shifted model`() {
    var subject = Subject(0.0)
    subject.change(to: 10, .linear(duration: 1), at: 0)
    subject.model = 20
    subject.change(to: 30, .linear(duration: 1), at: 0.5)
    #expect(subject.value(at: 0.5) == 15)
    #expect(subject.value(at: 1.5) == 30)
  }

  @Test func `copies of an animator are independent`() {
    var subject = Subject(0.0)
    subject.change(to: 10, .linear(duration: 1), at: 0)
    var copy = subject
    copy.change(to: 100, .linear(duration: 1), at: 0.5)
    #expect(subject.value(at: 0.75) == 7.5)
    #expect(copy.value(at: 1.5) == 100)
    #expect(!copy.animator.isActive && subject.animator.isActive)
  }

  @Test func `rectangles move in straight lines`() {
    let start = CGRect(x: 0, y: 0, width: 10, height: 10)
    let end = CGRect(x: 100, y: 50, width: 20, height: 30)
    var subject = Subject(start.animatableData)
    subject.change(to: end.animatableData, .linear(duration: 1), at: 0)
    var middle = CGRect.zero
    middle.animatableData = subject.value(at: 0.5)
    #expect(middle == CGRect(x: 50, y: 25, width: 15, height: 20))
  }

  @Test func `a blended spring is continuous and comes to rest at its target`() {
    var subject = Subject(0.0)
    subject.change(to: 100, .spring(response: 1, dampingFraction: 1), at: 0)
    let position = subject.value(at: 0.3)
    let velocity = subject.animator.velocity(at: 0.3)
    subject.change(
      to: 200, .spring(response: 0.2, dampingFraction: 1, blendDuration: 0.25), at: 0.3)
    #expect(subject.value(at: 0.3) == position)
    #expect(abs(subject.animator.velocity(at: 0.3) - velocity) < 1e-9)
    // Slower than the new spring alone, because the old response fades out.
    let alone =
      position
      + Spring(response: 0.2, dampingRatio: 1)
      .value(target: 200 - position, initialVelocity: velocity, time: 0.05)
    #expect(subject.value(at: 0.35) < alone)
    var last = position
    for time in stride(from: 0.301, to: 0.9, by: 0.001) {
      let next = subject.value(at: time)
      #expect(next >= last && next - last < 2.5)
      last = next
    }
    #expect(abs(last - 200) < 1)
  }

  @Test func `a merge at the very start replaces the first change`() {
    var twice = Subject(0.0)
    twice.change(to: 10, .bouncy, at: 1)
    twice.change(to: 40, .bouncy, at: 1)
    var once = Subject(0.0)
    once.change(to: 40, .bouncy, at: 1)
    for time in [1.0, 1.1, 1.3, 1.7] {
      #expect(abs(twice.value(at: time) - once.value(at: time)) < 1e-9)
    }
  }

  @Test func `an animation of zero duration ends at once`() {
    var subject = Subject(0.0)
    subject.change(to: 1, .linear(duration: 0), at: 3)
    #expect(subject.value(at: 3) == 1)
    #expect(!subject.animator.isActive)
  }

  /// A custom animation that counts its samples.
  private struct Stepping: CustomAnimation {
    var steps: Int

    struct CountKey: AnimationStateKey {
      static let defaultValue = 0
    }

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      let count = context.state[CountKey.self]
      context.state[CountKey.self] = count + 1
      return count >= steps ? nil : value.scaled(by: Double(count) / Double(steps))
    }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
      previous.base is Stepping
    }
  }

  @Test func `a custom animation is sampled once per instant`() {
    var subject = Subject(0.0)
    subject.change(to: 4, Animation(Stepping(steps: 4)), at: 0)
    #expect(subject.animator.nextEvent == nil)
    let values = [0, 0, 0.1, 0.1, 0.2, 0.3].map { subject.value(at: $0) }
    #expect(values == [0, 0, 1, 1, 2, 3])
    #expect(subject.animator.isActive)
    #expect(subject.value(at: 0.4) == 4)
    #expect(!subject.animator.isActive)
  }

  @Test func `a custom animation may merge with one of its own type`() {
    var subject = Subject(0.0)
    subject.change(to: 4, Animation(Stepping(steps: 4)), at: 0)
    _ = subject.value(at: 0)
    _ = subject.value(at: 0.1)
    subject.change(to: 8, Animation(Stepping(steps: 4)), at: 0.1)
    // The count continues: two of four steps are done, over twice the distance.
    #expect(subject.value(at: 0.1) == 4)
    #expect(subject.value(at: 0.2) == 6)
  }
}
