import Foundation
import ZoetropeProcess

/// Asks questions in copies of this process, so that a layout that traps or never returns ends only
/// a copy.
///
/// This process should have no other thread at work.
package struct TrialProcess {
  /// The ways in which a copy ends.
  package enum End: Equatable {
    /// The questions were answered; the value is their result.
    case answered(Bool)
    /// A signal has ended the copy. The value is the message of the trap, or the name of the
    /// signal.
    case trapped(String)
    /// A call has taken too long. The value tells how long, in words.
    case endless(String)

    /// The end as the verb of a sentence.
    var verb: String {
      if case .endless = self { return "does not return" }
      return "traps"
    }

    /// The words about the signal or the time; empty for answers.
    var words: String {
      switch self {
      case .answered: ""
      case .trapped(let words), .endless(let words): words
      }
    }
  }

  /// The note of the running call.
  package let notes: CallNotes
  /// The file that receives the output of copies, with the messages of traps.
  private let errors: CallNotes

  /// The number of bytes that the questions may allocate.
  private static let memory = 2 << 30
  /// The factor by which two limits exceed the limit for the processor time of a call: the limit
  /// for the processor time of a whole copy, and the limit for the time that a call may wait.
  static let longer = 12.0

  /// Creates a process; nil if the system has no files in memory.
  package init?() {
    guard let notes = CallNotes(), let errors = CallNotes() else { return nil }
    self.notes = notes
    self.errors = errors
  }

  /// Asks questions in a copy of the process.
  package func run(_ body: () -> Bool) -> End {
    notes.words = ""
    errors.clear()
    var signal: Int32 = 0
    let limits = zoetrope_child_limits(
      memory: Self.memory, processor_time: UInt32((notes.limit * Self.longer).rounded(.up)))
    let result = withoutActuallyEscaping(body) { body in
      var context = body
      return withUnsafeMutablePointer(to: &context) { pointer in
        zoetrope_run_in_child(
          notes.file, errors.file, limits,
          { $0?.assumingMemoryBound(to: (() -> Bool).self).pointee() == true ? 1 : 0 }, pointer,
          &signal)
      }
    }
    if result < 0 && signal == 0 {
      // This process must not ask the questions itself, because a layout might trap or never
      // return.
      let reason = String(cString: strerror(errno))
      fatalError("The process cannot be copied in order to check a layout: \(reason)")
    }
    return Self.end(signal: signal, messages: errors.messages, limit: notes.limit)
      ?? .answered(result == 1)
  }

  /// Returns how a signal has ended a process; nil for no signal.
  ///
  /// - Parameters:
  ///   - signal: The number of the signal; 0 for none.
  ///   - messages: The text that the process has written.
  ///   - limit: The processor time of a call, in seconds. A copy has twelve times as much in all.
  package static func end(signal: Int32, messages: String, limit: Double) -> End? {
    switch signal {
    case 0: return nil
    case SIGVTALRM:
      return .endless("still running after \(SourceText.number(limit)) s of processor time")
    case SIGXCPU:
      return .endless(
        "still running after \(SourceText.number(limit * longer)) s of processor time")
    case SIGALRM: return .endless("still waiting after \(SourceText.number(limit * longer)) s")
    default: return .trapped(trap(signal, messages))
    }
  }

  /// Returns the runtime's message about a trap, with the name of the source file instead of its
  /// path. Returns a description of the signal if there is no such message.
  private static func trap(_ signal: Int32, _ messages: String) -> String {
    for line in messages.split(separator: "\n") {
      guard let match = line.firstMatch(of: /(\S+:\d+: )?(Fatal error|Precondition failed)(: .*)?/)
      else { continue }
      let place = match.1.map { " (\($0.split(separator: "/").last?.dropLast(2) ?? ""))" } ?? ""
      return "\(match.2)\(match.3 ?? "")\(place)"
    }
    switch signal {
    case SIGSEGV, SIGBUS: return "signal \(signal), as after a recursion without end"
    case SIGKILL: return "signal \(signal), as for lack of memory"
    default: return "signal \(signal), as after an overflow or an index out of range"
    }
  }
}
