/// Runs a closure and animates the state changes in it.
///
/// Call this function on the main actor. Inside another `withAnimation` or `withTransaction`, the
/// changes belong to the outer transaction, but use the animation of the inner call.
///
/// - Parameters:
///   - animation: The animation, or nil for none. Defaults to ``Animation/default``.
///   - body: The closure that changes state.
/// - Returns: The result of the closure.
/// - Throws: The error that the closure throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs a closure, animates the state changes in it, and runs another closure on completion.
///
/// Call this function on the main actor. The completion runs exactly once, even if nothing is
/// animated.
///
/// - Parameters:
///   - animation: The animation, or nil for none. Defaults to ``Animation/default``.
///   - completionCriteria: The condition under which an animation counts as complete. Defaults to
///     logical completion.
///   - body: The closure that changes state.
///   - completion: The closure to run when all animations are complete.
/// - Returns: The result of the closure.
/// - Throws: The error that the closure throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Runs a closure and attaches a transaction to the state changes in it.
///
/// Call this function on the main actor. Inside another `withTransaction`, the changes belong to
/// the outer transaction. Values set by the inner transaction take precedence.
///
/// - Parameters:
///   - transaction: The context of the state changes.
///   - body: The closure that changes state.
/// - Returns: The result of the closure.
/// - Throws: The error that the closure throws.
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

/// Runs a closure and sets a single transaction value for the state changes in it.
///
/// Call this function on the main actor.
///
/// - Parameters:
///   - keyPath: The key path of the value in the transaction.
///   - value: The value to set.
///   - body: The closure that changes state.
/// - Returns: The result of the closure.
/// - Throws: The error that the closure throws.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
