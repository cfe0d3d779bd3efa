import Zoetrope

/// Who is told how a recording comes along, and may stop it. Called by several tasks at once.
package protocol RecordingMonitor: Sendable {
  /// The content can be shown, and frames will follow. May be told more than once.
  func started()
  /// So many more frames are on disk.
  func framesCompleted(_ count: Int)
  /// Something looks wrong, but the recording goes on. The same may be told more than once.
  func noticed(_ diagnostic: Diagnostic)
  /// The signal that asks the process to stop, if one has.
  var interruption: Int32? { get }
}

extension RecordingMonitor {
  /// Passes on what has looked wrong.
  func noticed(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { noticed(diagnostic) }
  }

  /// Throws ``RecorderError/interrupted(signal:)`` if the process is asked to stop.
  func checkInterruption() throws(RecorderError) {
    if let signal = interruption { throw .interrupted(signal: signal) }
  }
}
