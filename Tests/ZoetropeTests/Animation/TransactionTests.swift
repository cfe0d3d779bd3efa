import Testing
import Zoetrope

@MainActor struct TransactionTests {
  private struct TagKey: TransactionKey {
    static let defaultValue = "none"
  }

  private struct Failure: Error {}

  private var current: Transaction? {
    Confinement.currentTransaction
  }

  @Test func `a transaction starts empty`() {
    let transaction = Transaction()
    #expect(transaction.animation == nil)
    #expect(!transaction.disablesAnimations)
    #expect(!transaction.isContinuous)
    #expect(!transaction.tracksVelocity)
    #expect(transaction[TagKey.self] == "none")
    #expect(transaction.id == .none)
    #expect(transaction.completions.isEmpty)
  }

  @Test func `values are set independently in copies`() {
    var transaction = Transaction(animation: .linear)
    let copy = transaction
    transaction.disablesAnimations = true
    transaction.isContinuous = true
    transaction.tracksVelocity = true
    transaction[TagKey.self] = "tagged"
    #expect(transaction.animation == .linear)
    #expect(transaction.effectiveAnimation == nil)
    #expect(transaction.isContinuous && transaction.tracksVelocity)
    #expect(transaction[TagKey.self] == "tagged")
    #expect(copy.effectiveAnimation == .linear)
    #expect(copy[TagKey.self] == "none")
  }

  @Test func `an animation is current only inside the closure`() {
    #expect(current == nil)
    let result = withAnimation(.linear) {
      #expect(current?.animation == .linear)
      return 7
    }
    #expect(result == 7)
    #expect(current == nil)
    withAnimation {
      #expect(current?.animation == .default)
    }
  }

  @Test func `a closure that throws leaves no transaction behind`() {
    #expect(throws: Failure.self) {
      try withAnimation(.linear) { throw Failure() }
    }
    #expect(current == nil)
    withTransaction(Transaction()) {
      #expect(throws: Failure.self) {
        try withTransaction(\.disablesAnimations, true) { throw Failure() }
      }
      #expect(current?.disablesAnimations == false)
    }
  }

  @Test func `an inner transaction keeps what it does not set`() {
    withTransaction(\.isContinuous, true) {
      withTransaction(\.[tag: 1], "inner") {
        withAnimation(.easeIn) {
          #expect(current?.isContinuous == true)
          #expect(current?[tag: 1] == "inner")
          #expect(current?.animation == .easeIn)
          withTransaction(Transaction()) {
            #expect(current?.animation == .easeIn)
          }
          withAnimation(nil) {
            #expect(current?.animation == nil)
          }
        }
        #expect(current?.animation == nil)
      }
      #expect(current?[tag: 1] == "none")
    }
  }

  @Test func `nested transactions share an identity, and successive ones differ`() {
    var ids: [TransactionID?] = []
    withAnimation {
      ids.append(current?.id)
      withAnimation(.linear) { ids.append(current?.id) }
      ids.append(current?.id)
    }
    withAnimation { ids.append(current?.id) }
    #expect(ids[0] == ids[1] && ids[0] == ids[2])
    #expect(ids[0] != ids[3])
    #expect(ids[0] != TransactionID.none && ids[0] != nil)
    #expect(Set(ids).count == 2)
  }

  @Test func `completions without animations run once, after the commit`() {
    let queue = AnimationCompletionQueue()
    Confinement.commitCompletions(to: AnimationCompletionQueue())
    var log: [String] = []
    withAnimation(.linear) {
      withAnimation(.linear, completionCriteria: .removed) {
        #expect(current?.completions.count == 2)
      } completion: {
        log.append("inner")
      }
      #expect(current?.completions.count == 1)
    } completion: {
      log.append("outer")
    }
    #expect(queue.isEmpty && log.isEmpty)
    Confinement.commitCompletions(to: queue)
    #expect(!queue.isEmpty)
    queue.runAll()
    queue.runAll()
    Confinement.commitCompletions(to: queue)
    queue.runAll()
    #expect(log == ["outer", "inner"])
  }

  @Test func `a completion waits for every hold and for the commit`() {
    let queue = AnimationCompletionQueue()
    var count = 0
    let completion = AnimationCompletion(criteria: .removed) { count += 1 }
    var holds = [completion.hold(), completion.hold()]
    holds.removeLast()
    completion.commit(to: queue)
    #expect(queue.isEmpty)
    holds.removeLast()
    #expect(!queue.isEmpty)
    queue.runAll()
    #expect(count == 1)
    completion.hold().completion.commit(to: queue)
    #expect(queue.isEmpty)
  }

  @Test func `work made due by a completion waits for the next turn`() {
    let queue = AnimationCompletionQueue()
    var log: [Int] = []
    let second = AnimationCompletion(criteria: .removed) { log.append(2) }
    let first = AnimationCompletion(criteria: .removed) {
      log.append(1)
      second.commit(to: queue)
    }
    first.commit(to: queue)
    queue.runAll()
    #expect(log == [1])
    queue.runAll()
    #expect(log == [1, 2])
  }
}

extension Transaction {
  fileprivate struct TaggedKey: TransactionKey {
    static let defaultValue = "none"
  }

  fileprivate subscript(tag number: Int) -> String {
    get { self[TaggedKey.self] }
    set { self[TaggedKey.self] = newValue }
  }
}
