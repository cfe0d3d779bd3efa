import Foundation
import Zoetrope

/// Protects this process from questions that may end a process. Copies of this process ask such
/// questions, and a note tells which code is running.
package struct LawIsolation {
  /// Asks layouts about specimens in copies of this process.
  package let process: TrialProcess
  /// The note that tells another process which code of an animation runs; nil for none.
  package let notes: CallNotes?

  /// Creates a value; nil if the system has no files in memory.
  package init?(notes: CallNotes?) {
    guard let process = TrialProcess() else { return nil }
    self.process = process
    self.notes = notes
  }
}
