import Synchronization

/// A cache of the outlines of recently drawn symbols.
///
/// An outline depends only on its key, so an outline in the cache is always valid. All pictures
/// that a program draws share one cache. A server that shows the same symbols in many pictures
/// therefore computes each of their outlines once.
///
/// The cache has two generations. New outlines are inserted into the young generation. An outline
/// in the old generation moves to the young one when it is used again. If the young generation is
/// full, an insertion first drops the old generation. The young generation then becomes the old
/// one, and a new young generation begins.
///
/// Guarantees: the cache never holds more than twice ``capacity`` outlines. It may be used on any
/// thread.
package final class SymbolOutlineCache: Sendable {
  private struct Generations {
    var young: [SymbolOutline.Key: SymbolOutline] = [:]
    var old: [SymbolOutline.Key: SymbolOutline] = [:]
  }

  /// The cache of the program.
  package static let shared = SymbolOutlineCache(capacity: 256)

  /// The maximum number of outlines in a generation; at least 1.
  private let capacity: Int
  private let generations = Mutex(Generations())

  /// Creates an empty cache.
  package init(capacity: Int) { self.capacity = max(capacity, 1) }

  /// The number of outlines in the cache.
  package var count: Int { generations.withLock { $0.young.count + $0.old.count } }

  /// Returns whether the cache has the outline for a key.
  func holds(_ key: SymbolOutline.Key) -> Bool {
    generations.withLock { $0.young[key] != nil || $0.old[key] != nil }
  }

  /// Returns the outline for a key; nil if the key's design does not exist. If the cache lacks the
  /// outline, this method computes it and inserts it.
  ///
  /// - Complexity: O(1) for an outline in the cache.
  package func outline(_ key: SymbolOutline.Key) -> SymbolOutline? {
    if let known = recalled(key) { return known }
    // The outline is computed without the lock, so that other threads do not wait. If two threads
    // compute the outline for the same key, the results are equal.
    guard let design = SymbolCatalogue.design(of: key.form) else { return nil }
    let outline = SymbolOutline(key, design)
    generations.withLock { insert(outline, into: &$0) }
    return outline
  }

  private func recalled(_ key: SymbolOutline.Key) -> SymbolOutline? {
    generations.withLock { generations in
      if let outline = generations.young[key] { return outline }
      guard let outline = generations.old.removeValue(forKey: key) else { return nil }
      insert(outline, into: &generations)
      return outline
    }
  }

  private func insert(_ outline: SymbolOutline, into generations: inout Generations) {
    if generations.young.count >= capacity {
      (generations.old, generations.young) = (generations.young, [:])
    }
    generations.young[outline.key] = outline
    generations.old[outline.key] = nil
  }
}
