/// The state of updating views: whether it is due, the evaluation that runs, and their number.
struct BodyEvaluation {
  /// Whether a place has changed since the last update.
  var isNeeded = false
  /// The number of bodies evaluated so far.
  var count = 0
  /// The running evaluation, whose reads are recorded; nil between evaluations.
  var reader: Reader?
  /// What is known of the types of views and state.
  var types = TypeTable()
}
