import Testing
import Zoetrope

@MainActor struct AnimatorCompletionTests {
  /// Values that change together, and the log of their completions.
  @MainActor private final class Stage {
    var model = 0.0
    var animators = [Animator<Double>()]
    var log: [String] = []
    let queue = AnimationCompletionQueue()

    func change(
      to new: Double, _ animation: Animation, at time: Double, logical: String? = nil,
      removed: String? = nil
    ) {
      var transaction = Transaction(animation: animation)
      if let removed {
        transaction.addAnimationCompletion(criteria: .removed) { [unowned self] in
          log.append(removed)
        }
      }
      if let logical {
        transaction.addAnimationCompletion { [unowned self] in log.append(logical) }
      }
      for index in animators.indices {
        animators[index].retarget(
          from: model, to: new, transaction: transaction, at: time,
          environment: EnvironmentValues())
      }
      model = new
      Confinement.commitCompletions(to: queue)
      queue.runAll()
    }

    func advance(to time: Double) {
      for index in animators.indices {
        _ = animators[index].value(at: time, model: model)
      }
      queue.runAll()
    }
  }

  @Test func `a completion runs once, at the exact end of a curve`() {
    let stage = Stage()
    stage.change(to: 1, .linear(duration: 1), at: 0, logical: "done")
    #expect(stage.animators[0].nextEvent == 1)
    stage.advance(to: 1.0.nextDown)
    #expect(stage.log == [])
    stage.advance(to: 1)
    stage.advance(to: 2)
    #expect(stage.log == ["done"])
  }

  @Test func `logical completion comes before removal`() {
    let stage = Stage()
    stage.change(
      to: 1, .linear(duration: 5).logicallyComplete(after: 1), at: 0, logical: "logical",
      removed: "removed")
    #expect(stage.animators[0].nextEvent == 1)
    stage.advance(to: 0.99)
    #expect(stage.log == [])
    stage.advance(to: 1)
    #expect(stage.log == ["logical"])
    #expect(stage.animators[0].nextEvent == 5)
    stage.advance(to: 4.99)
    #expect(stage.log == ["logical"])
    stage.advance(to: 5)
    #expect(stage.log == ["logical", "removed"])
  }

  @Test func `of both criteria at one instant the logical one runs first`() {
    let stage = Stage()
    stage.change(to: 1, .linear(duration: 1), at: 0, logical: "logical", removed: "removed")
    stage.advance(to: 9)
    #expect(stage.log == ["logical", "removed"])
  }

  @Test func `a spring completes logically before it rests`() throws {
    let stage = Stage()
    stage.change(to: 100, .smooth, at: 0, logical: "logical", removed: "removed")
    #expect(stage.animators[0].nextEvent == 0.5)
    stage.advance(to: 0.5)
    #expect(stage.log == ["logical"])
    #expect(stage.animators[0].isActive)
    let rest = try #require(stage.animators[0].nextEvent)
    #expect(rest > 0.5 && rest < 2)
    stage.advance(to: rest)
    #expect(stage.log == ["logical", "removed"])
    #expect(!stage.animators[0].isActive)
  }

  @Test func `a change that moves nothing completes at once`() {
    let stage = Stage()
    stage.change(to: 0, .linear(duration: 1), at: 0, logical: "done")
    #expect(stage.log == ["done"])
  }

  @Test func `several values complete together`() {
    let stage = Stage()
    stage.animators = [Animator(), Animator(), Animator()]
    stage.change(to: 1, .linear(duration: 1), at: 0, logical: "done")
    for index in 0..<2 {
      _ = stage.animators[index].value(at: 1, model: 1)
    }
    stage.queue.runAll()
    #expect(stage.log == [])
    _ = stage.animators[2].value(at: 1, model: 1)
    stage.queue.runAll()
    #expect(stage.log == ["done"])
  }

  @Test func `removing a view completes its animation`() {
    let stage = Stage()
    stage.change(to: 1, .linear(duration: 1), at: 0, removed: "done")
    stage.animators = []
    stage.queue.runAll()
    #expect(stage.log == ["done"])
  }

  @Test func `a change without animation completes the previous one`() {
    let stage = Stage()
    stage.change(to: 1, .linear(duration: 1), at: 0, logical: "logical", removed: "removed")
    stage.animators[0].stop()
    stage.queue.runAll()
    #expect(stage.log == ["logical", "removed"])
  }

  @Test func `after a retarget each change completes logically at its own time`() {
    let stage = Stage()
    stage.change(to: 1, .smooth, at: 0, logical: "first", removed: "first removed")
    stage.change(to: 2, .smooth, at: 0.3, logical: "second")
    #expect(stage.animators[0].nextEvent == 0.5)
    stage.advance(to: 0.5)
    #expect(stage.log == ["first"])
    #expect(stage.animators[0].nextEvent == 0.8)
    stage.advance(to: 0.8)
    #expect(stage.log == ["first", "second"])
    stage.advance(to: 5)
    #expect(stage.log == ["first", "second", "first removed"])
  }

  @Test func `an animation that ended unsampled completes when the next begins`() {
    let stage = Stage()
    stage.change(to: 1, .linear(duration: 1), at: 0, removed: "done")
    stage.change(to: 2, .linear(duration: 1), at: 3)
    #expect(stage.log == ["done"])
    #expect(stage.animators[0].nextEvent == 4)
  }

  @Test func `an endless animation completes when its replacement ends`() {
    let stage = Stage()
    stage.change(to: 1, .linear(duration: 1).repeatForever(), at: 0, logical: "endless")
    stage.advance(to: 50)
    #expect(stage.log == [])
    stage.change(to: 0, .linear(duration: 1), at: 50)
    stage.advance(to: 51)
    #expect(stage.log == ["endless"])
  }
}
