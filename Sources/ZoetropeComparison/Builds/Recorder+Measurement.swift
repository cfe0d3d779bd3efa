import Foundation
import Synchronization
import Zoetrope
import ZoetropeDisplayList
import ZoetropeFiles
import ZoetropeRecorder
import ZoetropeSequences

/// Measures the leaves and the pictures of an animation, frame by frame.
///
/// The stream of the recording must call ``drawn(_:)`` with the pixels of each frame.
package final class MeasurementQueue: Sendable {
  private let state = Mutex(State())
  private let receive: @Sendable (_ names: [MeasuredName], FrameMeasurement) throws -> Void

  private struct State {
    /// The frames whose pictures are not complete yet, in order. Each frame has the names of the
    /// leaves that appear in this frame for the first time.
    var frames: [(names: [MeasuredName], frame: FrameMeasurement)] = []
    var first = 0
    var numbers: [String: Int] = [:]
    /// The error that stopped the measurement.
    var error: (any Error)?
  }

  /// Creates a queue.
  ///
  /// - Parameter receive: A closure that is called for each frame in order, with the names of the
  ///   leaves that appear in this frame for the first time.
  init(receive: @escaping @Sendable ([MeasuredName], FrameMeasurement) throws -> Void) {
    self.receive = receive
  }

  /// Creates a queue that writes its frames to an open file descriptor, for another build.
  package convenience init(writingTo file: Int32) {
    self.init { names, frame in
      var bytes: [UInt8] = []
      for name in names { bytes += MeasurementRecord.name(name).bytes }
      bytes += MeasurementRecord.frame(frame).bytes
      try MeasurementQueue.write(bytes, to: file)
    }
  }

  /// Writes the first record, with the version of the format.
  package static func greet(_ file: Int32) throws(RecorderError) {
    try write(MeasurementRecord.hello(MeasurementRecord.version).bytes, to: file)
  }

  /// Writes the record for the beginning of an animation's measurement.
  package static func begin(_ anim: Anim, frameCount: Int, to file: Int32) throws(RecorderError) {
    try write(MeasurementRecord.anim(name: anim.name, frameCount: frameCount).bytes, to: file)
  }

  /// Writes the record for the end of an animation's measurement.
  ///
  /// - Parameters:
  ///   - failure: The reason why the animation has failed; nil if it has not failed. Default nil.
  ///   - file: The open file descriptor.
  package static func end(failure: String? = nil, to file: Int32) throws(RecorderError) {
    if let failure { try write(MeasurementRecord.failed(failure).bytes, to: file) }
    try write(MeasurementRecord.end.bytes, to: file)
  }

  /// Writes the record for an animation that this build does not have.
  package static func miss(_ name: String, to file: Int32) throws(RecorderError) {
    try write(MeasurementRecord.missing(name).bytes, to: file)
  }

  private static func write(_ bytes: [UInt8], to file: Int32) throws(RecorderError) {
    switch bytes.withUnsafeBytes({ SystemFile.write($0, to: file) }) {
    case 0: return
    case EPIPE: throw .closedPipe
    case let code: throw .cannotWrite(path: "standard output", code: code)
    }
  }

  /// Adds the leaves of the next frame.
  @MainActor fileprivate func add(_ host: Zoetrope.Host) {
    let leaves = host.measuredLeaves()
    state.withLock { state in
      var seen: [String: Int] = [:]
      var names: [MeasuredName] = []
      let numbered = leaves.map { leaf -> (name: Int, sample: ComparedView.Sample) in
        var path = leaf.placement.path
        let count = seen[path, default: 0] + 1
        seen[path] = count
        if count > 1 { path += "#\(count)" }
        let number = state.numbers[path] ?? state.numbers.count
        if number == state.numbers.count {
          state.numbers[path] = number
          names.append(MeasuredName(path: path, text: leaf.node.writtenText ?? ""))
        }
        return (number, .init(leaf))
      }
      state.frames.append((names, FrameMeasurement(numbered)))
    }
  }

  /// Adds the pixels of the next frame, and passes the frame to the receiver.
  package func drawn(_ pixels: UnsafeRawBufferPointer) throws(RecorderError) {
    let next = state.withLock { state -> (names: [MeasuredName], frame: FrameMeasurement)? in
      guard state.first < state.frames.count else { return nil }
      defer {
        state.first += 1
        if state.first == state.frames.count { (state.frames, state.first) = ([], 0) }
      }
      return state.frames[state.first]
    }
    guard let next else { return }
    var frame = next.frame
    frame.picture = XXH64.hash(pixels)
    do { try receive(next.names, frame) } catch let error as RecorderError { throw error } catch {
      state.withLock { $0.error = error }
      throw .closedPipe
    }
  }

  /// Throws the error that the receiver has thrown, if there is one.
  fileprivate func check() throws {
    if let error = state.withLock({ $0.error }) { throw error }
  }
}

extension Recorder {
  /// Measures the frames of an animation. The stream in the recorder's plan must pass the pixels to
  /// the queue.
  ///
  /// - Throws: `RecorderError`, `AnimError`, `HostError`, the error of a cue, or the error of the
  ///   queue's receiver.
  package func measure(into queue: MeasurementQueue) async throws {
    let source = MeasuredFrames(
      host: try plan.start(plan.columns[0], fonts: fonts), queue: queue)
    do { try await record(source) } catch {
      try queue.check()
      throw error
    }
  }
}

/// The source of an animation's frames. It adds the leaves of a frame to a queue when the display
/// list of the frame is requested.
@MainActor private struct MeasuredFrames: FrameSource {
  let host: Zoetrope.Host
  let queue: MeasurementQueue

  func advanceUntouched(to seconds: Double) async throws {
    try await host.advanceUntouched(to: seconds)
  }

  func takeUsedFiles() -> [InputFile] { host.takeUsedFiles() }

  func takeDiagnostics() -> [Diagnostic] { host.takeDiagnostics() }

  func displayList() -> DisplayList {
    queue.add(host)
    return host.displayList()
  }
}
