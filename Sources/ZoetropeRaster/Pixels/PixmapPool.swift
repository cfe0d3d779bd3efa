/// The pixmaps of layers, kept for reuse.
///
/// Invariant: each pixmap is in exactly one of three states. It belongs to the caller that took it,
/// it is in `shown`, where operations refer to it by index, or it is free.
struct PixmapPool: ~Copyable {
  /// The pixmaps that operations refer to by index.
  private(set) var shown: [Pixmap] = []
  private var free = FreePixmaps()
  /// The total number of pixels of all pixmaps in ``shown``.
  private(set) var pixelCount = 0

  /// Returns a pixmap that covers `rect` and has unspecified pixels. A free pixmap is reused if
  /// there is one.
  mutating func take(_ rect: PixelRect) -> Pixmap {
    let pixmap = free.take(rect.width * rect.height) ?? Pixmap()
    pixmap.reshape(rect)
    return pixmap
  }

  /// Makes a pixmap available for a later ``take(_:)``.
  mutating func release(_ pixmap: Pixmap) { free.add(pixmap) }

  /// Adds a pixmap that operations refer to; returns its index in ``shown``.
  mutating func add(_ pixmap: Pixmap) -> Int {
    shown.append(pixmap)
    pixelCount += pixmap.rect.area
    return shown.count - 1
  }

  /// Frees the pixmaps of `shown` from index `count` on.
  mutating func release(downTo count: Int) {
    while shown.count > count {
      let pixmap = shown.removeLast()
      pixelCount -= pixmap.rect.area
      release(pixmap)
    }
  }
}

/// The free pixmaps, grouped by capacity, with two groups for each power of two. A frame with many
/// layers therefore need not search all free pixmaps.
private struct FreePixmaps {
  private var groups = [[Pixmap]](repeating: [], count: 64)
  /// One bit for each group. The bit is set if the group has a pixmap. The lowest bit stands for
  /// the group with the smallest capacities.
  private var filled: UInt64 = 0

  private static func group(of capacity: Int) -> Int {
    guard capacity > 1 else { return 0 }
    let exponent = Int.bitWidth - 1 - capacity.leadingZeroBitCount
    return min(2 * exponent + (capacity >> (exponent - 1)) & 1, 63)
  }

  mutating func add(_ pixmap: Pixmap) {
    let group = Self.group(of: pixmap.capacity)
    groups[group].append(pixmap)
    filled |= 1 << group
  }

  /// Removes and returns a free pixmap; nil if there are no free pixmaps. If possible, the pixmap
  /// has a capacity of at least `needed` pixels.
  ///
  /// The first choice is the last pixmap in the group for the capacity `needed`, if that pixmap is
  /// large enough. The second choice is a pixmap of the next larger group that is not empty. The
  /// last choice is a pixmap of the largest group that is not empty.
  ///
  /// - Complexity: O(1)
  mutating func take(_ needed: Int) -> Pixmap? {
    if filled == 0 { return nil }
    let own = Self.group(of: needed)
    if let last = groups[own].last, last.capacity >= needed { return removeLast(own) }
    let larger = filled & ~(UInt64.max >> (63 - own))
    return removeLast(
      larger == 0 ? 63 - filled.leadingZeroBitCount : larger.trailingZeroBitCount)
  }

  private mutating func removeLast(_ group: Int) -> Pixmap {
    let pixmap = groups[group].removeLast()
    if groups[group].isEmpty { filled &= ~(1 << group) }
    return pixmap
  }
}
