import Zoetrope
import ZoetropeSequences

/// Receives the progress of a recording, and can stop it. Methods are called from several tasks
/// concurrently.
package protocol RecordingMonitor: Sendable {
  /// Reports that the content can be shown and frames will follow. May be called more than once.
  func started()
  /// Reports that `count` frames were complete before the recording began.
  func framesKept(_ count: Int)
  /// Reports that `count` more frames have been written.
  func framesCompleted(_ count: Int)
  /// Reports a diagnostic, after which the recording continues. The same diagnostic may be reported
  /// repeatedly.
  func noticed(_ diagnostic: Diagnostic)
  /// The signal that requested an interruption; nil if there is none.
  var interruption: Int32? { get }
}

extension RecordingMonitor {
  /// Reports several diagnostics, one by one.
  package func noticed(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { noticed(diagnostic) }
  }

  /// Throws ``RecorderError/interrupted(signal:)`` if an interruption was requested.
  package func checkInterruption() throws(RecorderError) {
    if let signal = interruption { throw .interrupted(signal: signal) }
  }
}
