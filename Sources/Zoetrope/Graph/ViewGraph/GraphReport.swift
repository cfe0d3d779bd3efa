/// The problems found in a graph: diagnostics, layout faults that have not been reported yet, and
/// the error that ends the run.
struct GraphReport {
  /// Whether a layout fault ends the run with an error, in addition to its diagnostic.
  var isStrict = false
  /// The error that the next call of `flush()` throws; nil if there is none. Later errors do not
  /// replace it.
  private(set) var failure: HostError?
  /// The pieces of state that layouts have changed.
  var settling = SettlingLog()
  /// The diagnostics reported so far.
  var diagnostics = DiagnosticLog()
  /// The faults that have been found but not reported yet.
  var faults: [FoundFault] = []
  /// The name of the piece of state that changed last.
  var lastChange: String?
  /// The container whose layout was the last to submit work to the main queue. The path of this
  /// container is part of the error ``HostError/unsettled(time:rounds:state:layout:work:)``.
  weak var lastEnqueuingLayout: LayoutNode?
  /// The kind of the main-queue work that was performed last, and its time in seconds; nil if no
  /// such work has been performed.
  var lastWork: (kind: WorkKind, time: Double)?
  private var writes = LayoutWrites()

  /// Records an error that the next call of `flush()` throws. An earlier error takes precedence.
  mutating func fail(_ error: HostError) { failure = failure ?? error }

  /// Reports a write of state by a layout that is running. Each pair of a layout and a piece of
  /// state is reported once.
  mutating func noteWrite(of state: String, by layout: LayoutNode, at time: Double) {
    settling.note(state, by: layout, isHandedOver: false, at: time)
    guard writes.insert(state, by: layout) else { return }
    let path = layout.owner.path
    if isStrict { fail(.stateWrittenInLayout(time: time, state: state, layout: path)) }
    diagnostics.report(
      Diagnostic(
        "\(path) writes \(state) during layout; the write takes effect after the layout pass; "
          + "write it from DispatchQueue.main.async instead"))
  }

  /// Returns the error for state that still changes after the given number of rounds.
  func unsettled(at time: Double, rounds: Int) -> HostError {
    let layout = lastEnqueuingLayout?.owner.path
    let work = layout == nil && lastWork?.time == time ? lastWork?.kind.description : nil
    return .unsettled(time: time, rounds: rounds, state: lastChange, layout: layout, work: work)
  }
}

/// A fault in a layout, and the node at which it was found.
struct FoundFault {
  /// The node; nil after its removal. A strong reference would keep removed nodes alive, because
  /// each node retains the nodes inside it.
  weak var node: LayoutNode?
  let fault: LayoutFault
}
