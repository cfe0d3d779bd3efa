/// The state of updating views: whether an update is needed, the running evaluation, and the number
/// of evaluations.
struct BodyEvaluation {
  /// Whether a view node has changed since the last update.
  var isNeeded = false
  /// The number of bodies evaluated so far.
  var count = 0
  /// The running evaluation, whose reads are recorded; nil between evaluations.
  var reader: Reader?
  /// The memory layouts and dynamic properties of the types of views and state, by type.
  var types = TypeTable()
}
