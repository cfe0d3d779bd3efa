/// The operations of a surface, sorted by the bands that they reach into.
///
/// The sort is a counting sort into the buffers of a ``RenderContext``. An operation is copied once
/// for each of its bands, so that the operations of a band are contiguous in memory. If there would
/// be too many copies, only the indices of the operations are sorted.
struct BandOperations {
  /// The first operation. The indices that ``numbers(inBand:)`` returns are counted from it.
  let base: UnsafeMutablePointer<Operation>
  private let starts: UnsafeMutablePointer<UInt32>
  private let numbers: UnsafeMutablePointer<UInt32>
  private let firstBand: Int
  /// The largest number of copied operations for one surface. These copies take up to about four
  /// megabytes.
  private static let mostCopies = 1 << 15

  /// Sorts the operations of a context, from the index `first` on, by band.
  ///
  /// - Parameters:
  ///   - context: The context whose operations are sorted.
  ///   - first: The index of the first operation that is sorted.
  ///   - bands: The range of the band numbers of the surface.
  ///   - origin: The row where band 0 begins.
  ///   - bandHeight: The number of rows in a band.
  /// - Complexity: O(operations + entries), where an entry is one operation in one band.
  init(
    _ context: RenderContext, from first: Int, bands: ClosedRange<Int>, origin: Int, bandHeight: Int
  ) {
    firstBand = bands.lowerBound
    let operations = context.plan.operations.base
    let end = context.plan.operations.count
    let height = UInt32(bandHeight)
    let top = origin + bands.lowerBound * bandHeight
    let bottom = origin + (bands.upperBound + 1) * bandHeight
    @inline(__always) func reach(_ number: Int) -> Range<Int> {
      let bounds = operations[number].bounds
      let (first, end) = (max(bounds.top, top), min(bounds.bottom, bottom))
      if first >= end { return 0..<0 }
      let band = Int(UInt32(truncatingIfNeeded: first &- top) / height)
      return band..<Int(UInt32(truncatingIfNeeded: end &- 1 &- top) / height) &+ 1
    }
    context.bands.starts.fill(count: bands.count + 1, with: 0)
    let starts = context.bands.starts.base
    for number in first..<end {
      for band in reach(number) { starts[band] &+= 1 }
    }
    var sum: UInt32 = 0
    for band in 0...bands.count {
      (starts[band], sum) = (sum, sum &+ starts[band])
    }
    let count = Int(sum)
    let isSorted = count <= Self.mostCopies
    context.bands.numbers.setCount(count)
    if isSorted { context.bands.operations.setCount(count) }
    let (numbers, sorted) = (context.bands.numbers.base, context.bands.operations.base)
    // After the loop, each element of `starts` is the end of its band, which is also the start of
    // the next band.
    for number in first..<end {
      for band in reach(number) {
        let place = starts[band]
        starts[band] &+= 1
        numbers[Int(place)] = isSorted ? place : UInt32(truncatingIfNeeded: number)
        if isSorted { sorted[Int(place)] = operations[number] }
      }
    }
    self.starts = starts
    self.numbers = numbers
    base = isSorted ? sorted : operations
  }

  /// Returns the operations that reach into a band, in drawing order. Each is given by its index in
  /// ``base``.
  func numbers(inBand band: Int) -> UnsafeMutableBufferPointer<UInt32> {
    let index = band - firstBand
    let start = index == 0 ? 0 : Int(starts[index - 1])
    return UnsafeMutableBufferPointer(
      start: numbers + start, count: Int(starts[index]) - start)
  }
}
