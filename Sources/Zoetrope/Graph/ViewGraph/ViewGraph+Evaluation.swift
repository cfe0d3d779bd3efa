import Observation

/// Evaluating bodies.
extension ViewGraph {
  /// Requests an update of the view nodes that are marked as changed.
  func setNeedsUpdate() { evaluation.isNeeded = true }

  /// The number of evaluations of bodies so far.
  package var bodyCount: Int {
    get { evaluation.count }
    set { evaluation.count = newValue }
  }

  /// The record of the running evaluation; nil between evaluations.
  package var reader: Reader? { evaluation.reader }

  /// Runs an evaluation. Each value that the evaluation reads registers `reader`, so that a change
  /// of the value can request another evaluation.
  package func reading<T>(by reader: Reader, _ body: () -> T) -> T {
    let outer = evaluation.reader
    evaluation.reader = reader
    if codeWatch != nil { tellWatch(isView: true) }
    defer {
      evaluation.reader = outer
      if codeWatch != nil { tellWatch(isView: outer != nil) }
    }
    let isRecorded = pass.pointee.isProfiling && profile?.beginEvaluation(by: reader) == true
    defer { if isRecorded { profile?.end() } }
    return withObservationTracking(body, onChange: reader.observedChange())
  }

  /// Returns whether two values are equal byte for byte, ignoring padding.
  package func haveEqualBytes<Value>(_ a: Value, _ b: Value) -> Bool {
    evaluation.types.haveEqualBytes(a, b)
  }

  /// Returns the dynamic properties among the stored properties of a type.
  package func dynamicFields(of type: Any.Type) -> DynamicFields {
    evaluation.types.dynamicFields(of: type)
  }
}
