import Foundation

/// A growing array of integers that are all zero whenever it grows.
///
/// The operating system provides large arrays as pages of zeros, which occupy memory only once they
/// are written. Cells that no shape touches therefore cost neither time nor memory.
struct ZeroedBuffer<Element: FixedWidthInteger & BitwiseCopyable>: ~Copyable {
  /// The address of the first element. It changes when the buffer grows.
  private(set) var base: UnsafeMutablePointer<Element>
  private var count = 0

  init() { base = Self.zeros(1) }

  deinit { free(base) }

  /// Raises the number of elements to at least `count`. The elements must all be zero. If the
  /// buffer has to grow, its size at least doubles, so that growing step by step takes little time.
  mutating func reserve(_ count: Int) {
    guard count > self.count else { return }
    let larger = max(count, 2 * self.count)
    free(base)
    base = Self.zeros(larger)
    self.count = larger
  }

  private static func zeros(_ count: Int) -> UnsafeMutablePointer<Element> {
    guard let zeros = calloc(count, MemoryLayout<Element>.stride) else {
      fatalError("no memory for \(count) integers")
    }
    return zeros.bindMemory(to: Element.self, capacity: count)
  }
}
