import Foundation
import Testing
import Zoetrope

/// Changes made in several steps, as by a layout that settles in several passes.
@MainActor struct AnimatorStepTests {
  private static let animations: [Animation] = [
    .linear(duration: 1), .easeInOut(duration: 2), .spring(duration: 1, bounce: 0.3),
    .linear(duration: 1).delay(0.25),
  ]

  /// The values of an animator at some times, after changes at 0 and at 0.5.
  private func values(_ animation: Animation, steps: [[Double]]) -> [Double] {
    var animator = Animator<Double>()
    var model = 0.0
    var values: [Double] = []
    for (number, targets) in steps.enumerated() {
      let time = Double(number) * 0.5
      for target in targets {
        animator.retarget(
          from: model, to: target, transaction: Transaction(animation: animation), at: time,
          environment: EnvironmentValues(), change: number)
        model = target
      }
      values += [0, 0.125, 0.375].map { animator.value(at: time + $0, model: model) }
    }
    return values + [1, 2, 5, 20].map { animator.value(at: $0, model: model) }
  }

  @Test(arguments: 0..<4)
  func `several steps at one instant are one change`(_ index: Int) {
    let animation = Self.animations[index]
    let one = values(animation, steps: [[10], [4]])
    #expect(values(animation, steps: [[7, 10], [30, -5, 4]]) == one)
    #expect(values(animation, steps: [[0.5, 7, 10], [10, 4]]) == one)
    // A change and its reversal are no change.
    let still = values(animation, steps: [[10], []])
    #expect(values(animation, steps: [[3, 10], [20, 10]]) == still)
    #expect(values(animation, steps: [[3, 0], [3, 0]]).allSatisfy { $0 == 0 })
  }

  @Test func `a completion waits for the last step only`() {
    let queue = AnimationCompletionQueue()
    let journal = Journal()
    var animator = Animator<Double>()
    func change(_ targets: [Double], at time: Double, number: Int) {
      var transaction = Transaction(animation: .linear(duration: 1))
      transaction.addAnimationCompletion(criteria: .removed) { journal.note("\(number)") }
      for (old, new) in zip(targets, targets.dropFirst()) {
        animator.retarget(
          from: old, to: new, transaction: transaction, at: time,
          environment: EnvironmentValues(), change: number)
      }
      Confinement.commitCompletions(to: queue)
      queue.runAll()
    }
    func advance(to time: Double, model: Double) {
      _ = animator.value(at: time, model: model)
      queue.runAll()
    }
    change([0, 5, 10], at: 0, number: 1)
    advance(to: 0.5, model: 10)
    #expect(journal.take() == [])
    change([10, 0, 20], at: 0.5, number: 2)
    advance(to: 1.25, model: 20)
    #expect(journal.take() == [])
    advance(to: 1.5, model: 20)
    #expect(journal.take().sorted() == ["1", "2"])
    change([20, 30, 20], at: 2, number: 3)
    #expect(journal.take() == ["3"])
    #expect(!animator.isActive)
  }
}
