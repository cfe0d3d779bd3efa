import Foundation
import ZoetropeTasks

// A run loop and an operation queue have these functions as variables, because the compiler prefers
// a variable to Foundation's methods of the same name and signature.

extension RunLoop {
  /// A callable value that submits work to the run loop: `RunLoop.main.perform { ... }`.
  public var perform: _RunLoopSubmission { _RunLoopSubmission(loop: self) }
}

/// The type of a run loop's `perform` property. A call of the property submits a closure.
public struct _RunLoopSubmission {
  fileprivate let loop: RunLoop

  /// Submits work and returns at once. In code of views, layouts and cues, the new work runs after
  /// the current work, within the same frame.
  public func callAsFunction(_ block: @escaping @Sendable () -> Void) {
    if VirtualClock.current == nil {
      loop.performReally(block)
    } else {
      DispatchQueue.main.submit(block)
    }
  }
}

extension OperationQueue {
  /// A callable value that submits work to the queue: `OperationQueue.main.addOperation { ... }`.
  public var addOperation: _OperationSubmission { _OperationSubmission(queue: self) }
}

/// The type of an operation queue's `addOperation` property. A call of the property submits a
/// closure.
public struct _OperationSubmission {
  fileprivate let queue: OperationQueue

  /// Submits work and returns at once.
  ///
  /// In code of views, layouts and cues, work for the main queue runs after the current work,
  /// within the same frame. The virtual time waits for the work of other queues.
  public func callAsFunction(_ block: @escaping @Sendable () -> Void) {
    guard let clock = VirtualClock.current else { return queue.addOperationReally(block) }
    if queue === OperationQueue.main { return DispatchQueue.main.submit(block) }
    let outside = clock.outsideWork.add(queue.name ?? "of operations")
    queue.addOperationReally {
      outside.begin()
      VirtualClock.$current.withValue(clock, operation: block)
      outside.end()
    }
  }
}
