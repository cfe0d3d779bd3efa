import Foundation
import Zoetrope

/// A protection of this process from layouts that trap or never return. Layouts are called in
/// copies of this process, and a note tells which code is running.
package struct LawIsolation {
  /// The runner that calls layouts in copies of this process.
  package let process: TrialProcess
  /// The note that tells another process which code of an animation is running; nil for no note.
  package let notes: CallNotes?

  /// Creates a protection; nil if no files in memory can be created.
  package init?(notes: CallNotes?) {
    guard let process = TrialProcess() else { return nil }
    self.process = process
    self.notes = notes
  }
}
