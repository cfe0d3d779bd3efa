import Observation

/// Evaluating bodies.
extension ViewGraph {
  /// Requests an update of the places that are marked.
  func setNeedsUpdate() { evaluation.isNeeded = true }

  /// The number of bodies evaluated so far.
  package var bodyCount: Int {
    get { evaluation.count }
    set { evaluation.count = newValue }
  }

  /// The running evaluation; nil between evaluations.
  package var reader: Reader? { evaluation.reader }

  /// Runs an evaluation whose reads are recorded.
  package func reading<T>(by reader: Reader, _ body: () -> T) -> T {
    let outer = evaluation.reader
    evaluation.reader = reader
    defer { evaluation.reader = outer }
    return withObservationTracking(body, onChange: reader.observedChange())
  }

  /// Whether two values are equal byte for byte, padding aside.
  package func haveEqualBytes<Value>(_ a: Value, _ b: Value) -> Bool {
    evaluation.types.haveEqualBytes(a, b)
  }

  /// The stored properties of a type that are dynamic properties.
  package func dynamicFields(of type: Any.Type) -> DynamicFields {
    evaluation.types.dynamicFields(of: type)
  }
}
