/// One of several equal shares of a recording's frames, which different processes write.
///
/// Frames are dealt out in turn: shard *i* of *n* has every *n*-th selected frame, from the *i*-th
/// on. Adjacent frames take about the same time, so that all shards take the same time, too. Blocks
/// of adjacent frames would not: one shard would have a still part, and another one the most
/// crowded. Dealing costs nothing, since the last block has to pass through all frames before it as
/// well, and lasts as long as the longest shard.
package struct Shard: Equatable, Sendable {
  /// The index of the shard; 0 up to, but not including, ``count``.
  package let index: Int
  /// The number of shards; positive.
  package let count: Int

  /// Creates a shard; nil if the index is not below the count.
  package init?(index: Int, of count: Int) {
    guard count > 0, 0..<count ~= index else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Returns the shard's frames. O(*n*) in the number of its frames.
  package func frames(of selected: [Int]) -> [Int] {
    stride(from: index, to: selected.count, by: count).map { selected[$0] }
  }
}
