import Synchronization
import Zoetrope
import ZoetropeRecorder

/// Compares this build with another build, whose measurement arrives through a pipe.
///
/// Both builds measure at the same time. At most a few frames are in memory.
package final class BuildSession: Sendable {
  private let reader: Mutex<MeasurementReader>

  /// Creates a session that reads from an open file descriptor.
  ///
  /// - Throws: ``BuildError/malformed`` if the other build does not begin with
  ///   ``MeasurementRecord/hello(_:)``.
  package init(reading file: Int32) throws(BuildError) {
    var reader = MeasurementReader(file: file)
    guard try reader.next() == .hello(MeasurementRecord.version) else { throw .malformed }
    self.reader = Mutex(reader)
  }

  /// Waits for the next animation that the other build measures or reports as missing.
  ///
  /// - Returns: The name of the animation: in `name` if the other build has the animation, and in
  ///   `missing` if it does not. The result is nil after the last animation.
  /// - Throws: ``BuildError``.
  package func nextAnim() throws(BuildError) -> (name: String?, missing: String)? {
    switch try reader.withLock({ reader throws(BuildError) in try reader.next() }) {
    case nil: return nil
    case .anim(let name, _): return (name, "")
    case .missing(let name): return (nil, name)
    case .name, .frame, .failed, .end, .hello: throw .malformed
    }
  }

  /// Skips the remaining frames of the animation that the other build is measuring.
  ///
  /// - Throws: ``BuildError``.
  package func skip() throws(BuildError) {
    while try next().frame != nil {}
  }

  /// The next frame of the other build, with the names of the leaves that appear in this frame for
  /// the first time. At the end of the animation, the frame is nil, and `failure` is the reason if
  /// the animation has failed.
  private typealias Step = (names: [MeasuredName], frame: FrameMeasurement?, failure: String?)

  private func next() throws(BuildError) -> Step {
    try reader.withLock { reader throws(BuildError) in
      var step: Step = ([], nil, nil)
      while true {
        switch try reader.next() {
        case .name(let name): step.names.append(name)
        case .frame(let frame):
          step.frame = frame
          return step
        case .failed(let failure): step.failure = failure
        case .end: return step
        case nil, .anim, .missing, .hello: throw .malformed
        }
      }
    }
  }

  private struct State {
    var comparator: BuildComparator
    /// The number of frames that the other build has measured so far.
    var count = 0
    var isAtEnd = false
    var failure: String?
  }

  /// Compares the animation that the other build is measuring.
  ///
  /// - Parameters:
  ///   - name: The name of the animation.
  ///   - tolerance: The distance, in points, up to which positions count as equal.
  ///   - measure: A closure that measures the animation in this build. It returns the number of
  ///     frames, and the reason if the animation has failed.
  /// - Throws: ``BuildError``, or the error of `measure`.
  @MainActor package func compare(
    _ name: String, tolerance: Double,
    measure: @MainActor (MeasurementQueue) async throws -> (frameCount: Int, failure: String?)
  ) async throws -> BuildDifference {
    let box = StateBox(BuildComparator(anim: name, tolerance: tolerance))
    let queue = MeasurementQueue { [self] names, frame in
      try box.state.withLock { state in
        if state.isAtEnd { return }
        let other = try next()
        state.comparator.add(names: names, others: other.names)
        state.failure = other.failure ?? state.failure
        guard let old = other.frame else {
          state.isAtEnd = true
          return
        }
        state.count += 1
        state.comparator.add(frame, old)
      }
    }
    let (count, failure) = try await measure(queue)
    while !box.state.withLock({ $0.isAtEnd }) {
      let other = try next()
      box.state.withLock { state in
        state.comparator.add(names: [], others: other.names)
        state.failure = other.failure ?? state.failure
        if other.frame == nil { state.isAtEnd = true } else { state.count += 1 }
      }
    }
    return box.state.withLock { state in
      state.comparator.finished(
        counts: failure == nil && state.failure == nil
          ? (count, state.count) : (state.count, state.count),
        failures: (failure, state.failure))
    }
  }

  /// The state of a comparison, in an object that several closures can share.
  private final class StateBox: Sendable {
    let state: Mutex<State>
    init(_ comparator: BuildComparator) { state = Mutex(State(comparator: comparator)) }
  }
}
