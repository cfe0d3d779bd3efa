import Foundation
import ZoetropeProcess

/// A runner for closures that call layouts, each in a copy of this process. A layout that traps or
/// never returns ends only a copy.
///
/// This process should have no other running thread.
package struct TrialProcess {
  /// The ways in which a copy ends.
  package enum End: Equatable {
    /// The closure has returned. The value is its result.
    case answered(Bool)
    /// A signal has ended the copy. The value is the message of the trap, or the name of the
    /// signal.
    case trapped(String)
    /// A call has taken too long. The value tells how long, in words.
    case endless(String)

    /// The predicate of a sentence about a call that has trapped or not returned.
    var verb: String {
      if case .endless = self { return "does not return" }
      return "traps"
    }

    /// The message about the signal or the time; empty for `answered`.
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

  /// The number of bytes that a copy may allocate.
  private static let memory = 2 << 30
  /// The factor between the processor time that a call may take and two longer limits: the
  /// processor time of a whole copy, and the elapsed time of a call.
  static let longer = 12.0

  /// Creates a runner; nil if no files in memory can be created. The process is copied only when
  /// ``run(_:)`` is called.
  package init?() {
    guard let notes = CallNotes(), let errors = CallNotes() else { return nil }
    self.notes = notes
    self.errors = errors
  }

  /// Runs a closure in a copy of the process, and returns the way in which the copy ended.
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
      // This process must not call the layout itself, because the layout might trap or never
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
  ///   - limit: The processor time that a call may take, in seconds. A whole copy may take 12 times
  ///     as much.
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
