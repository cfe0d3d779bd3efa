/// A kind of work on a virtual clock, for use in messages.
package enum WorkKind: Sendable, Hashable, CustomStringConvertible {
  /// Work that was submitted to the main dispatch queue.
  case dispatch
  /// The end of a task's sleep. The value is the length of the sleep in seconds.
  case sleep(Double)
  /// The firing of a timer. The value is the interval of the timer in seconds.
  case timer(Double)

  /// A noun phrase, such as "a timer of 0.5 s".
  package var description: String {
    switch self {
    case .dispatch: "work of the main dispatch queue"
    case .sleep(let seconds): "a task that sleeps for \(seconds) s"
    case .timer(let seconds): "a timer of \(seconds) s"
    }
  }
}
