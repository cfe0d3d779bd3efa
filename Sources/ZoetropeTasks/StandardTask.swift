/// Starts a task by the standard library's own initializer, which `Zoetrope` replaces.
package func startStandardTask<Success>(
  name: String?, priority: TaskPriority?,
  _ operation: sending @escaping @isolated(any) () async -> Success
) -> Task<Success, Never> {
  Task(name: name, priority: priority, operation: operation)
}

/// Starts a task that may throw by the standard library's own initializer, which `Zoetrope`
/// replaces.
package func startStandardThrowingTask<Success>(
  name: String?, priority: TaskPriority?,
  _ operation: sending @escaping @isolated(any) () async throws -> Success
) -> Task<Success, any Error> {
  Task(name: name, priority: priority, operation: operation)
}

/// Starts a task at once by the standard library's own function, which `Zoetrope` replaces.
package func startImmediateTask<Success>(
  name: String?, priority: TaskPriority?, executor: (any TaskExecutor)?,
  _ operation: sending @escaping @isolated(any) () async -> Success
) -> Task<Success, Never> {
  Task.immediate(
    name: name, priority: priority, executorPreference: executor, operation: operation)
}

/// Starts a task that may throw at once by the standard library's own function, which `Zoetrope`
/// replaces.
package func startImmediateThrowingTask<Success>(
  name: String?, priority: TaskPriority?, executor: (any TaskExecutor)?,
  _ operation: sending @escaping @isolated(any) () async throws -> Success
) -> Task<Success, any Error> {
  Task.immediate(
    name: name, priority: priority, executorPreference: executor, operation: operation)
}

/// Returns the actor to which a closure is isolated; nil for none.
package func isolation<Success>(
  of operation: @isolated(any) () async throws -> Success
) -> (any Actor)? {
  operation.isolation
}
