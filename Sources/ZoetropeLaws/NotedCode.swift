/// The code that ran in an animation when its process ended.
package struct NotedCode: Equatable {
  /// The kinds of code.
  package enum Kind: String {
    /// A function of a custom layout.
    case layout
    /// The body of a view, or another closure that makes its content.
    case view
    /// A cue, an action or a task, or the library.
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

  /// The code as a note.
  var note: String { "\(kind.rawValue)\n\(name)\n\(time)\n\(limit)\n\(path)" }

  /// Returns the part of a sentence that tells how the code has ended its process. In the sentence,
  /// this part follows the name of the animation.
  ///
  /// - Parameters:
  ///   - end: The end; nil if the code has ended the program without a signal, as by
  ///     `exit`.
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

  /// Returns the end of a process as the predicate of a sentence.
  ///
  /// - Parameters:
  ///   - end: The end; nil if code has ended the program without a signal, as by `exit`.
  ///   - status: The status with which code has ended the program.
  package static func act(_ end: TrialProcess.End?, status: Int32 = 0) -> String {
    if let end { return "\(end.verb): \(end.words)" }
    return status == 0 ? "ends the program" : "ends the program with status \(status)"
  }
}

extension NotedCode {
  /// Reads a note; nil if it is not about code of an animation.
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
  /// The code that runs in an animation; nil if none does.
  package var runningCode: NotedCode? { NotedCode(note: words) }
}
