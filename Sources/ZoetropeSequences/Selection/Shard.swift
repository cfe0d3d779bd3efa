/// One of several equal shares of a recording's frames. Each share is recorded by a process of its
/// own.
///
/// The frames are dealt out in turn: shard *i* of *n* has every *n*-th selected frame, beginning at
/// index *i*. Adjacent frames take about the same time, so all shards take about the same time. If
/// the shards were blocks of adjacent frames, one shard could have the simplest part of the
/// animation and another one the most complex part. Dealing costs no additional time. With either
/// division, every process must simulate all frames before its last one, and the recording takes as
/// long as its slowest shard.
package struct Shard: Equatable, Sendable {
  /// The index of the shard, from 0 to ``count`` − 1.
  package let index: Int
  /// The number of shards. It is positive.
  package let count: Int

  /// Creates a shard; nil if `index` is not in `0..<count`.
  package init?(index: Int, of count: Int) {
    guard count > 0, 0..<count ~= index else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Returns the shard's frames. O(*n*) in the number of its frames.
  package func frames(of selected: [Int]) -> [Int] {
    stride(from: index, to: selected.count, by: count).map { selected[$0] }
  }
}
