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
