import Foundation
import ZoetropeTasks

// These declarations have the signatures of the standard library's. In files that import SwiftUI,
// the compiler prefers them, so that `Task { ... }` follows the virtual clock.

extension Task where Failure == Never {
  /// Starts a task and runs it at once, up to its first suspension.
  ///
  /// A task that is started by a view or a cue runs on the virtual clock. If such a task is not
  /// isolated to an actor, it does not run at once, but after the current work, within the same
  /// frame.
  ///
  /// - Parameters:
  ///   - name: The name of the task. Default: none.
  ///   - priority: The priority. Default: that of the current task.
  ///   - operation: The closure to run.
  @discardableResult public static func immediate(
    name: String? = nil, priority: TaskPriority? = nil,
    @_implicitSelfCapture @_inheritActorContext(always)
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Failure> {
    let clock = VirtualClock.current
    // Code that is isolated to no actor needs a preferred executor to follow the clock. A task with
    // a preferred executor does not start at once.
    let executor = isolation(of: operation) == nil ? clock?.executor : nil
    let task = startImmediateTask(
      name: name, priority: priority, executor: executor, operation)
    clock?.cancelAtEnd(task)
    return task
  }

  /// Starts a task. A task that is started by a view or a cue runs on the virtual clock.
  ///
  /// - Parameters:
  ///   - name: The name of the task. Default: none.
  ///   - priority: The priority. Default: that of the current task.
  ///   - operation: The closure to run.
  @discardableResult public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async -> Success
  ) {
    guard let clock = VirtualClock.current else {
      self = startStandardTask(name: name, priority: priority, operation)
      return
    }
    self.init(
      name: name, executorPreference: clock.executor, priority: priority, operation: operation)
    clock.cancelAtEnd(self)
  }

  /// Starts a task that inherits nothing from the current task except the virtual clock.
  ///
  /// - Parameters:
  ///   - name: The name of the task. Default: none.
  ///   - priority: The priority. Default: none.
  ///   - operation: The closure to run.
  @discardableResult public static func detached(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Failure> {
    guard let clock = VirtualClock.current else {
      return detached(
        name: name, executorPreference: nil, priority: priority, operation: operation)
    }
    let task = detached(name: name, executorPreference: clock.executor, priority: priority) {
      await VirtualClock.$current.withValue(clock) { await operation() }
    }
    clock.cancelAtEnd(task)
    return task
  }
}

extension Task where Failure == any Error {
  /// Starts a task that may throw, and runs it at once, up to its first suspension.
  ///
  /// A task that is started by a view or a cue runs on the virtual clock. If such a task is not
  /// isolated to an actor, it does not run at once, but after the current work, within the same
  /// frame.
  ///
  /// - Parameters:
  ///   - name: The name of the task. Default: none.
  ///   - priority: The priority. Default: that of the current task.
  ///   - operation: The closure to run.
  @discardableResult public static func immediate(
    name: String? = nil, priority: TaskPriority? = nil,
    @_implicitSelfCapture @_inheritActorContext(always)
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, Failure> {
    let clock = VirtualClock.current
    // Code that is isolated to no actor needs a preferred executor to follow the clock. A task with
    // a preferred executor does not start at once.
    let executor = isolation(of: operation) == nil ? clock?.executor : nil
    let task = startImmediateThrowingTask(
      name: name, priority: priority, executor: executor, operation)
    clock?.cancelAtEnd(task)
    return task
  }

  /// Starts a task that may throw. A task that is started by a view or a cue runs on the virtual
  /// clock.
  ///
  /// - Parameters:
  ///   - name: The name of the task. Default: none.
  ///   - priority: The priority. Default: that of the current task.
  ///   - operation: The closure to run.
  @discardableResult public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) {
    guard let clock = VirtualClock.current else {
      self = startStandardThrowingTask(name: name, priority: priority, operation)
      return
    }
    self.init(
      name: name, executorPreference: clock.executor, priority: priority, operation: operation)
    clock.cancelAtEnd(self)
  }

  /// Starts a task that may throw. It inherits nothing from the current task except the virtual
  /// clock.
  ///
  /// - Parameters:
  ///   - name: The name of the task. Default: none.
  ///   - priority: The priority. Default: none.
  ///   - operation: The closure to run.
  @discardableResult public static func detached(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, Failure> {
    guard let clock = VirtualClock.current else {
      return detached(
        name: name, executorPreference: nil, priority: priority, operation: operation)
    }
    let task = detached(name: name, executorPreference: clock.executor, priority: priority) {
      try await VirtualClock.$current.withValue(clock) { try await operation() }
    }
    clock.cancelAtEnd(task)
    return task
  }
}

extension VirtualClock {
  /// Registers a task to be cancelled when the clock ends. A task that has ended by then is not
  /// affected.
  fileprivate func cancelAtEnd<Success, Failure: Error>(_ task: Task<Success, Failure>) {
    let forget = cancelAtEnd { task.cancel() }
    Task<Void, Never>(executorPreference: executor) {
      _ = await task.result
      forget()
    }
  }
}
