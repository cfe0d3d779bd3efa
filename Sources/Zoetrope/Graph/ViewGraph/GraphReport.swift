/// The problems found in a graph: diagnostics, layout faults that have not been reported yet, and
/// the error that ends the run.
struct GraphReport {
  /// Whether a fault in a layout is an error.
  var isStrict = false
  /// The error that the next flush throws; nil if there is none. Later errors do not replace it.
  private(set) var failure: HostError?
  /// The diagnostics so far.
  var diagnostics = DiagnosticLog()
  /// The faults that have been found but not reported yet.
  var faults: [(node: LayoutNode, fault: LayoutFault)] = []
  /// The name of the state that changed last.
  var lastChange: String?
  /// The container whose layout was the last to submit work to the main queue. The error about
  /// state that does not settle names it.
  weak var lastEnqueuingLayout: LayoutNode?
  private var writes = LayoutWrites()

  /// Keeps an error for the next flush, unless there is one.
  mutating func fail(_ error: HostError) { failure = failure ?? error }

  /// Reports that a layout writes state while it lays out, once for each layout and state.
  mutating func noteWrite(of state: String, by layout: LayoutNode, at time: Double) {
    guard writes.insert(state, by: layout) else { return }
    let path = layout.owner.path
    if isStrict { fail(.stateWrittenInLayout(time: time, state: state, layout: path)) }
    diagnostics.report(
      Diagnostic(
        "\(path) writes \(state) during layout; the write takes effect after the layout pass; "
          + "write it from DispatchQueue.main.async instead"))
  }

  /// The error for state that still changes after a number of rounds.
  func unsettled(at time: Double, rounds: Int) -> HostError {
    .unsettled(
      time: time, rounds: rounds, state: lastChange, layout: lastEnqueuingLayout?.owner.path)
  }
}
