/// The state of view updates: whether an update is needed, which body is being evaluated, and how
/// many bodies have been evaluated.
struct BodyEvaluation {
  /// Whether a view node has changed since the last update.
  var isNeeded = false
  /// The number of evaluations of bodies so far.
  var count = 0
  /// The record of the running evaluation; nil between evaluations.
  var reader: Reader?
  /// The memory layout and the dynamic properties of each type of view or state seen so far.
  var types = TypeTable()
}
