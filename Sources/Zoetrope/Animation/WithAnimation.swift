/// Runs a closure; state that it writes changes with an animation.
///
/// To be called on the main actor. Inside another `withAnimation` or `withTransaction` the change
/// is part of the outer one, with this animation.
///
/// - Parameters:
///   - animation: How values move; nil for no animation. Default ``Animation/default``.
///   - body: What writes state.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs a closure; state that it writes changes with an animation, on whose completion another
/// closure is run.
///
/// To be called on the main actor. The completion runs exactly once, also if nothing is animated.
///
/// - Parameters:
///   - animation: How values move; nil for no animation. Default ``Animation/default``.
///   - completionCriteria: When an animation counts as complete. Default logically complete.
///   - body: What writes state.
///   - completion: What to run when all animations are complete.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Runs a closure; state that it writes changes with a transaction.
///
/// To be called on the main actor. Inside another `withTransaction` the change is part of the outer
/// one: what this transaction sets wins, what it leaves alone stays.
///
/// - Parameters:
///   - transaction: What travels with the change.
///   - body: What writes state.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  MainActor.preconditionIsolated("State is changed on the main actor.")
  let outer = Confinement.currentTransaction
  var inner = outer ?? Transaction()
  inner.merge(transaction)
  inner.id = outer?.id ?? TransactionID()
  Confinement.currentTransaction = inner
  defer { Confinement.currentTransaction = outer }
  return try body()
}

/// Runs a closure; state that it writes changes with one value set in its transaction.
///
/// To be called on the main actor.
///
/// - Parameters:
///   - keyPath: What to set.
///   - value: The value to set.
///   - body: What writes state.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
