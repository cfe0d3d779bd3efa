/// The pixmaps of layers, kept for reuse.
///
/// Invariant: each pixmap belongs to the caller that took it, or is in `shown` for operations, or
/// is free.
struct PixmapPool: ~Copyable {
  /// The pixmaps that operations refer to by index.
  private(set) var shown: [Pixmap] = []
  private var free: [Pixmap] = []
  /// The total number of pixels of all pixmaps in ``shown``.
  private(set) var pixelCount = 0

  /// Returns a pixmap that covers `rect` and has unspecified pixels. A free pixmap is reused if
  /// there is one.
  mutating func take(_ rect: PixelRect) -> Pixmap {
    let needed = rect.width * rect.height
    // The best one is the smallest that is large enough, or, if none is, the largest.
    var best: Int?
    for (index, pixmap) in free.enumerated() {
      guard let chosen = best else {
        best = index
        continue
      }
      let (old, new) = (free[chosen].capacity, pixmap.capacity)
      if old < needed ? new > old : new >= needed && new < old { best = index }
    }
    let pixmap = best.map { free.remove(at: $0) } ?? Pixmap()
    pixmap.reshape(rect)
    return pixmap
  }

  /// Makes a pixmap available for a later ``take(_:)``.
  mutating func release(_ pixmap: Pixmap) { free.append(pixmap) }

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
