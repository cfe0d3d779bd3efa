/// Who is told how a recording comes along, and may stop it. Called by several tasks at once.
package protocol RecordingMonitor: Sendable {
  /// So many more frames are on disk.
  func framesCompleted(_ count: Int)
  /// The signal that asks the process to stop, if one has.
  var interruption: Int32? { get }
}

extension RecordingMonitor {
  /// Throws ``RecorderError/interrupted(signal:)`` if the process is asked to stop.
  func checkInterruption() throws(RecorderError) {
    if let signal = interruption { throw .interrupted(signal: signal) }
  }
}
