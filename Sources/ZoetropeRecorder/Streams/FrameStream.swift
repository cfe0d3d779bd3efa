import Foundation
import Synchronization
import ZoetropeSequences

/// Writes frames to a pipe in ascending order, although workers finish them in any order.
///
/// Guarantee: the worker with the earliest unwritten job never waits for another worker. No worker
/// therefore waits forever.
final class FrameStream: Sendable {
  private struct State {
    /// The number of the job that is to be written next.
    var next = 0
    var isAborted = false
    /// The workers that wait for their turn, by the numbers of their jobs.
    var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
  }

  private let receiver: RecordingOptions.Stream.Receiver
  private let state = Mutex(State())

  /// Creates a stream.
  init(to receiver: RecordingOptions.Stream.Receiver) { self.receiver = receiver }

  /// Waits until all earlier jobs have been written.
  ///
  /// - Parameter job: The number of the job, counted from 0.
  /// - Returns: Whether the job may be written; false if the stream has been aborted.
  nonisolated(nonsending) func turn(of job: Int) async -> Bool {
    await withCheckedContinuation { continuation in
      let mayWrite = state.withLock { state -> Bool? in
        if state.isAborted { return false }
        if state.next == job { return true }
        state.waiting[job] = continuation
        return nil
      }
      if let mayWrite { continuation.resume(returning: mayWrite) }
    }
  }

  /// Ends the turn of a job, so that the next one can be written.
  func endTurn() {
    let continuation = state.withLock { state in
      state.next += 1
      return state.waiting.removeValue(forKey: state.next)
    }
    continuation?.resume(returning: true)
  }

  /// Aborts the stream. All workers that are waiting, or that will wait later, continue without
  /// writing.
  func abort() {
    let waiting = state.withLock { state in
      state.isAborted = true
      defer { state.waiting = [:] }
      return state.waiting.values
    }
    for continuation in waiting { continuation.resume(returning: false) }
  }

  /// Writes bytes. Call this method during the turn of a job, or before the first turn.
  ///
  /// - Throws: ``RecorderError/closedPipe`` if the reader has closed the pipe, or
  ///   ``RecorderError/cannotWrite(path:code:)``. If the receiver is a closure, the error that the
  ///   closure throws.
  func write(_ bytes: UnsafeRawBufferPointer) throws(RecorderError) {
    switch receiver {
    case .file(let file): try FrameStream.write(bytes, to: file)
    case .closure(let write): try write(bytes)
    }
  }

  private static func write(
    _ bytes: UnsafeRawBufferPointer, to file: Int32
  ) throws(RecorderError) {
    switch SystemFile.write(bytes, to: file) {
    case 0: return
    case EPIPE: throw .closedPipe
    case let code: throw .cannotWrite(path: "standard output", code: code)
    }
  }
}
