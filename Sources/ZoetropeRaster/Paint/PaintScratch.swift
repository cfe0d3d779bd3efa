/// The buffers of gradients, and of rows of colors that are composited.
///
/// Invariants:
/// - Operations refer to `gradients` by index, and ramps to `stops` and `entries`: the three only
///   grow until their surface has been painted.
/// - The rows are as long as the widest operation that needs them; their pixels last for one span
///   (`row`) or for one operation (`sharedRow`).
struct PaintScratch: ~Copyable {
  /// The gradients of all operations.
  var gradients: [GradientOperation] = []
  /// The stops of all ramps.
  var stops = ScratchBuffer<RampStop>()
  /// The entries of all ramps' tables; see ``GradientRamp``.
  var entries = ScratchBuffer<UInt32>()
  /// Pixels of a paint that are to be composited.
  var row = ScratchBuffer<UInt32>()
  /// A row of a paint that is the same in all rows.
  var sharedRow = ScratchBuffer<UInt32>()

  /// The sizes of the buffers that operations refer to.
  struct Mark {
    let gradients: Int
    let stops: Int
    let entries: Int
  }

  var mark: Mark {
    Mark(gradients: gradients.count, stops: stops.count, entries: entries.count)
  }

  /// Drops all gradients that were added after the mark.
  mutating func restore(_ mark: Mark) {
    gradients.removeLast(gradients.count - mark.gradients)
    stops.setCount(mark.stops)
    entries.setCount(mark.entries)
  }

  /// Drops all gradients.
  mutating func reset() { restore(Mark(gradients: 0, stops: 0, entries: 0)) }
}
