/// The buffers in which images are sampled.
///
/// Invariants:
/// - Values of ``Operation`` refer to `operations` by index. The elements of `operations` refer to
///   `tapRuns`, and runs refer to `taps`. The three buffers therefore keep their elements until the
///   surface that the operations paint is finished.
/// - `sampleTaps` has room for four samples of `sampleTapLimit` taps each. Two samples belong to
///   the finer size of an image: one for the columns and one for the rows. The other two samples
///   belong to the coarser size.
struct ImageScratch: ~Copyable {
  /// The images of all operations.
  var operations: [ImageOperation] = []
  /// The taps that all canvas rows of an operation share; see ``ImageTap``. The taps of each sample
  /// follow the taps of the sample before it.
  var taps = ScratchBuffer<ImageTap>()
  /// The runs into which `taps` is divided. Each run holds the taps of one sample.
  var tapRuns = ScratchBuffer<TapRun>()
  /// Scratch memory for taps that are computed for one pixel or for one row.
  var sampleTaps = ScratchBuffer<ImageTap>()
  /// An upper bound of the number of taps in a sample of any operation planned so far.
  var sampleTapLimit = 0
  /// The sampled pixels of one span.
  var row = ScratchBuffer<UInt32>()

  /// The sizes of the buffers at one moment of planning. Only buffers that operations refer to are
  /// recorded.
  struct Mark {
    let operations: Int
    let taps: Int
    let tapRuns: Int
  }

  var mark: Mark {
    Mark(operations: operations.count, taps: taps.count, tapRuns: tapRuns.count)
  }

  /// Drops all images that were added after the mark.
  mutating func restore(_ mark: Mark) {
    operations.removeLast(operations.count - mark.operations)
    taps.setCount(mark.taps)
    tapRuns.setCount(mark.tapRuns)
  }

  /// Drops all images.
  mutating func reset() { restore(Mark(operations: 0, taps: 0, tapRuns: 0)) }
}
