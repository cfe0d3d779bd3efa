/// Buffers for gradients, and for the rows of colors to be composited.
///
/// Invariants:
/// - Operations refer to `gradients` by index, and ramps refer to `stops` and `entries`. The three
///   buffers therefore keep their elements until the surface that the operations paint is finished.
/// - `row` and `sharedRow` are as long as the widest operation that needs them. The pixels of `row`
///   are valid for one span, and those of `sharedRow` for one operation in one band.
struct PaintScratch: ~Copyable {
  /// The gradients of all operations.
  var gradients: [GradientOperation] = []
  /// The stops of all ramps.
  var stops = ScratchBuffer<RampStop>()
  /// The entries of all ramps' tables; see ``GradientRamp``.
  var entries = ScratchBuffer<UInt32>()
  /// The pixels of one span, drawn with a paint and still to be composited.
  var row = ScratchBuffer<UInt32>()
  /// One row of pixels of a paint whose rows are all equal.
  var sharedRow = ScratchBuffer<UInt32>()

  /// The sizes of the buffers at one moment of planning. Only buffers that operations refer to are
  /// recorded.
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
