/// An animation's code as named by a note, such as the code that ran when the process ended.
package struct NotedCode: Equatable {
  /// The kinds of code.
  package enum Kind: String {
    /// A function of a custom layout.
    case layout
    /// The body of a view, or another closure that creates the view's content.
    case view
    /// Code outside layouts and views: a cue, an action, a task, or the library itself.
    case other
  }

  /// The kind of the code.
  package let kind: Kind
  /// The name of the type of the layout; empty for other code.
  package let name: String
  /// The path of the container or of the view; empty for other code, and for the content of the
  /// animation itself.
  package let path: String
  /// The virtual time, in seconds.
  package let time: String
  /// The processor time that the code may take, in seconds.
  package let limit: Double

  /// A note about the code, as a text that ``init(note:)`` can read.
  var note: String { "\(kind.rawValue)\n\(name)\n\(time)\n\(limit)\n\(path)" }

  /// Returns the rest of a sentence that begins with the name of an animation. The rest tells how
  /// the code has ended its process.
  ///
  /// - Parameters:
  ///   - end: The way in which the process ended; nil if the process ended without a signal, such
  ///     as by a call of `exit`.
  ///   - status: The status with which the code has ended the program.
  package func words(_ end: TrialProcess.End?, status: Int32 = 0) -> String {
    "\(subject) \(Self.act(end, status: status))"
  }

  /// The time and the code, as the beginning of a sentence.
  package var subject: String {
    let subject =
      switch kind {
      case .layout: "at \(path), the layout \(name)"
      case .view: path.isEmpty ? "the content of the anim" : "at \(path), the view"
      case .other: "code outside of views and layouts, such as a cue or a task,"
      }
    return "at \(time) s, \(subject)"
  }

  /// Returns the predicate of a sentence that tells how code has ended a process.
  ///
  /// - Parameters:
  ///   - end: The way in which the process ended; nil if the process ended without a signal, such
  ///     as by a call of `exit`.
  ///   - status: The status with which code has ended the program.
  package static func act(_ end: TrialProcess.End?, status: Int32 = 0) -> String {
    if let end { return "\(end.verb): \(end.words)" }
    return status == 0 ? "ends the program" : "ends the program with status \(status)"
  }
}

extension NotedCode {
  /// Creates a value from the text of a note; nil if the note is not about code of an animation.
  init?(note: String) {
    let parts = note.split(separator: "\n", maxSplits: 4, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 5, let kind = Kind(rawValue: parts[0]), let limit = Double(parts[3]) else {
      return nil
    }
    self.init(kind: kind, name: parts[1], path: parts[4], time: parts[2], limit: limit)
  }
}

extension CallNotes {
  /// The code that the note names; nil if the note names no code of an animation.
  package var runningCode: NotedCode? { NotedCode(note: words) }
}
