extension Confinement {
  private static let transaction = ConfinedVariable<Transaction?>(nil)
  private static let uncommittedCompletions = ConfinedVariable<[AnimationCompletion]>([])

  /// The transaction that a state write joins; nil outside of any transaction.
  package static var currentTransaction: Transaction? {
    get { transaction.value }
    set { transaction.value = newValue }
  }

  /// Keeps a completion until the next ``commitCompletions(to:)``.
  package static func register(_ completion: AnimationCompletion) {
    uncommittedCompletions.value.append(completion)
  }

  /// Commits all registered completions, oldest first.
  ///
  /// Call this after written state has been applied and its animations have started.
  package static func commitCompletions(to queue: AnimationCompletionQueue) {
    let completions = uncommittedCompletions.value
    uncommittedCompletions.value = []
    for completion in completions { completion.commit(to: queue) }
  }
}
