/// Starts a task by calling the standard library's own initializer rather than the replacement that
/// `Zoetrope` declares.
package func startStandardTask<Success>(
  name: String?, priority: TaskPriority?,
  _ operation: sending @escaping @isolated(any) () async -> Success
) -> Task<Success, Never> {
  Task(name: name, priority: priority, operation: operation)
}

/// Starts a task that can throw an error, by calling the standard library's own initializer rather
/// than the replacement that `Zoetrope` declares.
package func startStandardThrowingTask<Success>(
  name: String?, priority: TaskPriority?,
  _ operation: sending @escaping @isolated(any) () async throws -> Success
) -> Task<Success, any Error> {
  Task(name: name, priority: priority, operation: operation)
}

/// Starts a task that runs immediately, by calling the standard library's own function rather than
/// the replacement that `Zoetrope` declares.
package func startImmediateTask<Success>(
  name: String?, priority: TaskPriority?, executor: (any TaskExecutor)?,
  _ operation: sending @escaping @isolated(any) () async -> Success
) -> Task<Success, Never> {
  Task.immediate(
    name: name, priority: priority, executorPreference: executor, operation: operation)
}

/// Starts a task that runs immediately and can throw an error, by calling the standard library's
/// own function rather than the replacement that `Zoetrope` declares.
package func startImmediateThrowingTask<Success>(
  name: String?, priority: TaskPriority?, executor: (any TaskExecutor)?,
  _ operation: sending @escaping @isolated(any) () async throws -> Success
) -> Task<Success, any Error> {
  Task.immediate(
    name: name, priority: priority, executorPreference: executor, operation: operation)
}

/// Returns the actor to which a closure is isolated; nil if the closure is not isolated to an
/// actor.
package func isolation<Success>(
  of operation: @isolated(any) () async throws -> Success
) -> (any Actor)? {
  operation.isolation
}
