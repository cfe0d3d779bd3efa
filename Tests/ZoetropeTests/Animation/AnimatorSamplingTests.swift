import Foundation
import TestSupport
import Testing
import Zoetrope

/// Frames only sample: the choice of instants changes nothing.
@Suite(.reportsSeed) struct AnimatorSamplingTests {
  private struct Change {
    var time: Double
    var value: Double
    var animation: Animation
  }

  private static let animations: [Animation] = [
    .default, .bouncy, .snappy, .interactiveSpring, .spring(response: 0.3, dampingFraction: 0.4),
    .linear(duration: 0.4), .easeInOut, .easeOut(duration: 0.7), .interpolatingSpring,
    .interpolatingSpring(stiffness: 120, damping: 8, initialVelocity: 2),
    .linear(duration: 0.2).repeatCount(3), .easeIn(duration: 0.25).repeatForever(),
    .bouncy.repeatCount(2), .easeIn.delay(0.2), .smooth.delay(0.1), .bouncy.speed(2),
    .smooth.logicallyComplete(after: 0.1), .linear(duration: 0.3).speed(0.5).delay(0.1),
  ]

  private func changes(seed: UInt64) -> [Change] {
    var generator = SeededRandom(seed: seed)
    let times = (0..<Int.random(in: 1...6, using: &generator))
      .map { _ in Double.random(in: 0...1.5, using: &generator) }.sorted()
    return times.compactMap { time in
      Self.animations.randomElement(using: &generator).map {
        Change(time: time, value: .random(in: -100...100, using: &generator), animation: $0)
      }
    }
  }

  /// The values at some instants, with the changes at their own times in between.
  private func run(_ changes: [Change], at instants: [Double]) -> [Double: Double] {
    var subject = AnimatorTests.Subject(0.0)
    var pending = changes[...]
    var values: [Double: Double] = [:]
    for instant in instants {
      while let change = pending.first, change.time <= instant {
        subject.change(to: change.value, change.animation, at: change.time)
        pending.removeFirst()
      }
      values[instant] = subject.value(at: instant)
    }
    return values
  }

  @Test(arguments: (0..<60).map { UInt64($0) })
  func `the same instant has the same value at every frame rate`(seed: UInt64) {
    let changes = changes(seed: seed)
    let slow = (0...90).map { Double($0) / 30 }
    let reference = run(changes, at: slow)
    let fast = run(changes, at: (0...180).map { Double($0) / 60 })
    var generator = SeededRandom(seed: seed ^ 0xFFFF)
    let ragged = (slow + (0..<50).map { _ in .random(in: 0...3, using: &generator) }).sorted()
    let irregular = run(changes, at: ragged)
    let last = run(changes, at: [3])
    for instant in slow {
      #expect(reference[instant] == fast[instant], "seed \(seed), \(instant)")
      #expect(reference[instant] == irregular[instant], "seed \(seed), \(instant)")
    }
    #expect(reference[3] == last[3], "seed \(seed)")
    #expect(reference.values.allSatisfy { $0.isFinite }, "seed \(seed)")
  }

  @Test(arguments: (0..<60).map { UInt64($0) })
  func `no change makes the value jump`(seed: UInt64) {
    var subject = AnimatorTests.Subject(0.0)
    for change in changes(seed: seed) {
      let before = subject.value(at: change.time)
      subject.change(to: change.value, change.animation, at: change.time)
      let after = subject.value(at: change.time)
      #expect(abs(after - before) < 1e-9, "seed \(seed), \(change)")
    }
  }
}
